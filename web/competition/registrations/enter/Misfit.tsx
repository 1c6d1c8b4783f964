import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { Reasons } from "../../event-classes/reasons/Reasons.tsx";
import { entriesMessages } from "../staff/entries.messages.ts";
import "../staff/entries.css";

/** The class conditions that a registered person no longer meets. */
export function Misfit({ conflicts }: Pick<Entry, "conflicts">) {
	const text = useText(entriesMessages);
	if (conflicts.length === 0) return null;
	return (
		<div className="misfit">
			<strong className="small">
				<span aria-hidden="true">⚠</span> {text("entries.misfit")}
			</strong>
			<Reasons reasons={conflicts} />
		</div>
	);
}
