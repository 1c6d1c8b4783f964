import type { FeeStatus } from "#shared/core/people.ts";
import { useText } from "../../core/language/messages.ts";
import { feeMessages } from "./memberships.messages.ts";

const looks: Record<FeeStatus, string> = {
	paid: "badge good",
	pending: "badge",
	overdue: "badge primary",
	exempt: "badge draft",
};

export function FeeBadge({ status }: { status: FeeStatus }) {
	return <span className={looks[status]}>{useText(feeMessages)(`fee.status.${status}`)}</span>;
}
