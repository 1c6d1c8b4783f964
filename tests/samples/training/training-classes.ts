import type { FactsOf } from "#functions/platform/notifications/notices.ts";
import type { AuditedOf, Sample, SamplesOf } from "../../core/samples.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";
import { made, one } from "../audited.ts";
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

const ofOneself = (_: unknown, { params }: Sample, actor: number) => `${params?.id}-${actor}`;

const firstClass = (_: unknown, { body }: Sample) =>
	(body?.classes as { id: number }[] | undefined)?.[0].id ?? 0;

export const audited: AuditedOf<"training-classes"> = {
	create: { entityType: "trainingClass", action: "created", entityId: made },
	update: { entityType: "trainingClass", action: "updated", entityId: one },
	toggle: {
		entityType: "trainingClass",
		action: "paused",
		entityId: one,
	},
	remove: { entityType: "trainingClass", action: "deleted", entityId: one },
	enroll: {
		entityType: "enrollment",
		action: "enrolled",
		entityId: ofOneself,
	},
	leave: {
		entityType: "enrollment",
		action: "left",
		entityId: ofOneself,
	},
	setEnrollment: {
		entityType: "enrollment",
		action: "left",
		entityId: (_, { params }) => params?.enrollmentId ?? "",
	},
	setOtherHours: {
		entityType: "trainingClass",
		action: "updated",
		entityId: firstClass,
	},
};

export const facts: Pick<FactsOf, "class"> = {
	class: {
		status: "enrolled",
		title: "Kata",
		titleAr: "كاتا",
		dayOfWeek: "monday",
		startTime: "18:00",
	},
};
