import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { usePick, useText } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import { eventQuery } from "../events/events.queries.ts";
import { LoadError } from "../ui/LoadError.tsx";
import { Loading } from "../ui/Loading.tsx";
import { EntriesTable } from "./EntriesTable.tsx";
import { type ActionDialog, EntryActions } from "./EntryActions.tsx";
import { EntryExports } from "./EntryExports.tsx";
import { EntryFilters } from "./EntryFilters.tsx";
import { EntryOverview } from "./EntryOverview.tsx";
import { entriesMessages } from "./entries.messages.ts";
import { matches, useEntryFilters } from "./entryFilters.ts";
import { registrationMessages } from "./registrations.messages.ts";
import { entriesQuery, refreshMs } from "./registrations.queries.ts";
import "./entries.css";

function Entries({ id }: { id: number }) {
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	const title = usePick();
	const state = useEntryFilters();
	const [dialog, setDialog] = useState<ActionDialog>(null);
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
	const { data: event, ...eventState } = useQuery(eventQuery(id));
	// Nothing moves under somebody who is deciding.
	const refetchInterval = dialog ? false : refreshMs;
	const { data: entries, isLoadingError, refetch } = useQuery({ ...entriesQuery(id), refetchInterval });
	if (isLoadingError || eventState.isLoadingError) {
		return <LoadError onRetry={() => Promise.all([refetch(), eventState.refetch()])} />;
	}
	if (!entries || !event) return <Loading label={text("reg.loading")} />;
	const shown = entries.filter((entry) => matches(entry, state.filters));
	const chosen = shown.filter((entry) => selected.has(entry.id));
	return (
		<div className="width page stack entries">
			<p>
				<Link to={paths.event(id)}>{text("reg.back")}</Link>
			</p>
			<header className="section-head">
				<h1 dir="auto">{text("reg.entriesOf", { title: title(event, "title") })}</h1>
				<Link className="button primary" to={paths.desk(id)}>
					{own("entries.desk")}
				</Link>
				<EntryExports eventId={id} filters={state.filters} />
			</header>
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
				<EntriesTable event={event} entries={shown} failures={failures} selected={selected} onSelect={setSelected} />
			)}
			{entries.length === 0 && <p className="empty">{text("reg.noEntries")}</p>}
			{entries.length > 0 && shown.length === 0 && (
				<div className="empty stack">
					<p>{own("entries.none")}</p>
					<p>
						<button type="button" className="button" onClick={state.clear}>
							{own("entries.clear")}
						</button>
					</p>
				</div>
			)}
		</div>
	);
}

/** Who has entered an event, for staff: filter, decide, take along. */
export default function EntriesPage() {
	return <Entries id={Number(useParams().id)} />;
}
