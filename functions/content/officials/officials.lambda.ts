import { officialsRoutes } from "#shared/content/officials/officials.routes.ts";
import type { Caller } from "../../core/caller.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import { writeHandlers } from "../../core/records/recordHandlers.ts";
import { judgingOf, setJudging } from "./judging.service.ts";
import { listOfficials, officialRecords, readOfficial } from "./officials.service.ts";

/** Super-admins, who edit the list, also see inactive officials. */
const reader = ({ session }: Caller) => ({ inactive: session?.role === "super-admin" });

export const handler = lambda(officialsRoutes, {
	list: async ({ query, caller }) => replyWithPage(await listOfficials(query, reader(caller))),
	get: ({ params, caller }) => readOfficial(params.id, reader(caller)),
	...writeHandlers(officialRecords, ({ params, caller }) =>
		readOfficial(params.id, reader(caller)),
	),
	judging: ({ params, caller }) => judgingOf(params.id, reader(caller)),
	setJudging: editRecord(
		({ params, caller }) => judgingOf(params.id, reader(caller)),
		({ params, body, caller }) => setJudging(caller, params.id, body),
	),
});
