import { createPersonForTest } from "../../core/people.ts";
import type { SamplesOf } from "../../core/samples.ts";
import { createLinkRequestForTest, newStudentForTest } from "../../core/students.ts";
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
