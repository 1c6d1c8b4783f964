import { number, text } from "../../core/table/attributes.ts";
import { byKey, entity } from "../../core/table/database.ts";

/**
 * The latest online payment that was begun for a fee. While that payment waits at the bank, no other
 * one can be begun for the fee.
 */
export const PaymentHolds = entity(
	"paymentHold",
	{
		/** Id of the charge, or the target of a membership. */
		fee: text,
		/** Id of the online payment. */
		payment: text,
		expiresAt: number,
	},
	{ byFee: byKey(["fee"]) },
);
