import { takesOnlinePayments } from "../../../core/outside/payments/paymentGateway.ts";
import { GatewayNotes } from "./gateway-note.entity.ts";

const name = "gateway" as const;

/** Whether fees can be paid online, for functions that may not read the gateway's key. */
export const readOnline = async (): Promise<boolean> =>
	(await GatewayNotes.get({ name }).go()).data?.online ?? false;

/** Notes whether fees can be paid online. Run by the clock, which may read the gateway's key. */
export async function noteOnline(): Promise<void> {
	const online = await takesOnlinePayments();
	if (online !== (await readOnline())) await GatewayNotes.put({ name, online }).go();
}
