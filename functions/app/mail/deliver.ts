import { agreementAction } from "../../competition/registrations/agreements.service.ts";
import type { Letter } from "../../core/outside/mail/letter.ts";
import { mail as mailer } from "../../core/outside/mail/mail.ts";
import { Outbox } from "../../core/outside/mail/outbox.ts";
import { sendLetter } from "../../core/outside/mail/sendLetter.ts";
import type { MailMessage } from "../../core/outside/queue.ts";
import { sendEmailLink } from "../../identity/auth/links/email-link.ts";
import { sendInvitation, sendResetLink } from "../../identity/auth/links/reset-link.ts";
import { sendUndoLink } from "../../identity/auth/links/undo-link.ts";
import { sendSignUpLink } from "../../identity/sign-ups/sign-up-link.ts";
import { notifyGuardians } from "../../people/families/notify-guardians.ts";
import { mailNotification, readDue } from "../../people/notifications/notifications.mail.ts";
import { noteOutcome } from "./outcomes.ts";

/**
 * Delivers a batch of email jobs one by one. A job may be delivered twice: the item it names
 * records whether its email was sent.
 */
export function deliverEach(orders: readonly MailMessage[]) {
	const keys = orders.filter((order) => "userId" in order);
	let due: ReturnType<typeof readDue> | undefined;
	return async (order: MailMessage, now: number): Promise<void> => {
		switch (order.kind) {
			case "outbox":
				return deliverOutgoing(order.id, now);
			case "outcome":
				return noteOutcome(order.detail, now);
			case "notification":
			case "broadcast": {
				due ??= readDue(keys);
				const one = (await due)(order);
				if (one)
					await mailNotification(one, now, {
						notifyOthers: notifyGuardians,
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
		else if (mail.kind === "unblocking") await mailer.get().unblock(mail.to);
		else await sendLetter(mail, mail.letter as Letter);
	}
	await Outbox.delete({ id }).go();
}
