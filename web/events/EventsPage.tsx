import { isUpcoming } from "#shared/events/events.rules.ts";
import type { Event } from "#shared/events/events.schema.ts";
import { useText } from "../core/messages.ts";
import { usePages } from "../core/usePages.ts";
import { RegisterButton } from "../registrations/enter/RegisterButton.tsx";
import { Empty } from "../ui/Empty.tsx";
import { LoadError } from "../ui/LoadError.tsx";
import { Page } from "../ui/Page.tsx";
import { ShowMore } from "../ui/ShowMore.tsx";
import { EventCard, EventSkeletons } from "./EventCard.tsx";
import { NewEventButton } from "./EventTools.tsx";
import { eventMessages } from "./events.messages.ts";
import { pastQuery, upcomingQuery } from "./events.queries.ts";
import "./events.css";

type Pages = ReturnType<typeof usePages<Event>>;

function Group({ title, events, pages }: { title: string; events: Event[]; pages: Pages }) {
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
			<ShowMore pages={pages} />
		</section>
	);
}

export default function EventsPage() {
	const text = useText(eventMessages);
	const [coming, over] = [usePages(upcomingQuery), usePages(pastQuery)];
	const now = Date.now();
	const [upcoming, past] = [coming.rows ?? [], over.rows ?? []];
	// What has ended since it was asked for.
	const ended = upcoming.filter((event) => !isUpcoming(event, now));
	const [isPending, isLoadingError] = [
		coming.isPending || over.isPending,
		coming.isLoadingError || over.isLoadingError,
	];
	return (
		<Page className="pages-list" title={text("event.all")} lead={text("event.intro")} actions={<NewEventButton />}>
			{isPending && <EventSkeletons />}
			{isLoadingError && <LoadError onRetry={() => Promise.all([coming.refetch(), over.refetch()])} />}
			{coming.rows && upcoming.length === ended.length && <Empty>{text("event.none")}</Empty>}
			<Group title={text("event.upcoming")} events={upcoming.filter((one) => !ended.includes(one))} pages={coming} />
			<Group
				title={text("event.past")}
				events={[...ended.filter(({ id }) => !past.some((one) => one.id === id)), ...past]}
				pages={over}
			/>
		</Page>
	);
}
