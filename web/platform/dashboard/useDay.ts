import { useIntl } from "react-intl";
import { dayAfter, kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { useText } from "../../core/language/messages.ts";
import { dashboardMessages } from "./dashboard.messages.ts";

/** "Today", "Tomorrow" or the weekday of a date. */
export function useDay() {
	const text = useText(dashboardMessages);
	const { formatDate } = useIntl();
	return (date: string) => {
		const today = kuwaitDate(Date.now());
		if (date === today) return text("dash.today");
		if (date === dayAfter(today)) return text("dash.tomorrow");
		return formatDate(startOf(date), { weekday: "long", day: "numeric", month: "long" });
	};
}
