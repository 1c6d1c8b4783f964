import { broadcastsRoutes } from "#shared/content/broadcasts/broadcasts.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import * as broadcasts from "./broadcasts.service.ts";

export const handler = lambda(broadcastsRoutes, {
	list: async ({ query, caller }) => replyWithPage(await broadcasts.list(caller, query)),
	preview: ({ body, caller }) => broadcasts.previewBroadcast(caller, body),
	send: ({ body, caller }) => broadcasts.send(caller, body),
});
