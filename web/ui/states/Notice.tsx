import type { ComponentProps, ReactNode } from "react";

/** Something that the reader should know before they go on; read aloud when it appears where it has a role. */
export const Notice = ({
	kind = "",
	className = "",
	...props
}: ComponentProps<"div"> & { kind?: "good" | "" }) => (
	<div className={`notice ${kind} ${className}`} {...props} />
);

/** What stands in the way of a form; nothing while nothing does. */
export const Wrong = ({ children }: { children: ReactNode }) =>
	children ? <Notice role="alert">{children}</Notice> : null;
