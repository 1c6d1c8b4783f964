import type { FactsOf } from "#functions/people/notifications/notices.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, Sample, SamplesOf } from "../../core/samples.ts";
import { createLinkRequestForTest, newStudentForTest } from "../../core/students.ts";
import { one } from "../audited.ts";
import { ownStudent } from "../records.ts";

export default {
	list: async () => ({}),
	add: async () => ({ body: newStudentForTest() }),
	get: ownStudent,
	update: async () => ({
		...(await ownStudent()),
		body: { phoneNumber: "99887766", emergencyContact: "Mother" },
	}),
	end: ownStudent,
	transfer: async () => {
		const { id: coachId } = await createPersonForTest({ role: "coach" });
		return { ...(await ownStudent()), body: { coachId } };
	},
	resetPassword: ownStudent,
	requests: async () => ({ cookie: (await createLinkRequestForTest()).student.cookie }),
	accept: async () => {
		const { student, params } = await createLinkRequestForTest();
		return { cookie: student.cookie, params };
	},
	dropRequest: async () => {
		const { coach, params } = await createLinkRequestForTest();
		return { cookie: coach.cookie, params };
	},
} satisfies SamplesOf<"students">;

/** The student of a coach's link request. */
const requestedStudent = (_: unknown, { params }: Sample) => params?.id.split("-")[1] ?? "";

const madeStudent = (answer: object) =>
	"student" in answer ? (answer.student as { id: number }).id : 0;

export const audited: AuditedOf<"students"> = {
	add: {
		entityType: "user",
		action: "created",
		entityId: madeStudent,
	},
	update: { entityType: "user", action: "updated", entityId: one },
	end: { entityType: "user", action: "coach_ended", entityId: one },
	transfer: {
		entityType: "user",
		action: "coach_changed",
		entityId: one,
	},
	resetPassword: {
		entityType: "user",
		action: "password_given",
		entityId: one,
	},
	accept: {
		entityType: "user",
		action: "coach_accepted",
		entityId: requestedStudent,
	},
	dropRequest: {
		entityType: "user",
		action: "coach_withdrew",
		entityId: requestedStudent,
	},
};

export const effects: EffectsOf<"students"> = {
	add: {
		writes: {
			"new user": "changed_meanwhile",
			"new emailClaim": "email_taken",
			searchKey: null,
			facet: null,
			"tally of user (born # +1, fee pending +1, member +1, member since # +1)": null,
			"tally of belt (member.female.white +1)": null,
			studentRelation: null,
			"new auditLine": null,
			signIn: null,
		},
		again: "already_student",
	},
	update: {
		writes: {
			"existing user if what it is found by, updatedAt": "changed_meanwhile",
			searchKey: null,
			facet: null,
			"removed facet": null,
			"new auditLine": null,
		},
		again: "writes",
	},
	end: {
		writes: {
			"existing user if what it is found by, updatedAt": "changed_meanwhile",
			"existing studentRelation": "changed_meanwhile",
			"new notification": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "not_found",
	},
	transfer: {
		writes: {
			"existing user if what it is found by, updatedAt": "changed_meanwhile",
			"existing studentRelation": "changed_meanwhile",
			studentRelation: null,
			"3 × new notification": null,
			"new auditLine": null,
		},
		again: "not_found",
	},
	resetPassword: {
		writes: {
			"attempts if expiresAt, failures": null,
			"new outbox": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "writes",
	},
	accept: {
		writes: {
			"existing user if what it is found by, updatedAt": "changed_meanwhile",
			studentRelation: null,
			"removed linkRequest if status": "not_found",
			"new notification": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "not_found",
	},
	dropRequest: {
		writes: {
			"removed linkRequest if status": "not_found",
			"new notification": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "not_found",
	},
};

export const facts: Pick<FactsOf, "student"> = {
	student: { status: "coachGiven", nameEn: "Sensei" },
};
