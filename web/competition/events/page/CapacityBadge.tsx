import { useText } from "../../../core/language/messages.ts";
import { eventMessages } from "../events.messages.ts";
import "../events.css";

/** Places taken: "12 / 30", or "12 / ∞" without a limit; spelled out in Arabic. */
export function CapacityBadge({ taken, max }: { taken: number; max: number }) {
	const text = useText(eventMessages);
	if (max > 0) return <span className="taken">{text("event.takenOf", { taken, max })}</span>;
	return (
		<span className="taken">
			<span aria-hidden="true">{text("event.takenNoLimit", { taken })}</span>
			<span className="visually-hidden">{text("event.noLimitRead", { taken })}</span>
		</span>
	);
}
