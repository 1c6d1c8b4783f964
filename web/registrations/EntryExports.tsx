import { toCsv } from "#shared/core/csv.ts";
import type { Entry } from "#shared/registrations/registrations.schema.ts";
import { useBeltName } from "../belts/belts.messages.ts";
import { useText } from "../core/messages.ts";
import { eventMessages } from "../events/events.messages.ts";
import { useNames } from "../users/names.ts";
import { registrationMessages } from "./registrations.messages.ts";

function download(name: string, content: string) {
	const url = URL.createObjectURL(new Blob([content], { type: "text/csv;charset=utf-8" }));
	const link = Object.assign(document.createElement("a"), { href: url, download: name });
	link.click();
	URL.revokeObjectURL(url);
}

/** The entries that are shown, to take along: as a table for Excel, or on paper. */
export function EntryExports({ entries, title }: { entries: Entry[]; title: string }) {
	const text = useText(registrationMessages);
	const status = useText(eventMessages);
	const beltName = useBeltName();
	const names = useNames();
	const save = () => {
		const head = ["reg.name", "reg.email", "reg.belt", "reg.at", "reg.status"] as const;
		const rows = entries.map((entry) => [
			names(entry).full,
			entry.email,
			beltName(entry.currentBelt),
			entry.registeredAt,
			status(`event.status.${entry.status}`),
		]);
		download(`${title}.csv`, toCsv([head.map((id) => text(id)), ...rows]));
	};
	return (
		<p className="row no-print">
			<button type="button" className="button" disabled={entries.length === 0} onClick={save}>
				{text("reg.csv")}
			</button>
			<button type="button" className="button" disabled={entries.length === 0} onClick={() => window.print()}>
				{text("reg.print")}
			</button>
		</p>
	);
}
