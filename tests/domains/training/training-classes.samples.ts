import type { FactsOf } from "#functions/people/notifications/notices.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { nextOn } from "#shared/training/training-classes/other-hours.rules.ts";
import { call } from "../../core/api.ts";
import { createDojoForTest } from "../../core/dojos.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, CasesOf, EffectsOf, Sample, SamplesOf } from "../../core/samples.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";
import { ownAddress } from "../../core/wire.ts";
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

/** A full class for which a person waits, with an edit that gives it more places. */
async function waitedFor() {
	const { id: coachId, cookie } = await createPersonForTest({ role: "coach" });
	const { id } = await createTrainingClassForTest({
		coachId,
		maxCapacity: 1,
		currentEnrollment: 1,
	});
	const member = await createPersonForTest();
	await call("POST", `/classes/${id}/enroll`, { cookie: member.cookie, body: {} });
	return { cookie, params: { id: String(id) }, body: { ...classInput, maxCapacity: 5 } };
}

export default {
	list: async () => ({ query: { limit: "5" } }),
	get: async () => ({ params: { id: String((await createTrainingClassForTest()).id) } }),
	calendar: async () => ({ params: { id: String((await createTrainingClassForTest()).id) } }),
	own: async () => ({}),
	create: async () => ({ body: classInput }),
	update: async () => ({ ...(await ownClass()), body: classInput }),
	toggle: async () => ({ ...(await ownClass()), body: { isActive: false } }),
	remove: ownClass,
	enroll: async () => ({
		params: { id: String((await createTrainingClassForTest()).id) },
		body: {},
	}),
	askForTrial: async () => ({
		address: ownAddress(),
		params: { id: String((await createTrainingClassForTest({ dayOfWeek: "tuesday" })).id) },
		body: {
			date: nextOn("tuesday", kuwaitDate(Date.now())),
			name: "Fatima",
			age: 9,
			phoneNumber: "+96550012345",
		},
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
	// Called by visitors: see trials.test.ts.
	askForTrial: null,
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

export const effects: EffectsOf<"training-classes"> = {
	create: {
		writes: {
			"new trainingClass": "changed_meanwhile",
			"new allotment": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "writes",
	},
	update: {
		writes: {
			"trainingClass if version": "changed_meanwhile",
			"existing allotment if taken": "done",
			"new auditLine": null,
		},
		again: "writes",
	},
	toggle: {
		writes: {
			"trainingClass if version": "changed_meanwhile",
			"existing allotment if taken": "done",
			"new auditLine": null,
		},
		again: "nothing",
	},
	remove: {
		writes: {
			"removed trainingClass if version": "changed_meanwhile",
			"removed allotment if taken": "class_has_enrollments",
			"new auditLine": null,
		},
		again: "not_found",
	},
	enroll: {
		writes: { "enrollment if status, userId": null, allotment: "done", "new auditLine": null },
		again: "already_enrolled",
	},
	askForTrial: {
		writes: {
			"attempts if expiresAt, failures": null,
			"new outbox": "changed_meanwhile",
			"new notification": null,
			"new auditLine": null,
		},
		again: "writes",
	},
	leave: {
		writes: {
			"enrollment if version": "done",
			"existing allotment if taken": "done",
			"new auditLine": null,
		},
		again: "nothing",
	},
	setEnrollment: {
		writes: {
			"enrollment if version": "done",
			"existing allotment if taken": "done",
			"new auditLine": null,
		},
		again: "nothing",
	},
	setOtherHours: {
		writes: { "trainingClass if version": "changed_meanwhile", "new auditLine": null },
		again: "nothing",
	},
};

export const cases: CasesOf<"training-classes"> = {
	enroll: {
		"a full class": {
			sample: async () => ({
				params: {
					id: String(
						(await createTrainingClassForTest({ maxCapacity: 1, currentEnrollment: 1 })).id,
					),
				},
				body: {},
			}),
			writes: {
				"enrollment if status, userId": null,
				"existing allotment if cap, taken": "done",
				"new auditLine": null,
			},
			status: 202,
			again: "already_enrolled",
		},
	},
	update: {
		"more places for who waits": {
			sample: waitedFor,
			writes: {
				"trainingClass if version": "changed_meanwhile",
				"existing allotment if taken": "done",
				"enrollment if version": "changed_meanwhile",
				"new auditLine": null,
			},
			again: "writes",
		},
	},
	create: {
		"a dojo": {
			sample: async () => ({ body: { ...classInput, dojoId: (await createDojoForTest()).id } }),
			writes: {
				"new trainingClass": "changed_meanwhile",
				"new allotment": "changed_meanwhile",
				"checks dojo if published": "changed_meanwhile",
				"tally of trainingClass (# +1)": null,
				"new auditLine": null,
			},
			again: "writes",
		},
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
