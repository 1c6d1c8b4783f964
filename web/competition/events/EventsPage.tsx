import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { type EventType, eventTypes, isUpcoming } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { isDate, startOf } from "#shared/core/time/kuwait.ts";
import { isMonth, monthAt } from "#shared/core/time/month.ts";
import { RegisterForWhom } from "../../community/family/register/RegisterForWhom.tsx";
import { useAddress } from "../../core/address/useAddress.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useText } from "../../core/language/messages.ts";
import { usePresent } from "../../core/moments/usePresent.ts";
import { UrlFilter } from "../../ui/fields/UrlFilter.tsx";
import { Page } from "../../ui/Page.tsx";
import { ShowMore } from "../../ui/ShowMore.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { EventToEnter } from "../registrations/enter/EventToEnter.tsx";
import { calendarMessages } from "./calendar/calendar.messages.ts";
import { MonthView } from "./calendar/MonthView.tsx";
import { takesPlaceOn } from "./calendar/takesPlaceOn.ts";
import { EventSkeletons } from "./EventCard.tsx";
import { eventMessages } from "./events.messages.ts";
import { monthQuery, pastOf, upcomingOf } from "./events.queries.ts";
import { NewEventButton } from "./manage/NewEventButton.tsx";
import "./events.css";

type Pages = ReturnType<typeof usePages<Event>>;

function Group({ title, events, pages }: { title: string; events: Event[]; pages: Pages }) {
	if (events.length === 0) return null;
	return (
		<section className="stack dates">
			<h2>{title}</h2>
			<div className="grid">
				{events.map((event) => (
					<EventToEnter
						key={event.id}
						event={event}
						readAt={pages.readAt}
						action={(now) => <RegisterForWhom event={now} />}
					/>
				))}
			</div>
			<ShowMore pages={pages} />
		</section>
	);
}

/** Upcoming and past events, optionally of one type. */
function AllDates({ type }: { type: EventType | undefined }) {
	const text = useText(eventMessages);
	const calendar = useText(calendarMessages);
	const now = usePresent();
	const coming = usePages(upcomingOf(type), { isIncluded: (event) => isUpcoming(event, now) });
	const over = usePages(pastOf(type));
	// Events that have ended since the list was fetched.
	const ended = usePages(upcomingOf(type), {
		isIncluded: (event) => !isUpcoming(event, now),
		atLeast: 0,
	});
	const past = new Map(
		[...(ended.rows ?? []), ...(over.rows ?? [])].map((event) => [event.id, event]),
	);
	const [isPending, isLoadingError] = [
		coming.isPending || over.isPending,
		coming.isLoadingError || over.isLoadingError,
	];
	return (
		<>
			{isPending && <EventSkeletons />}
			{isLoadingError && (
				<LoadError onRetry={() => Promise.all([coming.refetch(), over.refetch()])} />
			)}
			{coming.rows?.length === 0 && (
				<Empty>{type ? calendar("calendar.noneOfKind") : text("event.none")}</Empty>
			)}
			<Group title={text("event.upcoming")} events={coming.rows ?? []} pages={coming} />
			<Group title={text("event.past")} events={[...past.values()]} pages={over} />
		</>
	);
}

/** Events of a month or of one of its days. */
function OfMonth({
	month,
	day,
	type,
}: {
	month: string;
	day: string | null;
	type: EventType | undefined;
}) {
	const text = useText(calendarMessages);
	const { formatDate } = useIntl();
	const { search } = useAddress();
	const pages = usePages(monthQuery(month, type), {
		isIncluded: (event) => !day || takesPlaceOn(event, day),
	});
	const { rows: events, isPending, isLoadingError, refetch } = pages;
	const title = day
		? formatDate(startOf(day), { dateStyle: "full" })
		: formatDate(startOf(`${month}-01`), { month: "long", year: "numeric" });
	const kind = search.get("type");
	return (
		<>
			<p>
				<Link to={{ search: kind ? `?type=${kind}` : "" }} preventScrollReset>
					{text("calendar.all")}
				</Link>
			</p>
			{isPending && <EventSkeletons />}
			{isLoadingError && <LoadError onRetry={refetch} />}
			{events?.length === 0 && (
				<Empty>{text(day ? "calendar.noneOnDay" : "calendar.noneInMonth")}</Empty>
			)}
			{events && <Group title={title} events={events} pages={pages} />}
		</>
	);
}

/** Reads the type, month and day filters from the query string; ignores invalid values. */
function useFilters() {
	const { search } = useAddress();
	const type = eventTypes.find((one) => one === search.get("type"));
	const named = search.get("month") ?? "";
	const month = isMonth(named) ? named : null;
	const requestedDay = search.get("day") ?? "";
	const day =
		month &&
		requestedDay.startsWith(`${month}-`) &&
		requestedDay.length === 10 &&
		isDate(requestedDay)
			? requestedDay
			: null;
	return { type, month, day };
}

export default function EventsPage() {
	const text = useText(eventMessages);
	const calendar = useText(calendarMessages);
	const thisMonth = monthAt(usePresent());
	const { type, month, day } = useFilters();
	const choices = [
		{ value: "", label: calendar("calendar.everyKind") },
		...eventTypes.map((value) => ({ value, label: text(`event.type.${value}`) })),
	];
	return (
		<Page
			className="pages-list"
			title={text("event.all")}
			lead={text("event.intro")}
			actions={<NewEventButton />}
		>
			<UrlFilter name="type" label={calendar("calendar.kind")} choices={choices} />
			<div className="events-with-month">
				<MonthView month={month ?? thisMonth} chosen={{ day, type }} />
				<div className="stack">
					{month ? <OfMonth month={month} day={day} type={type} /> : <AllDates type={type} />}
				</div>
			</div>
		</Page>
	);
}
