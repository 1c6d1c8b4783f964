import type { Broadcast } from "#shared/community/broadcasts/broadcasts.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { EventWorkspace, OfEvent } from "../../competition/workspace/EventWorkspace.tsx";
import { paths } from "../../core/address/paths.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useText } from "../../core/language/messages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ShowMore } from "../../ui/ShowMore.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Skeletons } from "../../ui/states/Skeletons.tsx";
import { BroadcastCard } from "./BroadcastCard.tsx";
import { broadcastMessages } from "./broadcasts.messages.ts";
import { broadcastPages } from "./broadcasts.queries.ts";
import "./broadcasts.css";

function EventMessages({ event }: { event: Event }) {
	const text = useText(broadcastMessages);
	const pages = usePages(broadcastPages, {
		isIncluded: ({ audience }: Broadcast) =>
			audience.kind === "entrants" && audience.eventId === event.id,
	});
	const { rows, isPending, isLoadingError, refetch } = pages;
	const write = (
		<ButtonLink kind="primary" to={`${paths.broadcasts}?id=new&event=${event.id}`}>
			{text("broadcast.toEntrants")}
		</ButtonLink>
	);
	return (
		<EventWorkspace event={event} tab="eventMessages" actions={rows?.length !== 0 && write}>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{rows?.length === 0 && (
				<Empty text={text("broadcast.noneOfEventText")} action={write}>
					{text("broadcast.noneOfEvent")}
				</Empty>
			)}
			<ul className="stack broadcasts" aria-busy={isPending}>
				{isPending && <Skeletons count={2} className="card broadcast-skeleton" as="li" />}
				{rows?.map((message) => (
					<BroadcastCard key={message.id} message={message} />
				))}
			</ul>
			<ShowMore pages={pages} />
		</EventWorkspace>
	);
}

/** The announcements to the entrants of an event, as a tab of its workspace. */
export default function EventMessagesPage() {
	return <OfEvent>{(event) => <EventMessages event={event} />}</OfEvent>;
}
