import { useIntl } from "react-intl";
import { onClock } from "#shared/training/training-classes/training-classes.rules.ts";
import { useText } from "../../core/language/messages.ts";
import { trainingClassMessages } from "./training-classes.messages.ts";

/** Formats a time like `17:30` in the reader's language: "5:30 PM". */
export function useTimeText() {
	const text = useText(trainingClassMessages);
	const { formatNumber } = useIntl();
	return (time: string) => {
		const { hour, minute, part } = onClock(time);
		if (minute === 0) return text("class.fullHour", { hour, part });
		return text("class.clock", {
			hour,
			minute: formatNumber(minute, { minimumIntegerDigits: 2 }),
			part,
		});
	};
}
