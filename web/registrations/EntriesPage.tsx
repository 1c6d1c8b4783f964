import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, Navigate, useParams, useSearchParams } from "react-router";
import { isStaff } from "#shared/core/access.ts";
import { type Entry, registrationStatuses } from "#shared/registrations/registrations.schema.ts";
import { paths } from "../app/paths.ts";
import { usePick, useText } from "../core/messages.ts";
import { useUser } from "../core/session.ts";
import { eventMessages } from "../events/events.messages.ts";
import { eventQuery } from "../events/events.queries.ts";
import { LoadError } from "../ui/LoadError.tsx";
import { Loading } from "../ui/Loading.tsx";
import { EntriesTable } from "./EntriesTable.tsx";
import { EntryActions } from "./EntryActions.tsx";
import { EntryExports } from "./EntryExports.tsx";
import { registrationMessages } from "./registrations.messages.ts";
import { entriesQuery } from "./registrations.queries.ts";

const matches = (entry: Entry, search: string) =>
	[entry.firstName, entry.lastName, entry.firstNameAr, entry.lastNameAr, entry.email]
		.join(" ")
		.toLowerCase()
		.includes(search.trim().toLowerCase());

/** Filters live in the address, so that a view can be reloaded and sent. */
function useFilters() {
	const [search, setSearch] = useSearchParams();
	const set = (name: string, value: string) =>
		setSearch(
			(before) => {
				if (value) before.set(name, value);
				else before.delete(name);
				return before;
			},
			{ replace: true },
		);
	return { status: search.get("status") ?? "", query: search.get("q") ?? "", set };
}

function Filters({ entries, filters }: { entries: Entry[]; filters: ReturnType<typeof useFilters> }) {
	const text = useText(registrationMessages);
	const status = useText(eventMessages);
	const count = (wanted: string) => entries.filter((entry) => entry.status === wanted).length;
	const choices = [
		{ value: "", label: text("reg.all"), count: entries.length },
		...registrationStatuses.map((value) => ({ value, label: status(`event.status.${value}`), count: count(value) })),
	];
	return (
		<div className="entry-filters">
			<fieldset className="row plain-set" aria-label={text("reg.status")}>
				{choices
					.filter(({ value, count: found }) => found > 0 || value === "" || value === filters.status)
					.map(({ value, label, count: found }) => (
						<button
							key={value}
							type="button"
							className="button filter"
							aria-pressed={filters.status === value}
							onClick={() => filters.set("status", value)}
						>
							{label} <span className="soft">{text("reg.number", { count: found })}</span>
						</button>
					))}
			</fieldset>
			<div className="field">
				<input
					type="search"
					aria-label={text("reg.search")}
					placeholder={text("reg.search")}
					dir="auto"
					value={filters.query}
					onChange={(event) => filters.set("q", event.target.value)}
				/>
			</div>
		</div>
	);
}

function Entries({ id }: { id: number }) {
	const text = useText(registrationMessages);
	const pick = usePick();
	const filters = useFilters();
	const { data: event } = useQuery(eventQuery(id));
	const { data: entries, isLoadingError, refetch } = useQuery(entriesQuery(id));
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!entries) return <Loading label={text("reg.loading")} />;
	const shown = entries.filter(
		(entry) => (!filters.status || entry.status === filters.status) && matches(entry, filters.query),
	);
	const chosen = shown.filter((entry) => selected.has(entry.id));
	return (
		<div className="width page stack entries">
			<p className="no-print">
				<Link to={paths.event(id)}>{text("reg.back")}</Link>
			</p>
			<header className="section-head">
				<h1 dir="auto">{text("reg.entriesOf", { title: event ? pick(event, "title") : "" })}</h1>
				<EntryExports entries={shown} title={event?.titleEn ?? String(id)} />
			</header>
			<Filters entries={entries} filters={filters} />
			<EntryActions eventId={id} chosen={chosen} onDone={() => setSelected(new Set())} />
			{shown.length === 0 ? (
				<p className="empty">{text("reg.noEntries")}</p>
			) : (
				<EntriesTable entries={shown} selected={selected} onSelect={setSelected} />
			)}
		</div>
	);
}

/** Who has entered an event, for staff: filter, decide, take along. */
export default function EntriesPage() {
	const { data: user } = useUser();
	const id = Number(useParams().id) || 0;
	return isStaff(user) ? <Entries id={id} /> : <Navigate to={paths.event(id)} replace />;
}
