import { useIntl } from "react-intl";
import type { Entry } from "#shared/registrations/registrations.schema.ts";
import { Belt } from "../belts/Belt.tsx";
import { useBeltName } from "../belts/belts.messages.ts";
import { useText } from "../core/messages.ts";
import { useNames } from "../users/names.ts";
import { registrationMessages } from "./registrations.messages.ts";
import { StatusBadge } from "./StatusBadge.tsx";

type Selection = { selected: ReadonlySet<string>; onSelect: (selected: ReadonlySet<string>) => void };

function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
	const next = new Set(selected);
	if (!next.delete(id)) next.add(id);
	return next;
}

function Row({ entry, selected, onSelect }: { entry: Entry } & Selection) {
	const text = useText(registrationMessages);
	const name = useNames()(entry).full;
	const beltName = useBeltName();
	const { formatDate } = useIntl();
	return (
		<tr>
			<td className="no-print">
				<input
					type="checkbox"
					aria-label={text("reg.select", { name })}
					checked={selected.has(entry.id)}
					onChange={() => onSelect(toggled(selected, entry.id))}
				/>
			</td>
			<th scope="row">
				<bdi>{name}</bdi>
				<span className="small soft email" dir="ltr">
					{entry.email}
				</span>
			</th>
			<td>
				<span className="belt-cell">
					<Belt belt={entry.currentBelt} width={56} />
					{beltName(entry.currentBelt)}
				</span>
			</td>
			<td>
				<time dateTime={entry.registeredAt}>{formatDate(entry.registeredAt, { dateStyle: "medium" })}</time>
			</td>
			<td>
				<StatusBadge status={entry.status} />
			</td>
		</tr>
	);
}

/** Entries in the order in which they came; on paper a start list. */
export function EntriesTable({ entries, selected, onSelect }: { entries: Entry[] } & Selection) {
	const text = useText(registrationMessages);
	const all = entries.every(({ id }) => selected.has(id));
	return (
		<div className="table-scroll">
			<table>
				<thead>
					<tr>
						<td className="no-print">
							<input
								type="checkbox"
								aria-label={text("reg.selectAll")}
								checked={all}
								onChange={() => onSelect(new Set(all ? [] : entries.map(({ id }) => id)))}
							/>
						</td>
						<th scope="col">{text("reg.name")}</th>
						<th scope="col">{text("reg.belt")}</th>
						<th scope="col">{text("reg.at")}</th>
						<th scope="col">{text("reg.status")}</th>
					</tr>
				</thead>
				<tbody>
					{entries.map((entry) => (
						<Row key={entry.id} entry={entry} selected={selected} onSelect={onSelect} />
					))}
				</tbody>
			</table>
		</div>
	);
}
