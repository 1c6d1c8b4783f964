import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isUpcoming } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { paths } from "../../../core/address/paths.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { useTableKeys } from "../../../ui/tables/useTableKeys.ts";
import { EventWorkspace, OfEvent } from "../../workspace/EventWorkspace.tsx";
import { registrationMessages } from "../registrations.messages.ts";
import { entriesQuery, refreshMs } from "../registrations.queries.ts";
import { useEventChannel } from "../useEventChannel.ts";
import { type ActionDialog, EntryActions } from "./actions/EntryActions.tsx";
import { useDecide } from "./actions/useDecide.ts";
import { useReopen } from "./actions/useReopen.ts";
import { EntriesTable } from "./EntriesTable.tsx";
import { EntryExports } from "./EntryExports.tsx";
import { EntryFilters } from "./EntryFilters.tsx";
import { EntryOverview } from "./EntryOverview.tsx";
import { entriesMessages } from "./entries.messages.ts";
import {
	eventClassKey,
	type FilterState,
	filterEntries,
	isMovable,
	useEntryFilters,
	waitingPositions,
} from "./entryFilters.ts";
import { MessageEntrants } from "./MessageEntrants.tsx";
import "../../../base/ranks/belt-cell.css";
import "./entries.css";

const listId = "entry-list";

type Props = {
	event: Event;
	entries: Entry[];
	state: FilterState;
	dialog: ActionDialog;
	onDialog: (dialog: ActionDialog) => void;
};

/** The filtered registrations and the actions on them. */
function Entries({ event, entries, state, dialog, onDialog }: Props) {
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
	const filtered = filterEntries(entries, state.filters);
	const chosen = filtered.filter((entry) => selected.has(entry.id));
	/** Called after the server's answer, because after a failure the dialog keeps the typed text. */
	const done = (failed: ReadonlyMap<string, string> = new Map()) => {
		onDialog(null);
		setFailures(failed);
		setSelected(new Set(failed.keys()));
	};
	const decide = useDecide(event.id, done);
	const reopen = useReopen(event.id, done);
	const openDialog = (next: ActionDialog) => {
		decide.reset();
		onDialog(next);
	};
	const rejectRow = (id: string) => {
		const entry = filtered.find((one) => one.id === id);
		if (entry?.status === "pending" && !decide.isPending)
			openDialog({ action: "reject", entries: [entry] });
	};
	useTableKeys({ R: rejectRow });
	const isNothingPending = state.filters.status === "pending" && !state.filters.query;
	return (
		<>
			<a className="skip" href={`#${listId}`}>
				{own("entries.skip")}
			</a>
			<EntryOverview event={event} entries={entries} state={state} />
			<EntryFilters event={event} entries={entries} state={state} />
			<div id={listId} tabIndex={-1}>
				{filtered.length > 0 && (
					<EntriesTable
						event={event}
						entries={filtered}
						failures={failures}
						positions={waitingPositions(entries)}
						actions={{
							onApprove: (entry) => decide.mutate({ decision: "approve", chosen: [entry] }),
							onOpen: (action, entry) => openDialog({ action, entries: [entry] }),
							onReopen: (entry) => reopen.mutate(entry),
							isBusy: decide.isPending || reopen.isPending,
						}}
						selected={selected}
						onSelect={setSelected}
					/>
				)}
				{entries.length === 0 && <Empty>{text("reg.noEntries")}</Empty>}
				{entries.length > 0 && filtered.length === 0 && (
					<Empty action={<Button onClick={state.clear}>{own("entries.clear")}</Button>}>
						{own(isNothingPending ? "entries.nonePending" : "entries.none")}
					</Empty>
				)}
			</div>
			{filtered.length > 0 && <p className="small soft wide-only">{own("entries.keys")}</p>}
			<EntryActions
				event={event}
				chosen={chosen}
				decide={decide}
				reopen={reopen}
				dialog={dialog}
				onDialog={openDialog}
				onClear={() => setSelected(new Set())}
				onDone={done}
			/>
		</>
	);
}

function EntriesOf({ event }: { event: Event }) {
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	const [opened, setOpened] = useState<ActionDialog>(null);
	const { search, set } = useAddress();
	const isMoveRequested = search.has("move");
	const { id } = event;
	// No polling while a dialog is open, so that rows don't change while staff decide.
	const refetchInterval = opened || isMoveRequested ? false : refreshMs;
	const {
		data: entries,
		isLoadingError,
		refetch,
	} = useQuery({ ...entriesQuery(id), refetchInterval });
	// Undecided registrations come first.
	const isWaiting = entries?.some(({ status }) => status === "pending");
	const state = useEntryFilters(isWaiting ? "pending" : "");
	useEventChannel(id, () => !opened && !isMoveRequested && refetch({ cancelRefetch: false }));
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!entries) return <Loading label={text("reg.loading")} />;
	// The list of event classes leads to moving everybody of a class (`?class=7&move=1`).
	const requested = entries.filter(
		(entry) => isMovable(entry) && eventClassKey(entry) === state.filters.classId,
	);
	const opensMove = isMoveRequested && !opened && requested.length > 0;
	const dialog: ActionDialog = opensMove ? { action: "move", entries: requested } : opened;
	const openDialog = (next: ActionDialog) => {
		setOpened(next);
		if (isMoveRequested) set({ move: null });
	};
	return (
		<EventWorkspace
			className="entries"
			event={event}
			tab="entries"
			actions={
				<span className="row">
					{isUpcoming(event, Date.now()) && (
						<ButtonLink kind="primary" to={paths.desk(id)}>
							{own("entries.desk")}
						</ButtonLink>
					)}
					<MessageEntrants eventId={id} entries={entries} filters={state.filters} />
					<EntryExports eventId={id} filters={state.chosenFilters} />
				</span>
			}
		>
			<Entries
				event={event}
				entries={entries}
				state={state}
				dialog={dialog}
				onDialog={openDialog}
			/>
		</EventWorkspace>
	);
}

/** The registrations of an event for staff: filter, decide and export. A tab of its workspace. */
export default function EntriesPage() {
	return <OfEvent>{(event) => <EntriesOf event={event} />}</OfEvent>;
}
