import type { ReactNode } from "react";

type Props = {
	children: ReactNode;
	kind?: "good";
	/** Read aloud when it appears. */
	live?: boolean;
};

/** Something that the reader should know before they go on. */
export const Notice = ({ children, kind, live }: Props) => (
	<div className={kind ? `notice ${kind}` : "notice"} role={live ? "status" : undefined}>
		{children}
	</div>
);
