import {
	type OnlinePaymentKey,
	onlinePaymentKey,
	type PaidCharge,
} from "#shared/competition/online-payments/online-payments.schema.ts";
import { AppError } from "../../core/errors.ts";
import { longestPayment } from "../../core/outside/payments/gateway.ts";
import type { Write } from "../../core/table/database.ts";
import { PaymentHolds } from "./payment-hold.entity.ts";
import { onlinePaymentId, readPayment } from "./records.ts";

const secondsOf = (ms: number) => Math.ceil(ms / 1000);

/**
 * The writes that hold fees for a payment. Throws while another payment of one of the fees waits at
 * the bank. Of two payments that begin at once, the writes of one fail with `busy`.
 */
export async function holdFees(
	fees: readonly PaidCharge[],
	payment: OnlinePaymentKey,
	now: number,
): Promise<Write[]> {
	const keys = fees.map(({ chargeId, target }) => ({ fee: chargeId ?? target }));
	const { data: holds } = await PaymentHolds.get(keys).go({ consistent: true });
	// Another attempt of the same call stored the payment meanwhile.
	if (holds.some((hold) => hold.payment === onlinePaymentId(payment))) throw new AppError("busy");
	const begun = [...new Set(holds.map((hold) => hold.payment))].flatMap(
		(id) => onlinePaymentKey(id) ?? [],
	);
	const others = await Promise.all(begun.map(readPayment));
	if (others.some((other) => other?.status === "started")) throw new AppError("payment_waits");
	return keys.map(({ fee }) => {
		const before = holds.find((hold) => hold.fee === fee);
		const put = PaymentHolds.put({
			fee,
			payment: onlinePaymentId(payment),
			expiresAt: secondsOf(now + longestPayment),
		}).where((hold, { eq, notExists }) =>
			before ? eq(hold.payment, before.payment) : notExists(hold.payment),
		);
		return { put: put.params(), onConditionFailed: "busy" };
	});
}
