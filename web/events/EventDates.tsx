import { useIntl } from "react-intl";
import { isDateOnly, startOf } from "#shared/core/kuwait.ts";

/** The day of an event as a calendar leaf. */
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

// Browsers and the renderer differ in which narrow space stands before "PM"; a page must come out the same.
const plainSpaces = (text: string) => text.replace(/[\u2009\u202f]/g, " ");

/** A date in words, with its time where it has one; two dates as a span. */
export function useWhen() {
	const { formatDate } = useIntl();
	return (from: string, to?: string | null) => {
		const style = isDateOnly(from)
			? ({ dateStyle: "full" } as const)
			: ({ dateStyle: "full", timeStyle: "short" } as const);
		if (!to || to === from) return plainSpaces(formatDate(startOf(from), style));
		return [from, to].map((date) => formatDate(startOf(date), { dateStyle: "long" })).join(" – ");
	};
}
