import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import type { Event } from "#shared/competition/events/events.schema.ts";
import {
	documentStates,
	type EventDocument,
} from "#shared/competition/registrations/registrations.schema.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { documentDay } from "#shared/people/documents/documents.rules.ts";
import { paths } from "../../../../core/address/paths.ts";
import { useAddress } from "../../../../core/address/useAddress.ts";
import { usePick, useText } from "../../../../core/language/messages.ts";
import { useNames } from "../../../../people/users/names.ts";
import { PersonName } from "../../../../people/users/PersonName.tsx";
import { Button } from "../../../../ui/Button.tsx";
import { Field, SelectField } from "../../../../ui/fields/Field.tsx";
import { UrlFilter } from "../../../../ui/fields/UrlFilter.tsx";
import { Empty } from "../../../../ui/states/Empty.tsx";
import { LoadError } from "../../../../ui/states/LoadError.tsx";
import { Loading } from "../../../../ui/states/Loading.tsx";
import { type Column, DataTable } from "../../../../ui/tables/DataTable.tsx";
import { Written } from "../../../../ui/texts/Written.tsx";
import { EventWorkspace, OfEvent } from "../../../workspace/EventWorkspace.tsx";
import { eventDocumentsQuery } from "../../registrations.queries.ts";
import { AskDialog } from "./AskDialog.tsx";
import { eventDocumentsMessages } from "./eventDocuments.messages.ts";
import { dojosIn, filterDocuments } from "./filterDocuments.ts";
import "../entries.css";

const badges = { missing: "badge strong", expiring: "badge strong", valid: "badge" } as const;

function useColumns(): Column<EventDocument>[] {
	const text = useText(eventDocumentsMessages);
	const names = useNames();
	const pick = usePick();
	const { formatDate } = useIntl();
	const dojoOf = ({ dojoLocation, dojoLocationAr }: EventDocument) =>
		pick({ dojoEn: dojoLocation, dojoAr: dojoLocationAr }, "dojo") ?? "";
	const untilOf = ({ state, expiresOn }: EventDocument) => {
		if (state === "missing") return "–";
		if (expiresOn === null) return text("eventDocuments.forever");
		return formatDate(startOf(expiresOn), { day: "numeric", month: "short", year: "numeric" });
	};
	return [
		{
			id: "name",
			head: text("eventDocuments.name"),
			names: true,
			sort: (row) => names(row).full,
			cell: (row) => (
				<Link to={`${paths.person(row.userId)}#documents`}>
					<PersonName person={row} />
				</Link>
			),
		},
		{
			id: "dojo",
			head: text("eventDocuments.dojo"),
			sort: dojoOf,
			cell: (row) => <Written>{dojoOf(row) || "–"}</Written>,
		},
		{
			id: "until",
			head: text("eventDocuments.until"),
			phone: "labelled",
			sort: ({ state, expiresOn }) => (state === "missing" ? "" : (expiresOn ?? "9999")),
			cell: (row) => untilOf(row),
		},
		{
			id: "state",
			head: text("eventDocuments.state"),
			phone: "end",
			sort: ({ state }) => documentStates.indexOf(state),
			cell: ({ state }) => <span className={badges[state]}>{text(`eventDocuments.${state}`)}</span>,
		},
	];
}

function Filters({ rows }: { rows: readonly EventDocument[] }) {
	const text = useText(eventDocumentsMessages);
	const pick = usePick();
	const { search, set } = useAddress();
	const dojos = dojosIn(rows);
	return (
		<div className="entry-filters">
			<UrlFilter
				name="state"
				label={text("eventDocuments.filter")}
				choices={["", ...documentStates].map((value) => ({
					value,
					label: text(`eventDocuments.${(value || "all") as "all"}`),
					count: rows.filter(({ state }) => !value || state === value).length,
				}))}
			/>
			<div className="entry-search">
				{dojos.length > 1 && (
					<SelectField
						label={text("eventDocuments.dojo")}
						value={search.get("dojo") ?? ""}
						onChange={({ target }) => set({ dojo: target.value })}
					>
						<option value="">{text("eventDocuments.allDojos")}</option>
						{dojos.map(({ en, ar }) => (
							<option key={en} value={en}>
								{pick({ dojoEn: en, dojoAr: ar }, "dojo")}
							</option>
						))}
					</SelectField>
				)}
				<Field
					type="date"
					label={text("eventDocuments.before")}
					value={search.get("before") ?? ""}
					onChange={({ target }) => set({ before: target.value })}
				/>
			</div>
		</div>
	);
}

function Documents({ event, rows }: { event: Event; rows: readonly EventDocument[] }) {
	const text = useText(eventDocumentsMessages);
	const { search } = useAddress();
	const { formatDate } = useIntl();
	const columns = useColumns();
	const [isAsking, setAsking] = useState(false);
	const visible = filterDocuments(rows, {
		state: search.get("state") ?? "",
		dojo: search.get("dojo") ?? "",
		before: search.get("before") ?? "",
	});
	const lacking = visible.filter(({ state }) => state !== "valid");
	const day = formatDate(startOf(documentDay(event)), { dateStyle: "long" });
	return (
		<>
			<div className="section-head">
				<p>{text("eventDocuments.asks", { kind: event.requiredDocument, day })}</p>
				{lacking.length > 0 && (
					<Button kind="primary" opens onClick={() => setAsking(true)}>
						{text("eventDocuments.ask", { count: lacking.length })}
					</Button>
				)}
			</div>
			<Filters rows={rows} />
			{visible.length === 0 ? (
				<Empty>{text("eventDocuments.noMatch")}</Empty>
			) : (
				<DataTable
					label={text("eventDocuments.list")}
					rows={visible}
					columns={columns}
					keyOf={({ userId }) => String(userId)}
				/>
			)}
			{isAsking && <AskDialog event={event} people={lacking} onClose={() => setAsking(false)} />}
		</>
	);
}

function Content({ event }: { event: Event }) {
	const text = useText(eventDocumentsMessages);
	const isRequired = event.requiredDocument !== "none";
	const { data, isLoadingError, refetch } = useQuery({
		...eventDocumentsQuery(event.id),
		enabled: isRequired,
	});
	if (!isRequired)
		return <Empty text={text("eventDocuments.noneText")}>{text("eventDocuments.none")}</Empty>;
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading />;
	if (data.length === 0) return <Empty>{text("eventDocuments.nobody")}</Empty>;
	return <Documents event={event} rows={data} />;
}

/** Who of an event's entrants has the document that it requires, as a tab of its workspace. */
export default function EventDocumentsPage() {
	return (
		<OfEvent>
			{(event) => (
				<EventWorkspace event={event} tab="eventDocuments">
					<Content event={event} />
				</EventWorkspace>
			)}
		</OfEvent>
	);
}
