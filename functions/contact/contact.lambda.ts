import { contactRoutes } from "#shared/contact/contact.routes.ts";
import { env } from "../core/env.ts";
import { lambda } from "../core/http/lambda.ts";
import { countAttempt } from "../core/http/throttle.ts";
import { queueLetter } from "../core/outside/outbox.ts";
import { auditedTransaction } from "../core/table/audited-transaction.ts";

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
