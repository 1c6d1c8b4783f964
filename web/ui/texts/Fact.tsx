import type { ReactNode } from "react";
import { useText } from "../../core/language/messages.ts";
import { uiMessages } from "../ui.messages.ts";

type Props = { label: string; children: ReactNode };

/**
 * A labelled value of a person in a `<dl>`; renders nothing if the reader may not see it
 * (undefined).
 */
export function Fact({ label, children }: Props) {
	const text = useText(uiMessages);
	if (children === undefined) return null;
	return (
		<div>
			<dt className="small soft">{label}</dt>
			<dd>{children || <span className="soft">{text("ui.notTold")}</span>}</dd>
		</div>
	);
}
