import type { ChargeState } from "#shared/competition/fees/charges.rules.ts";
import { useText } from "../../core/language/messages.ts";
import { feesMessages } from "./fees.messages.ts";

const looks: Partial<Record<ChargeState, string>> = {
	open: "badge strong",
	partlyPaid: "badge strong",
	paid: "badge primary",
};

/** Whether a charge is open, paid, waived, refunded or cancelled. */
export function ChargeBadge({ state }: { state: ChargeState }) {
	return (
		<span className={looks[state] ?? "badge"}>
			{useText(feesMessages)(`myFees.state.${state}`)}
		</span>
	);
}
