import { Message } from "../auth/auth.schema.ts";
import { routes } from "../core/route.ts";
import { ContactMessage } from "./contact.schema.ts";

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
