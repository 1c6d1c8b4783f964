import { broadcastsRoutes } from "#shared/community/broadcasts/broadcasts.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { listBroadcasts, previewBroadcast, sendBroadcast } from "./broadcasts.service.ts";

export const handler = lambda(broadcastsRoutes, {
	list: async ({ query, caller }) => replyWithPage(await listBroadcasts(caller, query)),
	preview: ({ body, caller }) => previewBroadcast(caller, body),
	send: ({ body, caller }) => sendBroadcast(caller, body),
});
