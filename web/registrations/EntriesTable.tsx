import type { Event } from "#shared/events/events.schema.ts";
import type { Entry } from "#shared/registrations/registrations.schema.ts";
import { useText } from "../core/messages.ts";
import { EntryRow } from "./EntryRow.tsx";
import { entriesMessages } from "./entries.messages.ts";
import { registrationMessages } from "./registrations.messages.ts";

export type Selection = { selected: ReadonlySet<string>; onSelect: (selected: ReadonlySet<string>) => void };

type Props = Selection & { event: Event; entries: Entry[]; failures: ReadonlyMap<string, string> };

/** Entries in the order in which they came. */
export function EntriesTable({ event, entries, selected, onSelect, failures }: Props) {
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	const all = entries.every(({ id }) => selected.has(id));
	return (
		<div className="table-scroll">
			<table className="entries-table">
				<thead>
					<tr>
						<td>
							<label>
								<input
									type="checkbox"
									aria-label={text("reg.selectAll")}
									checked={all}
									onChange={() => onSelect(new Set(all ? [] : entries.map(({ id }) => id)))}
								/>
								<span className="on-phone">{text("reg.selectAll")}</span>
							</label>
						</td>
						<th scope="col">{text("reg.name")}</th>
						{event.classes.length > 0 && <th scope="col">{own("entries.class")}</th>}
						<th scope="col">{text("reg.belt")}</th>
						<th scope="col">{text("reg.at")}</th>
						<th scope="col">{text("reg.status")}</th>
					</tr>
				</thead>
				<tbody>
					{entries.map((entry) => (
						<EntryRow
							key={entry.id}
							event={event}
							entry={entry}
							failure={failures.get(entry.id)}
							selected={selected}
							onSelect={onSelect}
						/>
					))}
				</tbody>
			</table>
		</div>
	);
}
