import type { ReactNode } from "react";

type Props = {
	children: ReactNode;
	/** What can be done about it. */
	text?: string;
	action?: ReactNode;
};

/** Stands where a list has nothing, with what to do next. */
export const Empty = ({ children, text, action }: Props) => (
	<div className="empty stack">
		<p>{children}</p>
		{text && <p>{text}</p>}
		{action && <p>{action}</p>}
	</div>
);
