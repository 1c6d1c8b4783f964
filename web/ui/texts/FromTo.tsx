import type { ReactNode } from "react";
import { useText } from "../../core/language/messages.ts";
import { uiMessages } from "../ui.messages.ts";
import "./from-to.css";

/** An arrow in the direction of reading, drawn, because a character keeps the direction of its script. */
export const Arrow = () => (
	<svg className="arrow" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
		<path d="M2 8h11M9 4l4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
	</svg>
);

/** A change: what was before, and what comes after it. */
export function FromTo({ from, to }: { from: ReactNode; to: ReactNode }) {
	const text = useText(uiMessages);
	return (
		<span className="from-to">
			<span>{from}</span>
			<Arrow />
			<span className="visually-hidden">{text("ui.becomes")}</span>
			<span>{to}</span>
		</span>
	);
}
