import type { ComponentProps } from "react";

/**
 * "primary" is the main action of a section, "plain" has no border, "link" is for use within text.
 */
export type ButtonKind = "primary" | "plain" | "link";

export const buttonClass = (kind: ButtonKind | undefined, className?: string) =>
	[kind !== "link" && "button", kind, className].filter(Boolean).join(" ");

type Props = ComponentProps<"button"> & {
	kind?: ButtonKind;
	/** Whether the button opens a dialog (`aria-haspopup`). */
	opens?: boolean;
};

export const Button = ({ kind, opens, className, type = "button", ...props }: Props) => (
	<button
		type={type}
		className={buttonClass(kind, className)}
		aria-haspopup={opens ? "dialog" : undefined}
		{...props}
	/>
);
