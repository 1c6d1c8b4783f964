import * as z from "zod/mini";
import { Message } from "../auth/auth.schema.ts";
import { email, longText, text } from "../core/fields.ts";
import { routes } from "../core/route.ts";

export const ContactMessage = z.object({
	name: text(120, 2, "name_short"),
	email,
	message: longText(4000, 10, "message_short"),
});
export type ContactMessage = z.output<typeof ContactMessage>;

export const contactRoutes = routes({
	send: {
		method: "POST",
		path: "/contact",
		access: "public",
		summary: "Send the federation a message",
		body: ContactMessage,
		response: Message,
		status: 202,
		requests: 4,
	},
});
