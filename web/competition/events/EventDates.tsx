import { useIntl } from "react-intl";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { joinRange } from "#shared/core/texts/ranges.ts";
import { isDateOnly, kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { keepTimesTogether, useLocale, useText } from "../../core/language/messages.ts";
import { eventMessages } from "./events.messages.ts";
import { daysOf } from "./eventWords.ts";
import "./event-card.css";

/**
 * The date of an event as a calendar page: a picture, beside which the date stands in its long form,
 * such as `EventDay`.
 */
export function DateBlock({ date }: { date: string }) {
	const { formatDate } = useIntl();
	const instant = startOf(date);
	return (
		<span className="date-block" aria-hidden="true">
			<span className="day">{formatDate(instant, { day: "numeric" })}</span>
			<span>{formatDate(instant, { month: "short" })}</span>
			<span className="small soft">{formatDate(instant, { year: "numeric" })}</span>
		</span>
	);
}

/** The days of an event in their long form. */
export function EventDay({
	event,
}: {
	event: Pick<Event, "eventDate"> & Partial<Pick<Event, "endDate">>;
}) {
	return (
		<time className="small soft block" dateTime={event.eventDate}>
			{daysOf({ endDate: null, ...event }, useLocale())}
		</time>
	);
}

/** Formats a date, with its time if it has one; two dates as a range. */
export function useWhen() {
	const text = useText(eventMessages);
	const { formatDate, formatTime } = useIntl();
	const day = (date: string, dateStyle: "full" | "long") =>
		formatDate(startOf(date), { dateStyle });
	const time = (date: string) =>
		keepTimesTogether(formatTime(startOf(date), { timeStyle: "short" }));
	return (from: string, to?: string | null) => {
		const until = to && to !== from ? to : null;
		if (until && kuwaitDate(startOf(until)) !== kuwaitDate(startOf(from))) {
			return joinRange(day(from, "long"), day(until, "long"));
		}
		if (isDateOnly(from)) return day(from, "full");
		const times = until ? joinRange(time(from), time(until)) : time(from);
		return text("event.dayAt", { day: day(from, "full"), times });
	};
}
