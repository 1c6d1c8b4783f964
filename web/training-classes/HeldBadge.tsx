import { useText } from "../core/messages.ts";
import { weekMessages } from "./week.messages.ts";

/** Says where a class is held at other hours in a week, or not at all; nothing where it is held as usual. */
export function HeldBadge({ isHeld, isOther }: { isHeld: boolean; isOther: boolean }) {
	const text = useText(weekMessages);
	if (!isHeld) return <span className="badge draft">{text("week.notHeld")}</span>;
	return isOther && <span className="badge strong">{text("week.other")}</span>;
}
