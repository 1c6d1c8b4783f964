import { useQuery } from "@tanstack/react-query";
import { isUpcoming } from "#shared/events/events.rules.ts";
import type { Event } from "#shared/events/events.schema.ts";
import { useText } from "../core/messages.ts";
import { RegisterButton } from "../registrations/RegisterButton.tsx";
import { LoadError } from "../ui/LoadError.tsx";
import { EventCard, EventSkeletons } from "./EventCard.tsx";
import { NewEventButton } from "./EventTools.tsx";
import { eventMessages } from "./events.messages.ts";
import { eventsQuery } from "./events.queries.ts";
import "./events.css";

function Group({ title, events }: { title: string; events: Event[] }) {
	if (events.length === 0) return null;
	return (
		<section className="stack">
			<h2>{title}</h2>
			<div className="grid">
				{events.map((event) => (
					<EventCard key={event.id} event={event}>
						<RegisterButton event={event} />
					</EventCard>
				))}
			</div>
		</section>
	);
}

export default function EventsPage() {
	const text = useText(eventMessages);
	const { data: events, isPending, isLoadingError, refetch } = useQuery(eventsQuery);
	const now = Date.now();
	const upcoming = (events ?? []).filter((event) => isUpcoming(event, now)).reverse();
	const past = (events ?? []).filter((event) => !isUpcoming(event, now));
	return (
		<div className="width page stack pages-list">
			<header className="section-head">
				<h1>{text("event.all")}</h1>
				<NewEventButton />
			</header>
			<p className="lead">{text("event.intro")}</p>
			{isPending && <EventSkeletons />}
			{isLoadingError && <LoadError onRetry={refetch} />}
			{events && upcoming.length === 0 && <p className="empty">{text("event.none")}</p>}
			<Group title={text("event.upcoming")} events={upcoming} />
			<Group title={text("event.past")} events={past} />
		</div>
	);
}
