import type { ReactNode } from "react";

type Props = {
	title: ReactNode;
	/** What the page is for, in a sentence. */
	lead?: ReactNode;
	/** The page's main actions, beside the title. */
	actions?: ReactNode;
	children: ReactNode;
};

/** A page: its title, what it is for, what can be done, and its content. */
export const Page = ({ title, lead, actions, children }: Props) => (
	<div className="width page stack">
		<header className="section-head">
			<h1>{title}</h1>
			{actions}
		</header>
		{lead && <p className="lead">{lead}</p>}
		{children}
	</div>
);
