import { env } from "../../env.ts";
import { defineAdapter } from "../adapter.ts";
import { readSecret } from "../readSecret.ts";
import type { PaymentGateway } from "./gateway.ts";
import { tapPayments } from "./tap.ts";

const tapUrl = "https://api.tap.company/v2";

/** The gateway of this stage; null where no function is allowed to read its key. */
export const paymentGateway = defineAdapter<PaymentGateway | null>(() => {
	const { PAYMENT_KEY_PARAMETER } = env();
	return PAYMENT_KEY_PARAMETER
		? tapPayments({ url: tapUrl, key: () => readSecret(PAYMENT_KEY_PARAMETER) })
		: null;
});

/** The gateway; null while it is not configured. */
export async function readyGateway(): Promise<PaymentGateway | null> {
	const gateway = paymentGateway.get();
	return gateway && (await gateway.isReady()) ? gateway : null;
}

/** Whether people can pay online. */
export const takesOnlinePayments = async () => (await readyGateway()) !== null;
