import { contactRoutes } from "#shared/content/contact/contact.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { countAttempt } from "../../core/http/throttle.ts";
import * as contact from "./contact.service.ts";

export const handler = lambda(contactRoutes, {
	send: async ({ body, caller }) => {
		await countAttempt("contact", caller.address, caller.now);
		return contact.receive(caller, body);
	},
	list: async ({ query, caller }) => replyWithPage(await contact.list(query, caller.now)),
	get: ({ params, caller }) => contact.one(params.id, caller.now),
	answer: ({ params, body, caller }) => contact.answer(caller, params.id, body),
	assign: ({ params, body, caller }) => contact.assign(caller, params.id, body),
	mark: ({ params, body, caller }) => contact.mark(caller, params.id, body),
});
