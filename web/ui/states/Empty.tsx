import type { ReactNode } from "react";

type Props = {
	children: ReactNode;
	/** What the user can do next. */
	text?: string;
	action?: ReactNode;
};

/** Shown instead of an empty list, with the next step. */
export const Empty = ({ children, text, action }: Props) => (
	<div className="empty stack">
		<p>{children}</p>
		{text && <p>{text}</p>}
		{action && <p>{action}</p>}
	</div>
);
