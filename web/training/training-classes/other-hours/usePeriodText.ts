import { hijriOf } from "#shared/core/time/hijri.ts";
import { doPeriodsOverlap, type Period } from "#shared/core/time/period.ts";
import { ramadanFrom } from "#shared/training/training-classes/other-hours.rules.ts";
import { useText } from "../../../core/language/messages.ts";
import { useDaysText } from "./OtherHoursLines.tsx";
import { otherHoursMessages } from "./otherHours.messages.ts";

/** Formats a period with its name, if it has one: "Ramadan 1448 · February 8 – March 8, 2027". */
export function usePeriodText() {
	const text = useText(otherHoursMessages);
	const daysText = useDaysText();
	return (period: Period) => {
		const days = daysText(period);
		const ramadan = ramadanFrom(period.from);
		if (!doPeriodsOverlap(period, ramadan)) return days;
		return text("otherHours.inRamadan", { year: hijriOf(ramadan.from).year, days });
	};
}
