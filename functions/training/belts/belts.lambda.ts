import { beltsRoutes } from "#shared/training/belts/belts.routes.ts";
import { actingFor } from "../../community/families/authorization.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { gradesOfStudents, readNextRank } from "./grading.service.ts";
import { historyOf } from "./history.service.ts";
import * as lists from "./promotion-lists.service.ts";
import * as promotions from "./promotions.service.ts";

export const handler = lambda(beltsRoutes, {
	progressions: actingFor(
		"seeBelts",
		({ query }) => query.studentId,
		({ caller }) => historyOf(caller),
	),
	progressionsOf: actingFor(
		"seeBelts",
		({ params }) => params.id,
		({ caller }) => historyOf(caller),
	),
	nextRank: actingFor(
		"seeBelts",
		({ params }) => params.id,
		({ caller }) => readNextRank(caller),
	),
	promoteStudent: ({ body, caller }) => promotions.promoteStudent(caller, body),
	grades: ({ caller }) => gradesOfStudents(caller),
	list: async ({ query }) => replyWithPage(await lists.list(query)),
	promote: ({ body, caller }) => promotions.promote(caller, body),
	approve: ({ params, body, caller }) => promotions.approve(caller, params.id, body.override),
	reject: ({ params, body, caller }) => promotions.reject(caller, params.id, body.reason),
	takeBack: ({ params, caller }) => promotions.takeBack(caller, params.id),
	withdraw: ({ params, caller }) => promotions.withdraw(caller, params.id),
	mine: ({ caller }) => lists.mine(caller),
	counts: () => lists.beltCounts(),
});
