import * as z from "zod/mini";
import { LiveAccess } from "../../competition/live/live.schema.ts";
import { routes } from "../../core/http/route.ts";

export const operationRoutes = routes({
	health: {
		method: "GET",
		path: "/health",
		access: "public",
		summary: "Whether the API and its table are available",
		response: z.object({ ok: z.boolean() }),
		requests: 2,
	},
	version: {
		method: "GET",
		path: "/version",
		access: "public",
		summary: "The running version",
		response: z.object({ version: z.string() }),
		requests: 1,
	},
	live: {
		method: "GET",
		path: "/live",
		access: "public",
		summary:
			"Connection details of the live channels: places of events, and the caller's notifications",
		response: LiveAccess,
		requests: 2,
	},
});
