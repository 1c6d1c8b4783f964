import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import { Message } from "../../identity/auth/auth.schema.ts";
import {
	ContactMessage,
	MessageAnswer,
	MessageMark,
	MessageParams,
	MessageQuery,
	ReceivedMessage,
} from "./contact.schema.ts";

export const contactRoutes = routes({
	send: {
		method: "POST",
		path: "/contact",
		access: "public",
		summary: "Send the federation a message",
		body: ContactMessage,
		response: Message,
		status: 202,
		requests: 5,
	},
	list: {
		method: "GET",
		path: "/contact",
		access: "admin",
		summary: "Messages of visitors, open ones first, then newest first, 50 to a page",
		query: MessageQuery,
		response: z.array(ReceivedMessage),
		cursor: true,
		requests: 3,
	},
	get: {
		method: "GET",
		path: "/contact/{id}",
		access: "admin",
		summary: "One message of a visitor",
		params: MessageParams,
		response: ReceivedMessage,
		requests: 2,
	},
	answer: {
		method: "POST",
		path: "/contact/{id}/answers",
		access: "admin",
		summary:
			"Email an answer to a visitor; stores it with the message and by default marks that as done",
		params: MessageParams,
		body: MessageAnswer,
		response: ReceivedMessage,
		status: 201,
		requests: 4,
	},
	mark: {
		method: "PATCH",
		path: "/contact/{id}",
		access: "admin",
		summary: "Mark a message as done, or reopen it",
		params: MessageParams,
		body: MessageMark,
		response: ReceivedMessage,
		requests: 3,
	},
});
