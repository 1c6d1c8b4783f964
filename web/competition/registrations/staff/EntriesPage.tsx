import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { paths } from "../../../core/address/paths.ts";
import { ApiError } from "../../../core/calls/client.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { useTableKeys } from "../../../ui/tables/useTableKeys.ts";
import { eventQuery } from "../../events/events.queries.ts";
import MissingEvent from "../../events/page/MissingEvent.tsx";
import { registrationMessages } from "../registrations.messages.ts";
import { entriesQuery, refreshMs } from "../registrations.queries.ts";
import { useEventChannel } from "../useEventChannel.ts";
import { type ActionDialog, EntryActions } from "./actions/EntryActions.tsx";
import { useDecide } from "./actions/useDecide.ts";
import { EntriesTable } from "./EntriesTable.tsx";
import { EntryExports } from "./EntryExports.tsx";
import { EntryFilters } from "./EntryFilters.tsx";
import { EntryOverview } from "./EntryOverview.tsx";
import { entriesMessages } from "./entries.messages.ts";
import {
	type FilterState,
	filterEntries,
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
	const shown = filterEntries(entries, state.filters);
	const chosen = shown.filter((entry) => selected.has(entry.id));
	/** Called after the server's answer, because after a failure the dialog keeps the typed text. */
	const done = (failed: ReadonlyMap<string, string> = new Map()) => {
		onDialog(null);
		setFailures(failed);
		setSelected(new Set(failed.keys()));
	};
	const decide = useDecide(event.id, done);
	const openDialog = (next: ActionDialog) => {
		decide.reset();
		onDialog(next);
	};
	const rejectRow = (id: string) => {
		const entry = shown.find((one) => one.id === id);
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
				{shown.length > 0 && (
					<EntriesTable
						event={event}
						entries={shown}
						failures={failures}
						positions={waitingPositions(entries)}
						actions={{
							onApprove: (entry) => decide.mutate({ decision: "approve", chosen: [entry] }),
							onReject: (entry) => openDialog({ action: "reject", entries: [entry] }),
							isBusy: decide.isPending,
						}}
						selected={selected}
						onSelect={setSelected}
					/>
				)}
				{entries.length === 0 && <Empty>{text("reg.noEntries")}</Empty>}
				{entries.length > 0 && shown.length === 0 && (
					<Empty action={<Button onClick={state.clear}>{own("entries.clear")}</Button>}>
						{own(isNothingPending ? "entries.nonePending" : "entries.none")}
					</Empty>
				)}
			</div>
			{shown.length > 0 && <p className="small soft wide-only">{own("entries.keys")}</p>}
			<EntryActions
				event={event}
				chosen={chosen}
				decide={decide}
				dialog={dialog}
				onDialog={openDialog}
				onClear={() => setSelected(new Set())}
				onDone={done}
			/>
		</>
	);
}

function EntriesOf({ id }: { id: number }) {
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	const title = usePick();
	const [dialog, setDialog] = useState<ActionDialog>(null);
	const { data: event, ...eventState } = useQuery(eventQuery(id));
	// No polling while a dialog is open, so that rows don't change while staff decide.
	const refetchInterval = dialog ? false : refreshMs;
	const {
		data: entries,
		isLoadingError,
		refetch,
	} = useQuery({ ...entriesQuery(id), refetchInterval });
	// Undecided registrations come first.
	const isWaiting = entries?.some(({ status }) => status === "pending");
	const state = useEntryFilters(isWaiting ? "pending" : "");
	useEventChannel(id, () => !dialog && refetch({ cancelRefetch: false }));
	const { error } = eventState;
	if (error instanceof ApiError && error.status === 404) return <MissingEvent />;
	if (isLoadingError || eventState.isLoadingError) {
		return <LoadError onRetry={() => Promise.all([refetch(), eventState.refetch()])} />;
	}
	if (!entries || !event) return <Loading label={text("reg.loading")} />;
	return (
		<Page
			className="entries"
			back={{ to: paths.event(id), text: text("reg.back") }}
			title={text("reg.entriesOf", { title: title(event, "title") })}
			heading={{ dir: "auto" }}
			actions={
				<span className="row">
					<ButtonLink kind="primary" to={paths.desk(id)}>
						{own("entries.desk")}
					</ButtonLink>
					<MessageEntrants eventId={id} entries={entries} filters={state.filters} />
					<EntryExports eventId={id} filters={state.chosenFilters} />
				</span>
			}
		>
			<Entries event={event} entries={entries} state={state} dialog={dialog} onDialog={setDialog} />
		</Page>
	);
}

/** The registrations of an event for staff: filter, decide and export. */
export default function EntriesPage() {
	return <EntriesOf id={Number(useParams().id)} />;
}
