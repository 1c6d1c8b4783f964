import type { ReactNode } from "react";
import { EmptyDrawing } from "./EmptyDrawing.tsx";

type Props = {
	children: ReactNode;
	/** What the user can do next. */
	text?: string;
	action?: ReactNode;
};

/** Shown instead of an empty list, with the next step. */
export const Empty = ({ children, text, action }: Props) => (
	<div className="empty stack">
		<EmptyDrawing />
		<p>{children}</p>
		{text && <p>{text}</p>}
		{action && <p>{action}</p>}
	</div>
);
