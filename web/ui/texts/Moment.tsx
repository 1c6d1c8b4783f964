import { useIntl } from "react-intl";
import { keepTimesTogether } from "../../core/language/messages.ts";

type Props = {
	/** ISO 8601. */
	at: string;
	className?: string;
	/** Shows only the day, and its time under the pointer. */
	isShort?: boolean;
	/** Abbreviates the month, for tables. */
	isCompact?: boolean;
};

const compact = {
	day: "numeric",
	month: "short",
	year: "numeric",
	hour: "numeric",
	minute: "2-digit",
} as const;

/** A date with time to the minute. */
export function Moment({ at, className, isShort = false, isCompact = false }: Props) {
	const { formatDate } = useIntl();
	const how = isCompact ? compact : ({ dateStyle: "long", timeStyle: "short" } as const);
	const whole = keepTimesTogether(formatDate(at, how));
	return (
		<time className={className} dateTime={at} title={isShort ? whole : undefined}>
			{isShort ? formatDate(at, { dateStyle: "medium" }) : whole}
		</time>
	);
}
