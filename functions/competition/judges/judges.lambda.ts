import { judgesRoutes } from "#shared/competition/judges/judges.routes.ts";
import { pageOf } from "#shared/core/http/page.ts";
import { seesDrafts } from "../../core/caller.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import {
	acceptAssignment,
	applyAsJudge,
	assignJudge,
	changeAssignment,
	declineAssignment,
	listEventJudges,
	listOwnAssignments,
	unassignJudge,
} from "./assignments.service.ts";
import { findConflicts } from "./conflicts.service.ts";
import {
	createJudge,
	deactivateJudge,
	findJudge,
	incrementCompetitions,
	judgeOf,
	listJudges,
	toJudge,
	updateJudge,
} from "./judges.service.ts";
import { asJudge } from "./judging.ts";

export const handler = lambda(judgesRoutes, {
	list: async ({ query, caller }) => {
		const all = await listJudges({ staff: seesDrafts(caller) });
		return replyWithPage(pageOf(all, (row) => String(row.judges.id), query));
	},
	create: ({ body, caller }) => createJudge(caller, body),
	update: editRecord(
		async ({ params }) => {
			const record = await findJudge(params.id);
			return record && toJudge(record);
		},
		({ params, body, caller }) => updateJudge(caller, params.id, body),
	),
	remove: ({ params, caller }) => deactivateJudge(caller, params.id),
	incrementCompetitions: ({ params, caller }) => incrementCompetitions(caller, params.id),
	assign: ({ params, body, caller }) => assignJudge(caller, params.id, body),
	conflicts: ({ params, caller }) => findConflicts(params.id, params.judgeId, caller.now),
	ofEvent: ({ params }) => listEventJudges(params.id),
	change: ({ params, body, caller }) => changeAssignment(caller, params, body),
	unassign: ({ params, caller }) => unassignJudge(caller, params),
	own: async ({ caller }) => {
		const own = await judgeOf(caller.session.userId);
		return own && toJudge(own);
	},
	mine: asJudge(({ caller }) => listOwnAssignments(caller)),
	apply: asJudge(({ params, body, caller }) => applyAsJudge(caller, params.id, body.notes)),
	accept: asJudge(({ params, body, caller }) => acceptAssignment(caller, params.id, body.notes)),
	decline: asJudge(({ params, body, caller }) => declineAssignment(caller, params.id, body.notes)),
});
