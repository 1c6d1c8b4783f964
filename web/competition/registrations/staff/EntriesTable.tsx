import { useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { shortBeltName } from "#shared/base/ranks/belts.names.ts";
import { rankOf } from "#shared/base/ranks/belts.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { openAmount } from "#shared/competition/fees/charges.rules.ts";
import { asksFee } from "#shared/competition/fees/prices.rules.ts";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { auditMessages } from "../../../base/history/audit.messages.ts";
import { useMayReadHistory } from "../../../base/history/history/useMayReadHistory.ts";
import { Belt } from "../../../base/ranks/Belt.tsx";
import { paths } from "../../../core/address/paths.ts";
import { useLocale, usePick, useText } from "../../../core/language/messages.ts";
import { useJoinFacts } from "../../../core/language/useJoinFacts.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { useNames } from "../../../people/users/names.ts";
import { PersonName } from "../../../people/users/PersonName.tsx";
import { Button } from "../../../ui/Button.tsx";
import { type RowAction, RowMenu } from "../../../ui/menus/RowMenu.tsx";
import { type Column, DataTable, type Selection } from "../../../ui/tables/DataTable.tsx";
import { Moment } from "../../../ui/texts/Moment.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { useEventClassName } from "../../event-classes/event-classes.ts";
import { ConsentState } from "../consent/ConsentState.tsx";
import { Misfit } from "../enter/Misfit.tsx";
import { registrationMessages } from "../registrations.messages.ts";
import { StatusBadge } from "../status/StatusBadge.tsx";
import { entriesMessages } from "./entries.messages.ts";
import { isMovable, isUnpaid, lacksDocument } from "./entryFilters.ts";
import { useEndText } from "./useEndText.ts";

const HistoryPanel = lazyPart(() => import("../../../base/history/history/HistoryPanel.tsx"));

function Entrant({ entry }: { entry: Entry }) {
	return (
		<>
			<Link to={paths.person(entry.userId)}>
				<PersonName person={entry} />
			</Link>
			<span className="small soft email" dir="ltr" title={entry.email}>
				{entry.email}
			</span>
			{entry.notes && <Written className="small block notes">{entry.notes}</Written>}
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
				<Written className="entry-class">{own ? className(own) : text("entries.whole")}</Written>
			)}
			<Misfit conflicts={entry.conflicts} />
		</>
	);
}

/** Why and by whom a registration was decided. */
function DecisionOf({ decision: { by, reason } }: { decision: NonNullable<Entry["decision"]> }) {
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
			<Written className="soft block decided-by">
				{by ? names(by).full : text("entries.bySystem")}
			</Written>
		</span>
	);
}

/** The actions that open a dialog; `except`: approve although the document is missing. */
type RowDialog = "reject" | "move" | "cancel" | "except";

/** The actions of a row; `isBusy` disables decisions while one is saved. */
export type RowActions = {
	onApprove: (entry: Entry) => void;
	/** Opens the dialog of an action. */
	onOpen: (action: RowDialog, entry: Entry) => void;
	onReopen: (entry: Entry) => void;
	isBusy: boolean;
};

type ActionProps = {
	event: Event;
	entry: Entry;
	actions: RowActions;
	onHistory: (id: string) => void;
};

