import { useIntl } from "react-intl";
import { keepTimesTogether } from "../../core/language/messages.ts";

type Props = {
	/** ISO 8601. */
	at: string;
	className?: string;
	/** Shows only the day, and its time under the pointer. */
	isShort?: boolean;
};

/** A date with time to the minute. */
export function Moment({ at, className, isShort = false }: Props) {
	const { formatDate } = useIntl();
	const whole = keepTimesTogether(formatDate(at, { dateStyle: "long", timeStyle: "short" }));
	return (
		<time className={className} dateTime={at} title={isShort ? whole : undefined}>
			{isShort ? formatDate(at, { dateStyle: "long" }) : whole}
		</time>
	);
}
