import { officialsRoutes } from "#shared/content/officials/officials.routes.ts";
import type { Caller } from "../../core/caller.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import * as judging from "./judging.service.ts";
import * as officials from "./officials.service.ts";

/** Super-admins, who edit the list, also see inactive officials. */
const reader = ({ session }: Caller) => ({ inactive: session?.role === "super-admin" });

export const handler = lambda(officialsRoutes, {
	list: async ({ query, caller }) => replyWithPage(await officials.list(query, reader(caller))),
	get: ({ params, caller }) => officials.one(params.id, reader(caller)),
	create: ({ body, caller }) => officials.create(caller, body),
	update: editRecord(
		({ params, caller }) => officials.one(params.id, reader(caller)),
		({ params, body, caller }) => officials.update(caller, params.id, body),
	),
	remove: ({ params, caller }) => officials.remove(caller, params.id),
	judging: ({ params, caller }) => judging.judgingOf(params.id, reader(caller)),
	setJudging: editRecord(
		({ params, caller }) => judging.judgingOf(params.id, reader(caller)),
		({ params, body, caller }) => judging.setJudging(caller, params.id, body),
	),
});
