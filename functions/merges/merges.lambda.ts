import { mergesRoutes } from "#shared/merges/merges.routes.ts";
import { replyWithPage } from "../core/http/answer.ts";
import { lambda } from "../core/http/lambda.ts";
import { begin, recent, undo } from "./merges.service.ts";
import { dismiss, list } from "./pairs.service.ts";

export const handler = lambda(mergesRoutes, {
	pairs: async ({ query }) => replyWithPage(await list(query)),
	dismiss: ({ params, caller }) => dismiss(caller, params.id),
	merge: ({ body, caller }) => begin(caller, body),
	recent: async ({ query }) => replyWithPage(await recent(query)),
	undo: ({ params, caller }) => undo(caller, params.id),
});
