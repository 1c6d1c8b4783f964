import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { PublicationBar } from "../../../base/records/publication/PublicationBar.tsx";
import { RecordList } from "../../../base/records/RecordList.tsx";
import { recordMessages } from "../../../base/records/records.messages.ts";
import { stateColumn } from "../../../base/records/stateColumn.tsx";
import { paths } from "../../../core/address/paths.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { usePages } from "../../../core/calls/usePages.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { UrlFilter } from "../../../ui/fields/UrlFilter.tsx";
import { type IconAction, RowIcons } from "../../../ui/menus/RowIcons.tsx";
import type { Column } from "../../../ui/tables/DataTable.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { eventMessages } from "../events.messages.ts";
import { staffEvents } from "../events.queries.ts";
import { CapacityBadge } from "../page/CapacityBadge.tsx";
import { useOpenSteps } from "../steps/useOpenSteps.ts";
import { manageMessages } from "./manage.messages.ts";
import { publicationOf, useFreshEvent, usePublishEvent } from "./manage.ts";
import { NewEventButton } from "./NewEventButton.tsx";

const DeleteEventDialog = lazyPart(() => import("./DeleteEventDialog.tsx"));

type Props = {
	/** Actions of other features, before an event's own. */
	more?: (event: Event) => readonly IconAction[];
	/** Content below an event's title. */
	details?: (event: Event) => ReactNode;
	/** Overrides the texts of the create button and of the empty list. */
	words?: { create: string; none: string };
};

/** A draft is published; of a published event, staff see the registrations. */
function NextStep({ event }: { event: Event }) {
	const text = useText(manageMessages);
	const title = usePick()(event, "title");
	const publish = usePublishEvent(event.id);
	if (event.published) {
		return (
			<ButtonLink to={paths.entries(event.id)} aria-label={text("manage.entriesOf", { title })}>
				{text("manage.places")}
			</ButtonLink>
		);
	}
	return (
		<Button
			kind="primary"
			aria-label={text("manage.publishOf", { title })}
			disabled={publish.isPending}
			onClick={() => publish.mutate()}
		>
			{text(publish.isPending ? "manage.publishing" : "manage.publish")}
		</Button>
	);
}

/** What an event in the list needs first, and its named actions; further ones are on its own page. */
function Actions({ event, more = [] }: { event: Event; more?: readonly IconAction[] }) {
	const records = useText(recordMessages);
	const title = usePick()(event, "title");
	const openSteps = useOpenSteps();
	const { open, start, close } = useFreshEvent<"delete">(event.id);
	return (
		<span className="row row-actions">
			<NextStep event={event} />
			<RowIcons
				name={title}
				actions={[
					...more,
					{
						icon: "edit",
						label: records("record.edit"),
						onSelect: () => openSteps(paths.editEvent(event.id)),
					},
					{
						icon: "delete",
						label: records("record.delete"),
						danger: true,
						onSelect: () => start("delete"),
					},
				]}
			/>
			{open && <DeleteEventDialog event={open.event} onDeleted={close} onClose={close} />}
		</span>
	);
}

function useColumns({ details }: Props): Column<Event>[] {
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
					<Link to={paths.event(event.id)}>
						<Written>{pick(event, "title")}</Written>
					</Link>
					<span className="small soft block">{types(`event.type.${event.eventType}`)}</span>
					{details?.(event)}
				</>
			),
		},
		stateColumn(({ published }) => published, {
			head: text("manage.status"),
			on: text("manage.isPublished"),
			off: text("manage.isDraft"),
		}),
		{
			id: "date",
			head: text("manage.day"),
			sort: (event) => startOf(event.eventDate),
			cell: ({ eventDate }) => (
				<time className="small soft" dateTime={eventDate}>
					{formatDate(startOf(eventDate), { dateStyle: "long" })}
				</time>
			),
		},
		{
			id: "places",
			head: text("manage.places"),
			phone: "none",
			sort: (event) => event.registeredCount,
			cell: (event) => <CapacityBadge taken={event.registeredCount} max={event.maxParticipants} />,
		},
	];
}

/** Drafts first, because they still need work. */
const draftsFirst = (events: Event[]) =>
	events.toSorted((a, b) => Number(a.published) - Number(b.published));

/**
 * The events list of staff: upcoming or past events, drafts first, the first few until all are
 * requested.
 */
export default function ManageEvents(props: Props) {
	const text = useText(manageMessages);
	const labels = useText(eventMessages);
	const isPast = useAddress().search.get("when") === "past";
	const list = usePages(staffEvents[isPast ? "past" : "upcoming"]);
	const pick = usePick();
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	return (
		<RecordList
			title={text("manage.events")}
			create={<NewEventButton label={props.words?.create} />}
			list={list}
			rows={isPast ? list.rows : list.rows && draftsFirst(list.rows)}
			above={
				<UrlFilter
					name="when"
					label={text("manage.when")}
					choices={[
						{ value: "", label: labels("event.upcoming") },
						{ value: "past", label: labels("event.past") },
					]}
				/>
			}
			none={props.words?.none ?? text("manage.noEvents")}
			noneText={text("manage.noEventsText")}
			columns={useColumns(props)}
			actions={(event) => <Actions event={event} more={props.more?.(event)} />}
			keyOf={({ id }) => String(id)}
			first={5}
			selection={{ selected, onSelect: setSelected, nameOf: (event) => pick(event, "title") }}
		>
			<PublicationBar
				{...publicationOf}
				chosen={list.rows?.filter(({ id }) => selected.has(String(id))) ?? []}
				fields={["title"]}
				peopleOf={({ registeredCount }) => registeredCount}
				onClear={() => setSelected(new Set())}
			/>
		</RecordList>
	);
}
