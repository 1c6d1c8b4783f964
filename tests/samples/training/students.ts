import type { FactsOf } from "#functions/platform/notifications/notices.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, Sample, SamplesOf } from "../../core/samples.ts";
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
const asked = (_: unknown, { params }: Sample) => params?.id.split("-")[1] ?? "";

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
		entityId: asked,
	},
	dropRequest: {
		entityType: "user",
		action: "coach_withdrew",
		entityId: asked,
	},
};

export const facts: Pick<FactsOf, "student"> = {
	student: { status: "coachGiven", nameEn: "Sensei" },
};
