import { useIntl } from "react-intl";
import { keepRangeTogether } from "#shared/core/texts/ranges.ts";
import { dayAfter, kuwaitDate, startOf, timeZone } from "#shared/core/time/kuwait.ts";
import { nextOn, type OtherHours } from "#shared/training/training-classes/other-hours.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useHolidays } from "../../../base/settings/settings.queries.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { useHydrated } from "../../../core/moments/useHydrated.ts";
import { useHoursText } from "../useHoursText.ts";
import { weekMessages } from "../week/week.messages.ts";

/** Formats a period: "8 February – 8 March 2027". */
export function useDaysText() {
	const { formatDateTimeRange } = useIntl();
	return ({ from, to }: Pick<OtherHours, "from" | "to">) =>
		keepRangeTogether(
			formatDateTimeRange(new Date(startOf(from)), new Date(startOf(to)), {
				dateStyle: "long",
				timeZone,
			}),
		);
}

/** Number of days before a holiday at which it is shown on a class. */
const noticeDays = 30;

/** The upcoming dates of a class that fall on a holiday. */
function useHolidayLines({ dayOfWeek }: Pick<TrainingClass, "dayOfWeek">, today: string): string[] {
	const text = useText(weekMessages);
	const pick = usePick();
	const { formatDate } = useIntl();
	const last = dayAfter(today, noticeDays);
	return useHolidays().flatMap((holiday) => {
		const date = nextOn(dayOfWeek, holiday.from < today ? today : holiday.from);
		if (date > holiday.to || date > last) return [];
		return text("week.holidayOff", {
			day: formatDate(startOf(date), { dateStyle: "long", timeZone }),
			name: pick(holiday, "name"),
		});
	});
}

/** The current and upcoming deviations from a class's usual hours. */
export function OtherHoursLines({ one }: { one: Pick<TrainingClass, "otherHours" | "dayOfWeek"> }) {
	const text = useText(weekMessages);
	const days = useDaysText();
	const hoursText = useHoursText();
	// A prerendered page doesn't know the current day.
	const isAlive = useHydrated();
	const today = kuwaitDate(Date.now());
	const holidays = useHolidayLines(one, today);
	const lines = one.otherHours
		.filter(({ to }) => to >= today)
		.map((hours) => {
			const { startTime, endTime } = hours;
			if (!startTime || !endTime) return text("week.periodOff", { days: days(hours) });
			return text("week.period", { days: days(hours), times: hoursText(startTime, endTime) });
		});
	return (
		isAlive &&
		[...holidays, ...lines].map((line) => (
			<p key={line} className="small soft">
				{line}
			</p>
		))
	);
}
