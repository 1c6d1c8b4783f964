import type { FactsOf } from "#functions/people/notifications/notices.ts";
import { call } from "../../core/api.ts";
import { createPromotionForTest, createStudentForTest } from "../../core/belts.ts";
import { admin, createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, OthersOf, SamplesOf } from "../../core/samples.ts";
import { made, one } from "../audited.ts";

export default {
	progressions: async () => ({}),
	async progressionsOf() {
		const { coach, student } = await createStudentForTest();
		return { cookie: coach.cookie, params: { id: String(student.id) } };
	},
	grades: async () => ({}),
	async promoteStudent() {
		const { coach, student } = await createStudentForTest();
		return {
			cookie: coach.cookie,
			body: { studentId: student.id, newBelt: "Orange Belt - 9th Kyu", notes: "Ready for it." },
		};
	},
	async list() {
		await createPromotionForTest();
		return { query: { status: "pending", limit: "5" } };
	},
	promote: async () => ({
		body: {
			userId: (await createPersonForTest()).id,
			toBelt: "black-1",
			promotionDate: "2026-01-31",
			notes: "Osu",
		},
	}),
	approve: async () => ({
		params: (await createPromotionForTest()).params,
		body: { override: true },
	}),
	reject: async () => ({
		params: (await createPromotionForTest()).params,
		body: { reason: "Next grading." },
	}),
	async takeBack() {
		const { params } = await createPromotionForTest();
		const cookie = await admin();
		await call("POST", `/belt-promotions/${params.id}/approve`, { cookie, body: {} });
		return { params };
	},
	async withdraw() {
		const { params, coach } = await createPromotionForTest();
		return { params, cookie: coach.cookie };
	},
	mine: async () => ({ cookie: (await createPromotionForTest()).student.cookie }),
	counts: async () => ({}),
} satisfies SamplesOf<"belts">;

export const audited: AuditedOf<"belts"> = {
	promoteStudent: { entityType: "promotion", action: "requested", entityId: made },
	promote: { entityType: "promotion", action: "promoted", entityId: made },
	approve: {
		entityType: "promotion",
		action: "approved",
		entityId: one,
	},
	reject: {
		entityType: "promotion",
		action: "rejected",
		entityId: one,
	},
	takeBack: {
		entityType: "promotion",
		action: "takenBack",
		entityId: one,
	},
	withdraw: {
		entityType: "promotion",
		action: "withdrawn",
		entityId: one,
	},
};

export const others: OthersOf<"belts"> = {
	promoteStudent: { notes: "Another" },
	promote: { notes: "Another" },
};

export const effects: EffectsOf<"belts"> = {
	promote: {
		writes: {
			"new promotion": "changed_meanwhile",
			"existing user if what it is found by, updatedAt": "changed_meanwhile",
			searchKey: null,
			facet: null,
			"removed facet": null,
			"tally of belt (member.unknown.black-1 +1, member.unknown.white -1)": null,
			"new progression": "changed_meanwhile",
			"new notification": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "promotion_not_higher",
	},
	approve: {
		writes: {
			"removed promotion if charge, id, status": "promotion_decided",
			"new promotion": "changed_meanwhile",
			"tally of promotion (pending -1)": null,
			"existing user if what it is found by, updatedAt": "changed_meanwhile",
			searchKey: null,
			facet: null,
			"removed facet": null,
			"tally of belt (member.unknown.orange-10 +1, member.unknown.white -1)": null,
			"new progression": "changed_meanwhile",
			"2 × new notification": null,
			"new auditLine": null,
		},
		again: "nothing",
	},
	reject: {
		writes: {
			"removed promotion if charge, id, status": "promotion_decided",
			"new promotion": "changed_meanwhile",
			"tally of promotion (pending -1)": null,
			"2 × new notification": null,
			"new auditLine": null,
		},
		again: "nothing",
	},
	promoteStudent: {
		writes: {
			"new promotion": "promotion_pending",
			"tally of promotion (pending +1)": null,
			"new notification": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "promotion_pending",
	},
	takeBack: {
		writes: {
			"removed promotion if charge, id, status": "changed_meanwhile",
			"new promotion": "promotion_pending",
			"tally of promotion (pending +1)": null,
			"removed progression if id": "promotion_settled",
			"existing user if what it is found by, updatedAt": "changed_meanwhile",
			searchKey: null,
			facet: null,
			"removed facet": null,
			"tally of belt (member.unknown.orange-10 -1, member.unknown.white +1)": null,
			"2 × new notification": null,
			"new auditLine": null,
		},
		again: "nothing",
	},
	withdraw: {
		writes: {
			"removed promotion if charge, id, status": "promotion_decided",
			"tally of promotion (pending -1)": null,
			"new notification": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "not_found",
	},
};

export const facts: Pick<FactsOf, "promotion"> = {
	promotion: { status: "promotionApproved", toBelt: "orange-10" },
};
