import { useIntl } from "react-intl";
import { isDateOnly, kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { keepTimesTogether, useText } from "../../core/language/messages.ts";
import { eventMessages } from "./events.messages.ts";
import "../../content/landing/landing.css";

/** The date of an event as a calendar page. */
export function DateBlock({ date }: { date: string }) {
	const { formatDate } = useIntl();
	const instant = startOf(date);
	return (
		<time className="date-block" dateTime={date}>
			<span className="day">{formatDate(instant, { day: "numeric" })}</span>
			<span>{formatDate(instant, { month: "short" })}</span>
			<span className="small soft">{formatDate(instant, { year: "numeric" })}</span>
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
			return `${day(from, "long")} – ${day(until, "long")}`;
		}
		if (isDateOnly(from)) return day(from, "full");
		const times = [from, until].filter((date) => date !== null).map(time);
		return text("event.dayAt", { day: day(from, "full"), times: times.join("\u00a0–\u00a0") });
	};
}
