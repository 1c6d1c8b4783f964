import { useIntl } from "react-intl";
import { dayAfter, kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { useText } from "../language/messages.ts";
import { momentsMessages } from "./moments.messages.ts";
import { usePresent } from "./usePresent.ts";

/** "Today", "Tomorrow" or the weekday of a date. */
export function useDay() {
	const text = useText(momentsMessages);
	const { formatDate } = useIntl();
	const today = kuwaitDate(usePresent());
	return (date: string) => {
		if (date === today) return text("moments.today");
		if (date === dayAfter(today)) return text("moments.tomorrow");
		const day = formatDate(startOf(date), { weekday: "long", day: "numeric", month: "long" });
		// The day and its month stay on one line.
		return day.replace(/(\p{L}) (?=\d)|([\d٠-٩]) (?=\p{L})/gu, "$1$2\u00a0");
	};
}
