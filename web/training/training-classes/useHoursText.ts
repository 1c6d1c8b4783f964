import { useIntl } from "react-intl";
import { joinRange } from "#shared/core/texts/ranges.ts";
import { onClock } from "#shared/training/training-classes/training-classes.rules.ts";
import { useText } from "../../core/language/messages.ts";
import { trainingClassMessages } from "./training-classes.messages.ts";

/**
 * Formats the hours of a class: "5:30 – 7:00 PM". The part of the day is named once if it is the
 * same at both ends.
 */
export function useHoursText() {
	const text = useText(trainingClassMessages);
	const { formatNumber } = useIntl();
	const read = (time: string) => {
		const { hour, minute, part } = onClock(time);
		const clock =
			minute === 0
				? text("class.fullHour", { hour })
				: text("class.clock", {
						hour,
						minute: formatNumber(minute, { minimumIntegerDigits: 2 }),
					});
		return { clock, part: text("class.dayPart", { part }) };
	};
	return (startTime: string, endTime: string) => {
		const [from, to] = [read(startTime), read(endTime)];
		const full = ({ clock, part }: typeof from) => `${clock}\u00a0${part}`;
		const start = from.part === to.part ? from.clock : full(from);
		return joinRange(start, full(to));
	};
}
