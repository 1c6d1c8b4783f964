import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { startOf } from "#shared/core/kuwait.ts";
import { upcomingFirst } from "#shared/events/events.rules.ts";
import type { Event } from "#shared/events/events.schema.ts";
import { usePick, useText } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import { Button } from "../ui/Button.tsx";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { Empty } from "../ui/Empty.tsx";
import { LoadError } from "../ui/LoadError.tsx";
import { Loading } from "../ui/Loading.tsx";
import { NewEventButton } from "./EventTools.tsx";
import { eventMessages } from "./events.messages.ts";
import { allEventsQuery } from "./events.queries.ts";
import { manageMessages } from "./manage.messages.ts";
import { useFreshEvent, usePublishEvent } from "./manage.ts";
import { Taken } from "./Taken.tsx";

const EventDialog = lazy(() => import("./EventDialog.tsx"));
const DeleteEventDialog = lazy(() => import("./DeleteEventDialog.tsx"));

/** What can be done with an event where it stands in the list; the rest is on its own page. */
function Actions({ event }: { event: Event }) {
	const text = useText(manageMessages);
	const title = usePick()(event, "title");
	const publish = usePublishEvent(event.id);
	const { open, start, close } = useFreshEvent<"edit" | "delete">(event.id);
	return (
		<span className="row">
			{event.published ? (
				<Link className="button" to={paths.entries(event.id)} aria-label={text("manage.entriesOf", { title })}>
					{text("manage.places")}
				</Link>
			) : (
				<Button
					kind="primary"
					aria-label={text("manage.publishOf", { title })}
					disabled={publish.isPending}
					onClick={() => publish.mutate()}
				>
					{text(publish.isPending ? "manage.publishing" : "manage.publish")}
				</Button>
			)}
			<Button opens aria-label={text("manage.editOf", { title })} onClick={() => start("edit")}>
				{text("manage.editShort")}
			</Button>
			<Button opens aria-label={text("manage.deleteOf", { title })} onClick={() => start("delete")}>
				{text("manage.deleteShort")}
			</Button>
			<Suspense>
				{open?.what === "edit" && <EventDialog event={open.event} onClose={close} />}
				{open?.what === "delete" && <DeleteEventDialog event={open.event} onDeleted={close} onClose={close} />}
			</Suspense>
		</span>
	);
}

function useColumns(): Column<Event>[] {
	const text = useText(manageMessages);
	const types = useText(eventMessages);
	const pick = usePick();
	const { formatDate } = useIntl();
	return [
		{
			id: "title",
			head: text("manage.event"),
			names: true,
			sort: (event) => pick(event, "title"),
			cell: (event) => (
				<>
					<Link to={paths.event(event.id)} dir="auto">
						{pick(event, "title")}
					</Link>
					<span className="small soft block">{types(`event.type.${event.eventType}`)}</span>
				</>
			),
		},
		{
			id: "status",
			head: text("manage.status"),
			phone: "end",
			sort: (event) => Number(event.published),
			cell: ({ published }) => (
				<span className={published ? "badge primary" : "badge draft"}>
					{text(published ? "manage.isPublished" : "manage.isDraft")}
				</span>
			),
		},
		{
			id: "date",
			head: text("manage.day"),
			sort: (event) => startOf(event.eventDate),
			cell: ({ eventDate }) => (
				<time className="small soft" dateTime={eventDate}>
					{formatDate(startOf(eventDate), { dateStyle: "medium" })}
				</time>
			),
		},
		{
			id: "places",
			head: text("manage.places"),
			phone: "none",
			sort: (event) => event.registeredCount,
			cell: (event) => <Taken taken={event.registeredCount} max={event.maxParticipants} />,
		},
		{ id: "actions", head: text("manage.actions"), cell: (event) => <Actions event={event} /> },
	];
}

/** Drafts, which wait for somebody; then what comes, soonest first; then what is past. */
function byUrgency(events: Event[]): Event[] {
	const order = upcomingFirst(Date.now());
	return events.toSorted((a, b) => Number(a.published) - Number(b.published) || order(a, b));
}

/** What staff do with events: the most urgent ones, all on request. */
export default function EventsDesk() {
	const text = useText(manageMessages);
	const columns = useColumns();
	const { data, isPending, isLoadingError, refetch } = useQuery(allEventsQuery);
	return (
		<>
			<header className="section-head">
				<h2>{text("manage.desk")}</h2>
				<NewEventButton />
			</header>
			{isPending && <Loading />}
			{isLoadingError && <LoadError onRetry={refetch} />}
			{data?.length === 0 && <Empty action={text("manage.noEventsText")}>{text("manage.noEvents")}</Empty>}
			{data && data.length > 0 && (
				<DataTable
					label={text("manage.desk")}
					rows={byUrgency(data)}
					columns={columns}
					keyOf={({ id }) => String(id)}
					first={5}
				/>
			)}
		</>
	);
}
