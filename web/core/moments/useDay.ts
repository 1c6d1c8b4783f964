import { useIntl } from "react-intl";
import { dayAfter, kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { useText } from "../language/messages.ts";
import { momentsMessages } from "./moments.messages.ts";

/** "Today", "Tomorrow" or the weekday of a date. */
export function useDay() {
	const text = useText(momentsMessages);
	const { formatDate } = useIntl();
	return (date: string) => {
		const today = kuwaitDate(Date.now());
		if (date === today) return text("moments.today");
		if (date === dayAfter(today)) return text("moments.tomorrow");
		return formatDate(startOf(date), { weekday: "long", day: "numeric", month: "long" });
	};
}
