import type { FactsOf } from "#functions/platform/notifications/notices.ts";
import { call } from "../../core/api.ts";
import { createPromotionForTest, createStudentForTest } from "../../core/belts.ts";
import { admin, createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, OthersOf, SamplesOf } from "../../core/samples.ts";
import { made, one } from "../audited.ts";

export default {
	progressions: async () => ({}),
	async progressionsOf() {
		const { coach, student } = await createStudentForTest();
		return { cookie: coach.cookie, params: { id: String(student.id) } };
	},
	grades: async () => ({}),
	async nextRank() {
		const { coach, student } = await createStudentForTest();
		return { cookie: coach.cookie, params: { id: String(student.id) } };
	},
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

export const facts: Pick<FactsOf, "promotion"> = {
	promotion: { status: "promotionApproved", toBelt: "orange-10" },
};