/** The approval as a button, and in a menu everything else that can be done with a registration. */
function Actions({ event, entry, actions, onHistory }: ActionProps) {
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	const history = useText(auditMessages)("audit.history");
	const mayReadHistory = useMayReadHistory("registration");
	const name = useNames()(entry).full;
	const isPending = entry.status === "pending";
	const opening = (action: RowDialog, label: string): RowAction => ({
		label,
		disabled: actions.isBusy,
		onSelect: () => actions.onOpen(action, entry),
	});
	const all: (RowAction | false)[] = [
		isPending && lacksDocument(entry) && opening("except", own("entries.except")),
		isAlive(entry.status) && opening("reject", text("reg.reject")),
		isMovable(entry) && event.classes.length > 0 && opening("move", own("entries.move")),
		isAlive(entry.status) && opening("cancel", own("entries.cancel")),
		entry.status === "rejected" && {
			label: own("entries.reopen"),
			disabled: actions.isBusy,
			onSelect: () => actions.onReopen(entry),
		},
		mayReadHistory && { label: history, onSelect: () => onHistory(entry.id) },
	];
	return (
		<span className="row decision-buttons">
			{isPending && (
				<Button
					aria-keyshortcuts="A"
					aria-label={own("entries.approveOf", { name })}
					disabled={actions.isBusy}
					onClick={() => actions.onApprove(entry)}
				>
					{text("reg.approve")}
				</Button>
			)}
			<RowMenu name={name} actions={all.filter((one) => one !== false)} />
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

/** Whether a registration's fee is paid; null if it has none. */
function useFeeText() {
	const text = useText(entriesMessages);
	return (entry: Entry) =>
		entry.fee && entry.fee.owed > 0
			? text(isUnpaid(entry) ? "entries.unpaid" : "entries.paid")
			: null;
}

/** The person's details that matter for a decision: one column each, on phones one for all. */
function usePersonColumns(): Column<Entry>[] {
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	const locale = useLocale();
	const names = useNames();
	const pick = usePick();
	const feeText = useFeeText();
	const join = useJoinFacts();
	const { formatNumber } = useIntl();
	const dojoOf = ({ dojoLocation, dojoLocationAr }: Entry) =>
		pick({ dojoEn: dojoLocation, dojoAr: dojoLocationAr }, "dojo");
	const coachOf = ({ coach }: Entry) => (coach ? names(coach).full : "");
	const weightOf = ({ declaredWeight: weight }: Entry) =>
		weight === null ? null : own("entries.kg", { weight });
	const facts = (entry: Entry) => [
		entry.age !== null && own("entries.years", { age: entry.age }),
		weightOf(entry),
		shortBeltName(entry.currentBelt, locale),
		dojoOf(entry),
		coachOf(entry),
		feeText(entry),
	];
	return [
		{
			id: "facts",
			head: own("entries.facts"),
			phone: "only",
			cell: (entry) => <span className="soft">{join(facts(entry))}</span>,
		},
		{
			id: "age",
			head: own("entries.age"),
			phone: "none",
			sort: ({ age }) => age ?? -1,
			cell: ({ age }) => (age === null ? "–" : formatNumber(age)),
		},
		{
			id: "weight",
			head: own("entries.weightHead"),
			phone: "none",
			sort: ({ declaredWeight }) => declaredWeight ?? -1,
			cell: (entry) => weightOf(entry) ?? "–",
		},
		{
			id: "belt",
			head: text("reg.belt"),
			phone: "none",
			sort: ({ currentBelt }) => rankOf(currentBelt),
			cell: ({ currentBelt }) => (
				<span className="belt-cell">
					<Belt belt={currentBelt} width={24} />
					{shortBeltName(currentBelt, locale)}
				</span>
			),
		},
		{
			id: "dojo",
			head: own("entries.dojo"),
			phone: "none",
			sort: (entry) => dojoOf(entry) ?? "",
			cell: (entry) => <Written>{dojoOf(entry) || "–"}</Written>,
		},
		{
			id: "coach",
			head: own("entries.coach"),
			phone: "none",
			sort: coachOf,
			cell: (entry) => <Written className="entry-coach">{coachOf(entry) || "–"}</Written>,
		},
	];
}

function useFeeColumn(): Column<Entry> {
	const text = useText(entriesMessages);
	const feeText = useFeeText();
	return {
		id: "fee",
		head: text("entries.fee"),
		phone: "none",
		sort: ({ fee: charge }) => (charge ? openAmount(charge) : -1),
		cell: (entry) => feeText(entry) ?? "–",
	};
}

type ColumnsProps = Pick<Props, "event" | "failures" | "positions" | "actions"> &
	Pick<ActionProps, "onHistory">;
type StateProps = Pick<Props, "event" | "failures" | "positions"> & { entry: Entry };

/** The status with what staff know beside it: consents, the waiting list, the decision. */
function StateOf({ event, entry, failures, positions }: StateProps) {
	const own = useText(entriesMessages);
	const name = useNames()(entry).full;
	const { id, status, decision, registeredAt, registrationType } = entry;
	return (
		<>
			<span className="entry-status">
				<StatusBadge status={status} awaitsGuardian={entry.awaitsGuardian} />
				<Moment at={decision?.at ?? registeredAt} className="small soft" isShort />
			</span>
			{/* The column of classes, which shows them otherwise, is missing. */}
			{event.classes.length === 0 && <Misfit conflicts={entry.conflicts} />}
			<ConsentState entry={entry} name={name} records />
			{positions.has(id) && (
				<span className="small block">
					{own("entries.position", { position: positions.get(id) ?? 0 })}
				</span>
			)}
			{decision && <DecisionOf decision={decision} />}
			{!decision && registrationType === "onsite" && (
				<span className="small soft block">{own("entries.onsite")}</span>
			)}
			{failures.has(id) && (
				<span className="small block failure" role="alert">
					{own("entries.notChanged", { reason: failures.get(id) ?? "" })}
				</span>
			)}
		</>
	);
}

/** Columns with what staff need for a decision; all except the buttons can be sorted. */
function useColumns({ actions, onHistory, ...state }: ColumnsProps): Column<Entry>[] {
	const { event } = state;
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	const names = useNames();
	const orderOf = ({ classId }: Entry) => event.classes.findIndex(({ id }) => id === classId);
	const eventClass: Column<Entry> = {
		id: "class",
		head: own("entries.class"),
		sort: orderOf,
		cell: (entry) => <EventClassOf event={event} entry={entry} />,
	};
	const fee = useFeeColumn();
	return [
		{
			id: "name",
			head: text("reg.name"),
			names: true,
			sort: (entry) => names(entry).full,
			cell: (entry) => <Entrant entry={entry} />,
		},
		...(event.classes.length > 0 ? [eventClass] : []),
		...usePersonColumns(),
		...(asksFee(event) ? [fee] : []),
		{
			id: "status",
			head: text("reg.status"),
			phone: "end",
			sort: ({ registeredAt }) => registeredAt,
			cell: (entry) => <StateOf entry={entry} {...state} />,
		},
		{
			id: "actions",
			head: own("entries.actions"),
			cell: (entry) => (
				<Actions event={event} entry={entry} actions={actions} onHistory={onHistory} />
			),
		},
	];
}

/** Registrations in order of arrival, or as sorted. */
export function EntriesTable({ entries, selected, onSelect, ...rest }: Props) {
	const text = useText(entriesMessages);
	const names = useNames();
	const [historyOf, setHistoryOf] = useState<string>();
	return (
		<DataTable
			label={text("entries.list")}
			rows={entries}
			columns={useColumns({ ...rest, onHistory: setHistoryOf })}
			keyOf={({ id }) => id}
			below={({ id }) =>
				id === historyOf && (
					<HistoryPanel type="registration" id={id} onClose={() => setHistoryOf(undefined)} />
				)
			}
			selection={{ selected, onSelect, nameOf: (entry) => names(entry).full }}
		/>
	);
}
