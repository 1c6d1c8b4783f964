import type { HTMLAttributes } from "react";
import { langOf } from "../../core/language/langOf.ts";

interface Props extends HTMLAttributes<HTMLElement> {
	as?: "bdi" | "p" | "dd" | "li" | "h1" | "h2" | "h3";
	children: string;
}

/** A text whose language is seen by its letters alone, such as what somebody typed: marked with it and with its direction. */
export const Written = ({ as: Element = "bdi", children, ...rest }: Props) => (
	<Element dir="auto" lang={langOf(children)} {...rest}>
		{children}
	</Element>
);
