import type { HTMLAttributes } from "react";
import { langOf } from "../../core/language/langOf.ts";

interface Props extends HTMLAttributes<HTMLElement> {
	as?: "bdi" | "p" | "dd" | "li" | "h1" | "h2" | "h3";
	children: string;
}

/**
 * User-written text whose language is detected by its script; sets `lang` and `dir` accordingly.
 */
export const Written = ({ as: Element = "bdi", children, ...rest }: Props) => (
	<Element dir="auto" lang={langOf(children)} {...rest}>
		{children}
	</Element>
);
