import { onlinePaymentKey } from "#shared/competition/online-payments/online-payments.schema.ts";
import { AppError } from "../../core/errors.ts";
import { log, nameOfError } from "../../core/log.ts";
import { GatewayError } from "../../core/outside/payments/gateway.ts";
import { readyGateway } from "../../core/outside/payments/paymentGateway.ts";
import { followCharge } from "./follow-charge.ts";
import { readPayment } from "./records.ts";

/**
 * Takes a webhook of the gateway. Its content counts for nothing: a signed one only makes us ask the
 * gateway, so that a replayed one changes nothing. If the gateway cannot be asked now, the clock
 * will.
 */
export async function takeWebhook(body: unknown, signature: string, now: number): Promise<void> {
	const gateway = await readyGateway();
	if (!gateway) throw new AppError("not_found");
	const id = await gateway.readWebhook(body, signature);
	if (id === null) throw new AppError("forbidden");
	const charge = await gateway.retrieve(id).catch((error) => {
		if (!(error instanceof GatewayError)) throw error;
		log.warn("a webhook waits for the clock", nameOfError(error));
		return null;
	});
	const key = charge?.reference ? onlinePaymentKey(charge.reference) : null;
	const record = key && (await readPayment(key));
	if (!charge || !record) return;
	if (record.gatewayId !== undefined && record.gatewayId !== charge.id) return;
	await followCharge(record, charge, now);
}
