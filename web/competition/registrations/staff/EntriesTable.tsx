import { Link } from "react-router-dom";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { useNames } from "../../../community/users/names.ts";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { Belt } from "../../../training/belts/Belt.tsx";
import { useBeltName } from "../../../training/belts/useBeltName.ts";
import { type Column, DataTable, type Selection } from "../../../ui/tables/DataTable.tsx";
import { Moment } from "../../../ui/texts/Moment.tsx";
import { useEventClassName } from "../../event-classes/event-classes.ts";
import { Misfit } from "../enter/Misfit.tsx";
import { registrationMessages } from "../registrations.messages.ts";
import { StatusBadge } from "../StatusBadge.tsx";
import { entriesMessages } from "./entries.messages.ts";
import { useEndText } from "./useEndText.ts";

function Entrant({ entry }: { entry: Entry }) {
	return (
		<>
			<Link to={paths.person(entry.userId)}>
				<bdi>{useNames()(entry).full}</bdi>
			</Link>
			<span className="small soft email" dir="ltr">
				{entry.email}
			</span>
			{entry.notes && (
				<span className="small block notes" dir="auto">
					{entry.notes}
				</span>
			)}
		</>
	);
}

/** The class of a registration, with the stated weight and unmet conditions. */
function EventClassOf({ event, entry }: { event: Event; entry: Entry }) {
	const text = useText(entriesMessages);
	const className = useEventClassName();
	const own = event.classes.find(({ id }) => id === entry.classId);
	return (
		<>
			{entry.chooseClass ? (
				<span className="badge strong">{text("entries.noEventClass")}</span>
			) : (
				<bdi>{own ? className(own) : text("entries.whole")}</bdi>
			)}
			{entry.declaredWeight !== null && (
				<span className="small soft block">
					{text("entries.kg", { weight: entry.declaredWeight })}
				</span>
			)}
			<Misfit conflicts={entry.conflicts} />
		</>
	);
}

/** Why, by whom and when a registration was decided. */
function DecisionOf({
	decision: { at, by, reason },
}: {
	decision: NonNullable<Entry["decision"]>;
}) {
	const text = useText(entriesMessages);
	const names = useNames();
	const endText = useEndText();
	return (
		<span className="small block decision">
			{reason && (
				<span className="block" dir="auto">
					{endText(reason)}
				</span>
			)}
			<span className="soft block">
				<bdi>{by ? names(by).full : text("entries.bySystem")}</bdi> · <Moment at={at} />
			</span>
		</span>
	);
}

type Props = Selection & { event: Event; entries: Entry[]; failures: ReadonlyMap<string, string> };

/** Columns for person, class, belt, registration date and status. */
function useColumns({ event, failures }: Pick<Props, "event" | "failures">): Column<Entry>[] {
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	const beltName = useBeltName();
	return [
		{ id: "name", head: text("reg.name"), names: true, cell: (entry) => <Entrant entry={entry} /> },
		...(event.classes.length > 0
			? [
					{
						id: "class",
						head: own("entries.class"),
						cell: (entry: Entry) => <EventClassOf event={event} entry={entry} />,
					},
				]
			: []),
		{
			id: "belt",
			head: text("reg.belt"),
			cell: ({ currentBelt }) => (
				<span className="belt-cell">
					<Belt belt={currentBelt} width={56} />
					{beltName(currentBelt)}
				</span>
			),
		},
		{
			id: "at",
			head: text("reg.at"),
			phone: "none",
			cell: ({ registeredAt, registrationType }) => (
				<span className="entered">
					<Moment at={registeredAt} />
					<span className="small soft block">{own(`entries.${registrationType}`)}</span>
				</span>
			),
		},
		{
			id: "status",
			head: text("reg.status"),
			phone: "end",
			cell: ({ id, status, awaitsGuardian, decision }) => (
				<>
					<StatusBadge status={status} awaitsGuardian={awaitsGuardian} />
					{decision && <DecisionOf decision={decision} />}
					{failures.has(id) && (
						<span className="small block failure" role="alert">
							{own("entries.notChanged", { reason: failures.get(id) ?? "" })}
						</span>
					)}
				</>
			),
		},
	];
}

/** Registrations in order of arrival. */
export function EntriesTable({ event, entries, failures, selected, onSelect }: Props) {
	const text = useText(entriesMessages);
	const names = useNames();
	return (
		<DataTable
			label={text("entries.list")}
			rows={entries}
			columns={useColumns({ event, failures })}
			keyOf={({ id }) => id}
			selection={{ selected, onSelect, nameOf: (entry) => names(entry).full }}
		/>
	);
}
