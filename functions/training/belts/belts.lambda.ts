import { beltsRoutes } from "#shared/training/belts/belts.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { actingFor } from "../../people/families/authorization.ts";
import { gradesOfStudents } from "./grading.service.ts";
import { historyOf } from "./history.service.ts";
import { listOwnPromotions, listPromotions, readBeltCounts } from "./promotion-lists.service.ts";
import {
	approvePromotion,
	promoteDirectly,
	promoteStudent,
	rejectPromotion,
	takePromotionBack,
	withdrawPromotion,
} from "./promotions.service.ts";

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
	promoteStudent: ({ body, caller }) => promoteStudent(caller, body),
	grades: ({ caller }) => gradesOfStudents(caller),
	list: async ({ query }) => replyWithPage(await listPromotions(query)),
	promote: ({ body, caller }) => promoteDirectly(caller, body),
	approve: ({ params, body, caller }) => approvePromotion(caller, params.id, body.override),
	reject: ({ params, body, caller }) => rejectPromotion(caller, params.id, body.reason),
	takeBack: ({ params, caller }) => takePromotionBack(caller, params.id),
	withdraw: ({ params, caller }) => withdrawPromotion(caller, params.id),
	mine: ({ caller }) => listOwnPromotions(caller),
	counts: () => readBeltCounts(),
});
