import * as z from "zod/mini";
import { Message } from "../../core/http/message.ts";
import { routes } from "../../core/http/route.ts";
import { ContactMessage } from "../contact/contact.schema.ts";
import { Coach, CoachesQuery, CoachParams } from "./coaches.schema.ts";

export const coachesRoutes = routes({
	list: {
		method: "GET",
		path: "/coaches",
		access: "public",
		summary: "Approved coaches, by date of joining, 60 to a page",
		query: CoachesQuery,
		response: z.array(Coach),
		cursor: true,
		sharedCache: 30,
		// A picture must disappear soon after its consent is withdrawn.
		staleFor: 30,
		requests: 2,
	},
	contact: {
		method: "POST",
		path: "/coaches/{id}/contact",
		access: "public",
		summary: "Send a message to a coach's email address",
		params: CoachParams,
		body: ContactMessage,
		response: Message,
		status: 202,
		requests: 5,
	},
});
