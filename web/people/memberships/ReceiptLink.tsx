import type { OwnPayment } from "#shared/people/memberships/memberships.schema.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { feeMessages } from "./memberships.messages.ts";
import { receiptAddress } from "./memberships.queries.ts";

/** Opens the receipt of a payment in a new tab. */
export function ReceiptLink({ id, receiptNumber }: Pick<OwnPayment, "id" | "receiptNumber">) {
	const text = useText(feeMessages);
	const locale = useLocale();
	return (
		<a
			href={receiptAddress(id, locale)}
			target="_blank"
			rel="noreferrer"
			aria-label={text("fee.receiptOf", { number: receiptNumber })}
		>
			{text("fee.receipt")}
		</a>
	);
}
