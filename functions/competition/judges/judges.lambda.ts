import { judgesRoutes } from "#shared/competition/judges/judges.routes.ts";
import { pageOf } from "#shared/core/http/page.ts";
import { seesDrafts } from "../../core/caller.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import * as assignments from "./assignments.service.ts";
import { findConflicts } from "./conflicts.service.ts";
import * as judges from "./judges.service.ts";
import { asJudge } from "./judging.ts";

export const handler = lambda(judgesRoutes, {
	list: async ({ query, caller }) => {
		const all = await judges.list({ staff: seesDrafts(caller) });
		return replyWithPage(pageOf(all, (row) => String(row.judges.id), query));
	},
	create: ({ body, caller }) => judges.create(caller, body),
	update: editRecord(
		async ({ params }) => {
			const record = await judges.findJudge(params.id);
			return record && judges.judge(record);
		},
		({ params, body, caller }) => judges.update(caller, params.id, body),
	),
	remove: ({ params, caller }) => judges.deactivate(caller, params.id),
	incrementCompetitions: ({ params, caller }) => judges.incrementCompetitions(caller, params.id),
	assign: ({ params, body, caller }) => assignments.assign(caller, params.id, body),
	conflicts: ({ params }) => findConflicts(params.id, params.judgeId),
	ofEvent: ({ params }) => assignments.ofEvent(params.id),
	change: ({ params, body, caller }) => assignments.change(caller, params, body),
	unassign: ({ params, caller }) => assignments.unassign(caller, params),
	own: async ({ caller }) => {
		const own = await judges.judgeOf(caller.session.userId);
		return own && judges.judge(own);
	},
	mine: asJudge(({ caller }) => assignments.mine(caller)),
	apply: asJudge(({ params, body, caller }) => assignments.apply(caller, params.id, body.notes)),
	accept: asJudge(({ params, body, caller }) => assignments.accept(caller, params.id, body.notes)),
	decline: asJudge(({ params, body, caller }) =>
		assignments.decline(caller, params.id, body.notes),
	),
});
