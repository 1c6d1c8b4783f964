import type { ComponentProps } from "react";

type Props = ComponentProps<"button"> & {
	/** The one main action of its place is primary; plain has no border. */
	kind?: "primary" | "plain";
	/** Opens a dialog. */
	opens?: boolean;
};

export const Button = ({ kind, opens, type = "button", ...props }: Props) => (
	<button
		type={type}
		className={kind ? `button ${kind}` : "button"}
		aria-haspopup={opens ? "dialog" : undefined}
		{...props}
	/>
);
