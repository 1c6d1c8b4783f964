import * as z from "zod/mini";
import { Message } from "../../core/http/message.ts";
import { routes } from "../../core/http/route.ts";
import {
	ContactMessage,
	MessageAnswer,
	MessageAssignment,
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
		// Session, messages, and the staff to whom they are assigned.
		requests: 4,
	},
	get: {
		method: "GET",
		path: "/contact/{id}",
		access: "admin",
		summary: "One message of a visitor",
		params: MessageParams,
		response: ReceivedMessage,
		requests: 3,
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
		requests: 5,
	},
	mark: {
		method: "PATCH",
		path: "/contact/{id}",
		access: "admin",
		summary: "Mark a message as done, or reopen it",
		params: MessageParams,
		body: MessageMark,
		response: ReceivedMessage,
		requests: 4,
	},
	assign: {
		method: "PUT",
		path: "/contact/{id}/assignee",
		access: "admin",
		summary: "Assign a message to a member of staff, or to nobody",
		params: MessageParams,
		body: MessageAssignment,
		response: ReceivedMessage,
		requests: 5,
	},
});
