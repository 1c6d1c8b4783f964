import { useIntl } from "react-intl";
import { dayAfter, isDate, isDateOnly, kuwaitDate, startOf, timeZone } from "#shared/core/kuwait.ts";
import { weekStart } from "#shared/training-classes/other-hours.rules.ts";
import type { DayOfWeek } from "#shared/training-classes/training-classes.rules.ts";
import { useText } from "../core/messages.ts";
import { useAddress } from "../core/useAddress.ts";
import { Button } from "../ui/Button.tsx";
import { weekMessages } from "./week.messages.ts";

/** The first day of the week that the address names; of the present one where it names none. */
export function useWeek(firstDay: DayOfWeek): string {
	const named = useAddress().search.get("week") ?? "";
	return weekStart(isDateOnly(named) && isDate(named) ? named : kuwaitDate(Date.now()), firstDay);
}

/** Which week is shown, and the way to the ones before and after. */
export function WeekSteps({ week }: { week: string }) {
	const text = useText(weekMessages);
	const { set } = useAddress();
	const { formatDateTimeRange } = useIntl();
	const [from, to] = [week, dayAfter(week, 6)].map((date) => new Date(startOf(date)));
	return (
		<nav className="row week-steps" aria-label={text("week.steps")}>
			<Button aria-label={text("week.before")} onClick={() => set({ week: dayAfter(week, -7) })}>
				<span aria-hidden="true">‹</span>
			</Button>
			<strong aria-live="polite">{formatDateTimeRange(from, to, { day: "numeric", month: "long", timeZone })}</strong>
			<Button aria-label={text("week.after")} onClick={() => set({ week: dayAfter(week, 7) })}>
				<span aria-hidden="true">›</span>
			</Button>
			<Button kind="plain" onClick={() => set({ week: null })}>
				{text("week.now")}
			</Button>
		</nav>
	);
}
