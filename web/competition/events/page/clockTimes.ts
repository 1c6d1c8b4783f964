import { latinDigits } from "#shared/core/fields/digits.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { keepTimesTogether } from "../../../core/language/messages.ts";

/** A 24-hour time such as `17:00` that no AM, PM or Arabic part of the day follows. */
const dayTime =
	/(?<![\d٠-٩:])([01٠١][\d٠-٩]|[2٢][0-3٠-٣]):([0-5٠-٥][\d٠-٩])(?![\d٠-٩:])(?!\s*(?:[ap]\.?m|[صم](?!\p{L})|صباح|ظهر|عصر|مساء|ليل))/giu;

/** Writes the times of a programme like those of dates: "17:00 Finals" becomes "5:00 PM Finals". */
export function inClockTimes(line: string, locale: Locale): string {
	const format = new Intl.DateTimeFormat(formatLocale[locale], {
		timeStyle: "short",
		timeZone: "UTC",
	});
	return line.replace(dayTime, (_, hour: string, minute: string) =>
		keepTimesTogether(
			format.format(Date.UTC(2024, 0, 1, Number(latinDigits(hour)), Number(latinDigits(minute)))),
		),
	);
}
