import { log, nameOfError } from "../../core/log.ts";
import { GatewayError } from "../../core/outside/payments/gateway.ts";
import { readyGateway } from "../../core/outside/payments/paymentGateway.ts";
import { inParallel } from "../../core/parallel.ts";
import { OnlinePayments } from "./online-payment.entity.ts";
import { askAboutPayment } from "./online-payments.service.ts";
import { followRefund } from "./refunds.service.ts";

/** Payments and refunds asked about in one run of the clock; the next run continues. */
const mostAtOnce = 100;
const fewAtOnce = 4;

const hour = 60 * 60 * 1000;

type Waiting = { createdAt: string; askedAt?: number };

/** In its first hour a payment is asked about in each run of the clock, later once an hour. */
const isDue = ({ createdAt, askedAt = 0 }: Waiting, now: number) =>
	now - Date.parse(createdAt) < hour || now - askedAt >= hour;

/**
 * Asks the gateway about payments and refunds without an answer, in case a webhook never came or a
 * call crashed. Returns the number of payments and refunds that were answered now.
 */
export async function reconcilePayments(now: number): Promise<number> {
	const gateway = await readyGateway();
	if (!gateway) return 0;
	const [payments, refunds] = await Promise.all([
		OnlinePayments.query.byStatus({ status: "started" }).go({ pages: "all" }),
		OnlinePayments.query.byOpenRefund({ refunding: "waiting" }).go({ limit: mostAtOnce }),
	]);
	let answered = 0;
	const ask = async (work: () => Promise<boolean>) => {
		try {
			if (await work()) answered++;
		} catch (error) {
			// A payment that fails does not delay the others.
			log.error("reconciliation failed", nameOfError(error));
			if (error instanceof GatewayError && error.code === undefined) throw error;
		}
	};
	const due = payments.data.filter((payment) => isDue(payment, now)).slice(0, mostAtOnce);
	try {
		await inParallel(
			due,
			(payment) =>
				ask(async () => {
					const { status } = await askAboutPayment(gateway, payment, now);
					if (status !== "started") return true;
					const { userId, id } = payment;
					await OnlinePayments.patch({ userId, id }).set({ askedAt: now }).go();
					return false;
				}),
			fewAtOnce,
		);
		await inParallel(
			refunds.data,
			(payment) =>
				ask(async () => {
					for (const { id, state } of payment.refunds)
						if (state === "waiting") await followRefund(gateway, payment, id, now);
					return false;
				}),
			fewAtOnce,
		);
	} catch (error) {
		// The gateway cannot be reached: the next run of the clock asks again.
		if (!(error instanceof GatewayError)) throw error;
	}
	return answered;
}
