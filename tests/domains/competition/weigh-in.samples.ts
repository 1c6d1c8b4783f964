import { notCheckedIn } from "#shared/competition/weigh-in/weigh-in.rules.ts";
import { createClosedClassForTest } from "../../core/draws.ts";
import { sessionOnDuty } from "../../core/duties.ts";
import { createEventForTest } from "../../core/events.ts";
import type { AuditedOf, EffectsOf, Sample, SamplesOf } from "../../core/samples.ts";

const value = { ...notCheckedIn, isHere: true, weight: 61.4 };

export default {
	list: async () => {
		const { event } = await createClosedClassForTest(1);
		return { cookie: await sessionOnDuty(event.id, "weighIn"), params: { id: String(event.id) } };
	},
	record: async () => {
		const { event, people } = await createClosedClassForTest(1);
		return {
			cookie: await sessionOnDuty(event.id, "weighIn"),
			params: { id: String(event.id) },
			body: { people: [{ userId: people[0].id, value, before: notCheckedIn }] },
		};
	},
	close: async () => {
		const { event, eventClass, people } = await createClosedClassForTest(1);
		return {
			cookie: await sessionOnDuty(event.id, "chief"),
			params: { id: String(event.id), classId: String(eventClass.id) },
			body: { isClosed: true, missing: [people[0].id], version: 0 },
		};
	},
	time: async () => ({ params: { id: String((await createEventForTest()).id) } }),
	setTime: async () => {
		const { id, eventDate } = await createEventForTest();
		return {
			cookie: await sessionOnDuty(id, "chief"),
			params: { id: String(id) },
			body: { closesAt: `${eventDate}T09:30`, version: 0 },
		};
	},
} satisfies SamplesOf<"weigh-in">;

const ofEvent = (_: unknown, { params }: Sample) => String(params?.id);

export const audited: AuditedOf<"weigh-in"> = {
	record: { entityType: "weighIn", action: "recorded", entityId: ofEvent },
	close: { entityType: "weighIn", action: "closed", entityId: ofEvent },
	setTime: { entityType: "weighIn", action: "time_set", entityId: ofEvent },
};

export const effects: EffectsOf<"weigh-in"> = {
	record: {
		writes: {
			"new checkIn": "done",
			"checks weighIn if version": "done",
			"new auditLine": null,
		},
		again: "nothing",
	},
	close: {
		writes: {
			"new weighIn": "changed_meanwhile",
			"existing allotment if taken": null,
			"registration if version": null,
			"new auditLine": null,
		},
		again: "nothing",
	},
	setTime: {
		writes: { "new weighIn": "changed_meanwhile", "new auditLine": null },
		again: "nothing",
	},
};
