import { sendEmailLink } from "../auth/links/email-link.ts";
import { sendInvitation, sendResetLink } from "../auth/links/reset-link.ts";
import { sendUndoLink } from "../auth/links/undo-link.ts";
import type { Letter } from "../core/outside/mail/letter.ts";
import { Outbox } from "../core/outside/mail/outbox.ts";
import { sendLetter } from "../core/outside/mail/sendLetter.ts";
import type { MailOrder } from "../core/outside/queue.ts";
import { tellGuardians } from "../families/tell-guardians.ts";
import { mailNotification, readDue } from "../notifications/notifications.mail.ts";
import { agreementAction } from "../registrations/agreements.service.ts";
import { sendSignUpLink } from "../sign-ups/sign-up-link.ts";

/**
 * Delivers the orders of a batch one by one. What an order names is not sent twice: the item itself tells whether it was,
 * so an order may come again.
 */
export function deliverEach(orders: readonly MailOrder[]) {
	const keys = orders.filter((order) => order.kind !== "outbox");
	let due: ReturnType<typeof readDue> | undefined;
	return async (order: MailOrder, now: number): Promise<void> => {
		switch (order.kind) {
			case "outbox":
				return deliverOutgoing(order.id, now);
			case "notification":
			case "broadcast": {
				due ??= readDue(keys);
				const one = (await due)(order);
				if (one)
					await mailNotification(one, now, {
						tellOthers: tellGuardians,
						actionOf: agreementAction,
					});
				return;
			}
			default:
				throw new Error("An order of an unknown kind");
		}
	};
}

/** An item that is gone was sent. One that expired is a day old, and nobody waits for it any more. */
async function deliverOutgoing(id: string, now: number): Promise<void> {
	const { data: mail } = await Outbox.get({ id }).go({ consistent: true });
	if (!mail) return;
	if (mail.expiresAt * 1000 > now) {
		if (mail.kind === "resetLink") await sendResetLink(mail, now);
		else if (mail.kind === "invitation") await sendInvitation(mail, now);
		else if (mail.kind === "emailLink") await sendEmailLink(mail, now);
		else if (mail.kind === "undoLink") await sendUndoLink(mail, now);
		else if (mail.kind === "signUpLink") await sendSignUpLink(mail, now);
		else await sendLetter(mail, mail.letter as Letter);
	}
	await Outbox.delete({ id }).go();
}
