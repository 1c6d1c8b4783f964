import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { paths } from "../../../core/address/paths.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { eventQuery } from "../../events/events.queries.ts";
import { registrationMessages } from "../registrations.messages.ts";
import { entriesQuery, refreshMs } from "../registrations.queries.ts";
import { useEventChannel } from "../useEventChannel.ts";
import { EntriesTable } from "./EntriesTable.tsx";
import { type ActionDialog, EntryActions } from "./EntryActions.tsx";
import { EntryExports } from "./EntryExports.tsx";
import { EntryFilters } from "./EntryFilters.tsx";
import { EntryOverview } from "./EntryOverview.tsx";
import { entriesMessages } from "./entries.messages.ts";
import { matchesFilters, useEntryFilters } from "./entryFilters.ts";
import "./entries.css";

function Entries({ id }: { id: number }) {
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	const title = usePick();
	const [dialog, setDialog] = useState<ActionDialog>(null);
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
	const { data: event, ...eventState } = useQuery(eventQuery(id));
	// No polling while a dialog is open, so that rows don't change while staff decide.
	const refetchInterval = dialog ? false : refreshMs;
	const {
		data: entries,
		isLoadingError,
		refetch,
	} = useQuery({ ...entriesQuery(id), refetchInterval });
	// What waits for a decision comes first.
	const isWaiting = entries?.some(({ status }) => status === "pending");
	const state = useEntryFilters(isWaiting ? "pending" : "");
	useEventChannel(id, () => !dialog && refetch({ cancelRefetch: false }));
	if (isLoadingError || eventState.isLoadingError) {
		return <LoadError onRetry={() => Promise.all([refetch(), eventState.refetch()])} />;
	}
	if (!entries || !event) return <Loading label={text("reg.loading")} />;
	const shown = entries.filter((entry) => matchesFilters(entry, state.filters));
	const chosen = shown.filter((entry) => selected.has(entry.id));
	return (
		<Page
			className="entries"
			back={{ to: paths.event(id), text: text("reg.back") }}
			title={text("reg.entriesOf", { title: title(event, "title") })}
			heading={{ dir: "auto" }}
			actions={
				<>
					<ButtonLink kind="primary" to={paths.desk(id)}>
						{own("entries.desk")}
					</ButtonLink>
					<EntryExports eventId={id} filters={state.chosenFilters} />
				</>
			}
		>
			<EntryOverview event={event} entries={entries} state={state} />
			<EntryFilters event={event} entries={entries} state={state} />
			<EntryActions
				event={event}
				chosen={chosen}
				dialog={dialog}
				onDialog={setDialog}
				onDone={(failed) => {
					setFailures(failed);
					setSelected(new Set(failed.keys()));
				}}
			/>
			{shown.length > 0 && (
				<EntriesTable
					event={event}
					entries={shown}
					failures={failures}
					selected={selected}
					onSelect={setSelected}
				/>
			)}
			{entries.length === 0 && <Empty>{text("reg.noEntries")}</Empty>}
			{entries.length > 0 && shown.length === 0 && (
				<Empty action={<Button onClick={state.clear}>{own("entries.clear")}</Button>}>
					{own("entries.none")}
				</Empty>
			)}
		</Page>
	);
}

/** The registrations of an event for staff: filter, decide and export. */
export default function EntriesPage() {
	return <Entries id={Number(useParams().id)} />;
}
