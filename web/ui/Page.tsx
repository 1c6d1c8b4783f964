import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router-dom";

type Props = Pick<ComponentProps<"div">, "className" | "role" | "children"> & {
	/** Undefined if the content has its own title. */
	title?: ReactNode;
	/** Further props of the `h1`. */
	heading?: Omit<ComponentProps<"h1">, "children">;
	/** Link to the parent page. */
	back?: { to: string; text: string };
	/** One sentence about the page's purpose. */
	lead?: ReactNode;
	/** Main actions, beside the title. */
	actions?: ReactNode;
};

/** Page layout: title, lead, actions and content. */
export function Page({
	title,
	heading,
	back,
	lead,
	actions,
	className = "",
	role,
	children,
}: Props) {
	const h1 = title && <h1 {...heading}>{title}</h1>;
	return (
		<div className={`width page stack ${className}`} role={role}>
			{back && (
				<p>
					<Link to={back.to}>{back.text}</Link>
				</p>
			)}
			{actions ? (
				<header className="section-head">
					{h1}
					{actions}
				</header>
			) : (
				h1
			)}
			{lead && <p className="lead">{lead}</p>}
			{children}
		</div>
	);
}
