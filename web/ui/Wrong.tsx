import type { ReactNode } from "react";

/** What stands in the way of a form; nothing while nothing does. */
export const Wrong = ({ children }: { children: ReactNode }) =>
	children ? (
		<div className="notice" role="alert">
			{children}
		</div>
	) : null;
