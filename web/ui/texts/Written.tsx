import type { HTMLAttributes } from "react";
import { asWritten } from "../../core/language/langOf.ts";
import { Runs } from "./Runs.tsx";

interface Props extends HTMLAttributes<HTMLElement> {
	as?: "bdi" | "p" | "dd" | "li" | "blockquote" | "h1" | "h2" | "h3" | "h4";
	/** Whether addresses and telephone numbers become links. Not inside a link or a button. */
	linked?: boolean;
	children: string;
}

/**
 * User-written text whose language is detected by its script; sets `lang` and `dir` accordingly.
 */
export const Written = ({ as: Element = "bdi", linked, children, ...rest }: Props) => (
	// Another text is another element: React cannot remove parts that a translator has wrapped.
	<Element key={children} {...asWritten(children)} {...rest}>
		<Runs linked={linked}>{children}</Runs>
	</Element>
);
