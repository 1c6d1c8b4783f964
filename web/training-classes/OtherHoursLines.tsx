import { useIntl } from "react-intl";
import { kuwaitDate, startOf, timeZone } from "#shared/core/kuwait.ts";
import type { OtherHours } from "#shared/training-classes/other-hours.rules.ts";
import { useText } from "../core/messages.ts";
import { useHydrated } from "../core/useHydrated.ts";
import { trainingClassMessages } from "./training-classes.messages.ts";
import { useTimeText } from "./useTimeText.ts";
import { weekMessages } from "./week.messages.ts";

/** Days from one to another as the reader says them: "8 February – 8 March 2027". */
export function useDaysText() {
	const { formatDateTimeRange } = useIntl();
	return ({ from, to }: Pick<OtherHours, "from" | "to">) =>
		formatDateTimeRange(new Date(startOf(from)), new Date(startOf(to)), { dateStyle: "long", timeZone });
}

/** What holds of a class instead of its usual hours, now or later. */
export function OtherHoursLines({ otherHours }: { otherHours: readonly OtherHours[] }) {
	const text = useText(weekMessages);
	const words = useText(trainingClassMessages);
	const days = useDaysText();
	const time = useTimeText();
	// A page that was rendered ahead does not know the day on which it is read.
	const isAlive = useHydrated();
	const today = kuwaitDate(Date.now());
	const coming = isAlive ? otherHours.filter(({ to }) => to >= today) : [];
	return coming.map((hours) => {
		const { startTime, endTime } = hours;
		return (
			<p key={hours.from} className="small soft">
				{startTime && endTime
					? text("week.period", {
							days: days(hours),
							times: words("class.time", { start: time(startTime), end: time(endTime) }),
						})
					: text("week.periodOff", { days: days(hours) })}
			</p>
		);
	});
}
