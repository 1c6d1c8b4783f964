import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router-dom";

type Props = Pick<ComponentProps<"div">, "className" | "role" | "children"> & {
	/** Absent where the content brings its own. */
	title?: ReactNode;
	/** What its heading has beside the title. */
	heading?: Omit<ComponentProps<"h1">, "children">;
	/** Leads to the page that this one belongs to. */
	back?: { to: string; text: string };
	/** What the page is for, in a sentence. */
	lead?: ReactNode;
	/** The page's main actions, beside the title. */
	actions?: ReactNode;
};

/** A page: its title, what it is for, what can be done, and its content. */
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
