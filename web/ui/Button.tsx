import type { ComponentProps } from "react";

/** The one main action of its place is primary; plain has no border; link stands in a text. */
export type ButtonKind = "primary" | "plain" | "link";

export const buttonClass = (kind: ButtonKind | undefined, className?: string) =>
	[kind !== "link" && "button", kind, className].filter(Boolean).join(" ");

type Props = ComponentProps<"button"> & {
	kind?: ButtonKind;
	/** Opens a dialog. */
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
