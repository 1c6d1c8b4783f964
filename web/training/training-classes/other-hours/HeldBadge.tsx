import type { Holiday } from "#shared/base/settings/holidays.rules.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { weekMessages } from "../week/week.messages.ts";

type Props = { isHeld: boolean; isOther: boolean; holiday: Holiday | undefined };

/** Marks a class with different hours in a week or cancelled in it; nothing for the usual hours. */
export function HeldBadge({ isHeld, isOther, holiday }: Props) {
	const text = useText(weekMessages);
	const pick = usePick();
	if (holiday)
		return (
			<span className="badge draft">{text("week.holiday", { name: pick(holiday, "name") })}</span>
		);
	if (!isHeld) return <span className="badge draft">{text("week.notHeld")}</span>;
	return isOther && <span className="badge strong">{text("week.other")}</span>;
}
