import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import { LiveAccess } from "../live/live.schema.ts";

export const operationRoutes = routes({
	health: {
		method: "GET",
		path: "/health",
		access: "public",
		summary: "Whether the API and its table answer",
		response: z.object({ ok: z.boolean() }),
		requests: 2,
	},
	version: {
		method: "GET",
		path: "/version",
		access: "public",
		summary: "The version that is running",
		response: z.object({ version: z.string() }),
		requests: 1,
	},
	live: {
		method: "GET",
		path: "/live",
		access: "public",
		summary:
			"Where to listen for what moves: places of events, and that something came for the caller",
		response: LiveAccess,
		requests: 2,
	},
});
