import type { SamplesOf } from "../../core/samples.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";
import { enrolled, ownClass } from "../records.ts";

const classInput = {
	title: "Evening basics",
	classType: "beginners",
	audienceType: "mixed",
	dayOfWeek: "monday",
	startTime: "17:00",
	endTime: "18:30",
};

export default {
	list: async () => ({ query: { limit: "5" } }),
	get: async () => ({ params: { id: String((await createTrainingClassForTest()).id) } }),
	own: async () => ({}),
	create: async () => ({ body: classInput }),
	update: async () => ({ ...(await ownClass()), body: classInput }),
	toggle: async () => ({ ...(await ownClass()), body: { isActive: false } }),
	remove: ownClass,
	enroll: async () => ({
		params: { id: String((await createTrainingClassForTest()).id) },
		body: {},
	}),
	leave: async () => {
		const { params, member } = await enrolled();
		return { params, cookie: member.cookie, body: {} };
	},
	enrollments: async () => {
		const { params, cookie } = await enrolled();
		return { params, cookie };
	},
	async setOtherHours() {
		const { cookie, params } = await ownClass();
		const hours = { id: Number(params.id), startTime: "21:00", endTime: "22:30" };
		return { cookie, body: { from: "2031-01-01", to: "2031-01-30", classes: [hours] } };
	},
	setEnrollment: async () => {
		const { params, cookie, member } = await enrolled();
		return {
			params: { ...params, enrollmentId: `${params.id}-${member.id}` },
			cookie,
			body: { status: "cancelled" },
		};
	},
	mine: async () => ({ cookie: (await enrolled()).member.cookie }),
} satisfies SamplesOf<"training-classes">;
