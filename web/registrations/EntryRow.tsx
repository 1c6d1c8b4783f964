import { useIntl } from "react-intl";
import type { Event } from "#shared/events/events.schema.ts";
import type { Entry } from "#shared/registrations/registrations.schema.ts";
import { Belt } from "../belts/Belt.tsx";
import { useBeltName } from "../belts/useBeltName.ts";
import { useText } from "../core/messages.ts";
import { useEventClassName } from "../event-classes/event-classes.ts";
import { useNames } from "../users/names.ts";
import type { Selection } from "./EntriesTable.tsx";
import { entriesMessages } from "./entries.messages.ts";
import { Misfit } from "./Misfit.tsx";
import { registrationMessages } from "./registrations.messages.ts";
import { StatusBadge } from "./StatusBadge.tsx";

function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
	const next = new Set(selected);
	if (!next.delete(id)) next.add(id);
	return next;
}

/** The class of an entry with the weight that was stated, and what does not fit. */
function EventClassCell({ event, entry }: { event: Event; entry: Entry }) {
	const text = useText(entriesMessages);
	const className = useEventClassName();
	const own = event.classes.find(({ id }) => id === entry.classId);
	return (
		<td className="event-class-cell">
			{entry.chooseClass ? (
				<span className="badge strong">{text("entries.noEventClass")}</span>
			) : (
				<bdi>{own ? className(own) : text("entries.whole")}</bdi>
			)}
			{entry.declaredWeight !== null && (
				<span className="small soft block">{text("entries.kg", { weight: entry.declaredWeight })}</span>
			)}
			<Misfit conflicts={entry.conflicts} />
		</td>
	);
}

type Props = Selection & { event: Event; entry: Entry; failure: string | undefined };

/** One entry: who, in which class, with which belt, since when, and how it stands. */
export function EntryRow({ event, entry, failure, selected, onSelect }: Props) {
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	const name = useNames()(entry).full;
	const beltName = useBeltName();
	const { formatDate } = useIntl();
	const at = formatDate(entry.registeredAt, { dateStyle: "medium", timeStyle: "short" });
	return (
		<tr>
			<td>
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
				{entry.notes && (
					<span className="small block notes" dir="auto">
						{entry.notes}
					</span>
				)}
			</th>
			{event.classes.length > 0 && <EventClassCell event={event} entry={entry} />}
			<td className="belt-of">
				<span className="belt-cell">
					<Belt belt={entry.currentBelt} width={56} />
					{beltName(entry.currentBelt)}
				</span>
			</td>
			<td className="entered">
				<time dateTime={entry.registeredAt}>{at}</time>
				<span className="small soft block">{own(`entries.${entry.registrationType}`)}</span>
			</td>
			<td className="status-cell">
				<StatusBadge status={entry.status} />
				{failure && (
					<span className="small block failure" role="alert">
						{own("entries.notChanged", { reason: failure })}
					</span>
				)}
			</td>
		</tr>
	);
}
