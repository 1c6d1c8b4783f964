import { useIntl } from "react-intl";
import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { monthsBetween } from "#shared/core/time/month.ts";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { useText } from "../../../core/language/messages.ts";
import { danMessages } from "./dan.messages.ts";

type Props = {
	belt: Belt;
	since: string | null;
	requiredMonths: number;
	eligibleDate: string | null;
	/** Day of the grading. */
	day: string;
};

/** The months at the present rank by the day of a grading, and that it is early for the next. */
export function DanWait({ belt, since, requiredMonths, eligibleDate, day }: Props) {
	const text = useText(danMessages);
	const name = useBeltName()(belt);
	const { formatDate } = useIntl();
	const write = (date: string) => formatDate(startOf(date), { dateStyle: "long" });
	return (
		<>
			<span className="small soft block">
				{since
					? text("dan.months", {
							have: monthsBetween(since, day),
							required: requiredMonths,
							belt: name,
							date: write(since),
						})
					: text("dan.sinceUnknown", { belt: name })}
			</span>
			{eligibleDate !== null && eligibleDate > day && (
				<span className="small early block">
					{text("dan.early", { date: write(eligibleDate) })}
				</span>
			)}
		</>
	);
}
