import type { ReactNode } from "react";

/** Stands where a list has nothing, with what to do next. */
export const Empty = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
	<div className="empty stack">
		<p>{children}</p>
		{action && <p>{action}</p>}
	</div>
);
