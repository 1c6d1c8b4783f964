import { useIntl } from "react-intl";
import { keepTimesTogether } from "../../core/language/messages.ts";

/** A date with time to the minute. `at`: ISO 8601. */
export function Moment({ at, className }: { at: string; className?: string }) {
	const { formatDate } = useIntl();
	return (
		<time className={className} dateTime={at}>
			{keepTimesTogether(formatDate(at, { dateStyle: "long", timeStyle: "short" }))}
		</time>
	);
}
