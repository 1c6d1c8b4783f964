import { contactRoutes } from "#shared/people/contact/contact.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { countAttempt } from "../../core/http/throttle.ts";
import {
	answerMessage,
	assignMessage,
	listMessages,
	markMessage,
	readMessage,
	receiveMessage,
} from "./contact.service.ts";

export const handler = lambda(contactRoutes, {
	send: async ({ body, caller }) => {
		await countAttempt("contact", caller.address, caller.now);
		return receiveMessage(caller, body);
	},
	list: async ({ query, caller }) => replyWithPage(await listMessages(query, caller.now)),
	get: ({ params, caller }) => readMessage(params.id, caller.now),
	answer: ({ params, body, caller }) => answerMessage(caller, params.id, body),
	assign: ({ params, body, caller }) => assignMessage(caller, params.id, body),
	mark: ({ params, body, caller }) => markMessage(caller, params.id, body),
});
