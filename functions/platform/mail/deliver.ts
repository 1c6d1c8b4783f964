import { tellGuardians } from "../../community/families/tell-guardians.ts";
import { agreementAction } from "../../competition/registrations/agreements.service.ts";
import type { Letter } from "../../core/outside/mail/letter.ts";
import { Outbox } from "../../core/outside/mail/outbox.ts";
import { sendLetter } from "../../core/outside/mail/sendLetter.ts";
import type { MailOrder } from "../../core/outside/queue.ts";
import { sendEmailLink } from "../../identity/auth/links/email-link.ts";
import { sendInvitation, sendResetLink } from "../../identity/auth/links/reset-link.ts";
import { sendUndoLink } from "../../identity/auth/links/undo-link.ts";
import { sendSignUpLink } from "../../identity/sign-ups/sign-up-link.ts";
import { mailNotification, readDue } from "../notifications/notifications.mail.ts";

/**
 * Delivers a batch of email jobs one by one. A job may be delivered twice: the item it names
 * records whether its email was sent.
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

/**
 * Sends an outbox item. A missing item was already sent. An expired one is a day old and no longer
 * useful, so it is deleted unsent.
 */
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
