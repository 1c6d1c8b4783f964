import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { openAmount } from "#shared/competition/fees/charges.rules.ts";
import { asksFee } from "#shared/competition/fees/prices.rules.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { rankOf } from "#shared/training/belts/belts.rules.ts";
import { useNames } from "../../../community/users/names.ts";
import { paths } from "../../../core/address/paths.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { RecordHistory } from "../../../platform/audit/history/RecordHistory.tsx";
import { Belt } from "../../../training/belts/Belt.tsx";
import { useBeltName } from "../../../training/belts/useBeltName.ts";
import { Button } from "../../../ui/Button.tsx";
import { type Column, DataTable, type Selection } from "../../../ui/tables/DataTable.tsx";
import { Moment } from "../../../ui/texts/Moment.tsx";
import { useEventClassName } from "../../event-classes/event-classes.ts";
import { Misfit } from "../enter/Misfit.tsx";
import { registrationMessages } from "../registrations.messages.ts";
import { StatusBadge } from "../StatusBadge.tsx";
import { entriesMessages } from "./entries.messages.ts";
import { isUnpaid } from "./entryFilters.ts";
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

/** The event class of a registration, with the conditions that the person does not meet. */
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

/** The buttons of a pending row; `isBusy` disables them while a decision is saved. */
export type RowActions = {
	onApprove: (entry: Entry) => void;
	onReject: (entry: Entry) => void;
	isBusy: boolean;
};

function Actions({ entry, actions }: { entry: Entry; actions: RowActions }) {
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	const name = useNames()(entry).full;
	if (entry.status !== "pending") return null;
	return (
		<span className="row entry-buttons">
			<Button
				aria-keyshortcuts="A"
				aria-label={own("entries.approveOf", { name })}
				disabled={actions.isBusy}
				onClick={() => actions.onApprove(entry)}
			>
				{text("reg.approve")}
			</Button>
			<Button
				opens
				kind="plain"
				aria-keyshortcuts="R"
				aria-label={own("entries.rejectOf", { name })}
				disabled={actions.isBusy}
				onClick={() => actions.onReject(entry)}
			>
				{text("reg.reject")}
			</Button>
		</span>
	);
}

type Props = Selection & {
	event: Event;
	entries: Entry[];
	failures: ReadonlyMap<string, string>;
	/** Positions in the waiting lists, by registration. */
	positions: ReadonlyMap<string, number>;
	actions: RowActions;
};

/** Columns with what staff need for a decision; each but the buttons can be sorted. */
function useColumns({
	event,
	failures,
	positions,
	actions,
}: Pick<Props, "event" | "failures" | "positions" | "actions">): Column<Entry>[] {
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	const beltName = useBeltName();
	const names = useNames();
	const pick = usePick();
	const { formatNumber } = useIntl();
	const dojoOf = ({ dojoLocation, dojoLocationAr }: Entry) =>
		pick({ dojoEn: dojoLocation, dojoAr: dojoLocationAr }, "dojo");
	const coachOf = ({ coach }: Entry) => (coach ? names(coach).full : "");
	const orderOf = ({ classId }: Entry) => event.classes.findIndex(({ id }) => id === classId);
	const eventClass: Column<Entry> = {
		id: "class",
		head: own("entries.class"),
		sort: orderOf,
		cell: (entry) => <EventClassOf event={event} entry={entry} />,
	};
	const fee: Column<Entry> = {
		id: "fee",
		head: own("entries.fee"),
		phone: "labelled",
		sort: ({ fee: charge }) => (charge ? openAmount(charge) : -1),
		cell: (entry) =>
			entry.fee && entry.fee.owed > 0
				? own(isUnpaid(entry) ? "entries.unpaid" : "entries.paid")
				: "–",
	};
	return [
		{
			id: "name",
			head: text("reg.name"),
			names: true,
			sort: (entry) => names(entry).full,
			cell: (entry) => <Entrant entry={entry} />,
		},
		...(event.classes.length > 0 ? [eventClass] : []),
		{
			id: "age",
			head: own("entries.age"),
			phone: "labelled",
			sort: ({ age }) => age ?? -1,
			cell: ({ age }) => (age === null ? "–" : formatNumber(age)),
		},
		{
			id: "weight",
			head: own("entries.weightHead"),
			phone: "labelled",
			sort: ({ declaredWeight }) => declaredWeight ?? -1,
			cell: ({ declaredWeight }) =>
				declaredWeight === null ? "–" : own("entries.kg", { weight: declaredWeight }),
		},
		{
			id: "belt",
			head: text("reg.belt"),
			sort: ({ currentBelt }) => rankOf(currentBelt),
			cell: ({ currentBelt }) => (
				<span className="belt-cell">
					<Belt belt={currentBelt} width={40} />
					{beltName(currentBelt)}
				</span>
			),
		},
		{
			id: "dojo",
			head: own("entries.dojo"),
			phone: "labelled",
			sort: (entry) => dojoOf(entry) ?? "",
			cell: (entry) => <bdi>{dojoOf(entry) || "–"}</bdi>,
		},
		{
			id: "coach",
			head: own("entries.coach"),
			phone: "labelled",
			sort: coachOf,
			cell: (entry) => <bdi>{coachOf(entry) || "–"}</bdi>,
		},
		...(asksFee(event) ? [fee] : []),
		{
			id: "status",
			head: text("reg.status"),
			phone: "end",
			sort: ({ registeredAt }) => registeredAt,
			cell: ({ id, status, awaitsGuardian, decision, registeredAt, registrationType }) => (
				<>
					<StatusBadge status={status} awaitsGuardian={awaitsGuardian} />
					{positions.has(id) && (
						<span className="small block">
							{own("entries.position", { position: positions.get(id) ?? 0 })}
						</span>
					)}
					{decision ? (
						<DecisionOf decision={decision} />
					) : (
						<span className="small soft block entered">
							<Moment at={registeredAt} /> · {own(`entries.${registrationType}`)}
						</span>
					)}
					<RecordHistory type="registration" id={id} />
					{failures.has(id) && (
						<span className="small block failure" role="alert">
							{own("entries.notChanged", { reason: failures.get(id) ?? "" })}
						</span>
					)}
				</>
			),
		},
		{
			id: "actions",
			head: own("entries.actions"),
			cell: (entry) => <Actions entry={entry} actions={actions} />,
		},
	];
}

/** Registrations in order of arrival, or as sorted. */
export function EntriesTable({ entries, selected, onSelect, ...rest }: Props) {
	const text = useText(entriesMessages);
	const names = useNames();
	return (
		<DataTable
			label={text("entries.list")}
			rows={entries}
			columns={useColumns(rest)}
			keyOf={({ id }) => id}
			selection={{ selected, onSelect, nameOf: (entry) => names(entry).full }}
		/>
	);
}
