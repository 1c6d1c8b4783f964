import * as z from "zod/mini";
import {
	Approval,
	BeltCount,
	BeltProgression,
	BeltPromotion,
	DirectPromotion,
	NextGrading,
	ProgressionsQuery,
	PromotionParams,
	PromotionRequest,
	PromotionsQuery,
	Rejection,
	StudentParams,
	StudentPromotion,
} from "../../base/ranks/belts.schema.ts";
import { routes } from "../../core/http/route.ts";

const history = {
	method: "GET",
	access: "signedIn",
	response: z.array(BeltProgression),
	// Session, relation to the student, two Queries, and the people who promoted.
	requests: 5,
} as const;

export const beltsRoutes = routes({
	progressions: {
		...history,
		path: "/belt-progressions",
		summary: "A person's belt history and pending promotion, latest first; by default the caller's",
		query: ProgressionsQuery,
	},
	progressionsOf: {
		...history,
		path: "/belt-progressions/{id}",
		summary:
			"A person's belt history and pending promotion, latest first; for the person, their coach and staff",
		params: StudentParams,
	},
	promoteStudent: {
		method: "POST",
		path: "/belt-progressions",
		access: "coach",
		summary:
			"Request a promotion of a student by at most three ranks; staff decide, unless the settings say otherwise",
		body: StudentPromotion,
		response: BeltPromotion,
		status: 201,
		requests: 11,
	},
	grades: {
		method: "GET",
		path: "/coach/grades",
		access: "coach",
		summary:
			"The coach's students with the date of their rank, when its minimum time is complete, and attended classes",
		response: z.array(NextGrading),
		// Session, relations, settings, students, and for each of up to 100 students the latest
		// progression and the attendance since then.
		requests: 205,
	},
	list: {
		method: "GET",
		path: "/belt-promotions",
		access: "admin",
		summary: "Pending promotions, oldest first, or decided ones, latest first, 50 to a page",
		query: PromotionsQuery,
		response: z.array(PromotionRequest),
		cursor: true,
		// Session, promotions, and the people on a page.
		requests: 4,
	},
	promote: {
		method: "POST",
		path: "/belt-promotions",
		access: "admin",
		summary: "Promote a person directly to any higher rank",
		body: DirectPromotion,
		response: BeltPromotion,
		status: 201,
		requests: 10,
	},
	approve: {
		method: "POST",
		path: "/belt-promotions/{id}/approve",
		access: "admin",
		summary: "Approve a promotion; idempotent",
		params: PromotionParams,
		body: Approval,
		response: BeltPromotion,
		requests: 10,
	},
	reject: {
		method: "POST",
		path: "/belt-promotions/{id}/reject",
		access: "admin",
		summary: "Reject a promotion with a reason for the coach; idempotent",
		params: PromotionParams,
		body: Rejection,
		response: BeltPromotion,
		requests: 7,
	},
	takeBack: {
		method: "POST",
		path: "/belt-promotions/{id}/take-back",
		access: "admin",
		summary:
			"Take back a decision on a promotion within seven days, if nothing has happened since; a request is pending again, a direct promotion is removed",
		params: PromotionParams,
		response: BeltPromotion,
		requests: 10,
	},
	withdraw: {
		method: "DELETE",
		path: "/belt-promotions/{id}",
		access: "signedIn",
		summary: "Withdraw a pending promotion that the caller requested",
		params: PromotionParams,
		response: BeltPromotion,
		requests: 6,
	},
	mine: {
		method: "GET",
		path: "/me/promotions",
		access: "signedIn",
		summary: "Promotions of the signed-in person, latest first",
		response: z.array(BeltPromotion),
		requests: 2,
	},
	counts: {
		method: "GET",
		path: "/belt-counts",
		access: "admin",
		summary: "Number of members and coaches by belt and gender",
		response: z.array(BeltCount),
		requests: 2,
	},
});
