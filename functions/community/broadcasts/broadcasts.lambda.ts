import { broadcastsRoutes } from "#shared/community/broadcasts/broadcasts.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { listBroadcasts, previewBroadcast, sendBroadcast } from "./broadcasts.service.ts";
import { changeDraft, discardDraft, keepDraft, listDrafts } from "./drafts.ts";
import { cancelBroadcast } from "./planned-broadcasts.ts";

export const handler = lambda(broadcastsRoutes, {
	list: async ({ query, caller }) => replyWithPage(await listBroadcasts(caller, query)),
	preview: ({ body, caller }) => previewBroadcast(caller, body),
	send: ({ body, caller }) => sendBroadcast(caller, body),
	cancel: ({ params, caller }) => cancelBroadcast(caller, params.id),
	drafts: () => listDrafts(),
	keep: ({ body, caller }) => keepDraft(caller, body),
	change: ({ params, body, caller }) => changeDraft(caller, params.id, body),
	discard: ({ params, caller }) => discardDraft(caller, params.id),
});
