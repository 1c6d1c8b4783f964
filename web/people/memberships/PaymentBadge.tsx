import type { OwnPayment } from "#shared/people/memberships/memberships.schema.ts";
import { useText } from "../../core/language/messages.ts";
import { feeMessages } from "./memberships.messages.ts";

type Props = { payment: Pick<OwnPayment, "atBank" | "voidedAt"> };

/** Whether a payment was voided, or a refund waits at the bank or was not paid out by it. */
export function PaymentBadge({ payment: { atBank, voidedAt } }: Props) {
	const text = useText(feeMessages);
	if (atBank) return <span className="badge">{text(`fee.atBank.${atBank}`)}</span>;
	return voidedAt ? <span className="badge">{text("fee.voided")}</span> : null;
}
