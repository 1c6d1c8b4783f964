import { useIntl } from "react-intl";

/** A date with time to the minute. `at`: ISO 8601. */
export function Moment({ at, className }: { at: string; className?: string }) {
	const { formatDate } = useIntl();
	return (
		<time className={className} dateTime={at}>
			{formatDate(at, { dateStyle: "long", timeStyle: "short" })}
		</time>
	);
}
