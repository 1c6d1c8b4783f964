import { contactRoutes } from "#shared/contact/contact.routes.ts";
import { auditedTransaction } from "../core/audited-transaction.ts";
import { env } from "../core/env.ts";
import { lambda } from "../core/lambda.ts";
import { queueLetter } from "../core/outbox.ts";
import { countAttempt } from "../core/throttle.ts";

export const handler = lambda(contactRoutes, {
	send: async ({ body, caller }) => {
		await countAttempt("contact", caller.address, caller.now);
		const letter = { subject: `Message from ${body.name}`, paragraphs: [body.message, `${body.name} <${body.email}>`] };
		const to = { to: env().MAIL_TO, replyTo: body.email, locale: caller.locale };
		const answer = { message: "Received" };
		await auditedTransaction(
			caller,
			{ entityType: "contact", entityId: "office", action: "sent" },
			[queueLetter(to, letter, caller.now)],
			answer,
		);
		return answer;
	},
});
