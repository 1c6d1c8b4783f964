import type { ComponentProps, ReactNode } from "react";

/**
 * A notice that users should read first; screen readers announce it if it has a role. `bad` and
 * alerts are red, other notices are only highlighted.
 */
export const Notice = ({
	kind = "",
	className = "",
	...props
}: ComponentProps<"div"> & { kind?: "good" | "bad" | "" }) => (
	<div className={`notice ${kind} ${className}`} {...props} />
);

/** Shows a form's error; renders nothing without an error. */
export const Wrong = ({ children }: { children: ReactNode }) =>
	children ? <Notice role="alert">{children}</Notice> : null;
