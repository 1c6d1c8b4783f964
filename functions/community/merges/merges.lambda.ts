import { mergesRoutes } from "#shared/community/merges/merges.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { findRecentMerges, startMerge, undoMerge } from "./merges.service.ts";
import { dismissPair, listPairs } from "./pairs.service.ts";

export const handler = lambda(mergesRoutes, {
	pairs: async ({ query }) => replyWithPage(await listPairs(query)),
	dismiss: ({ params, caller }) => dismissPair(caller, params.id),
	merge: ({ body, caller }) => startMerge(caller, body),
	recent: async ({ query }) => replyWithPage(await findRecentMerges(query)),
	undo: ({ params, caller }) => undoMerge(caller, params.id),
});
