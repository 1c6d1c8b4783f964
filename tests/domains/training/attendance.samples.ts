import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, Sample, SamplesOf } from "../../core/samples.ts";
import { enrolled } from "../records.ts";

export default {
	mark: async () => {
		const { params, cookie, member } = await enrolled();
		const body = {
			date: kuwaitDate(Date.now()),
			marks: [{ userId: member.id, present: true, before: null }],
		};
		return { params, cookie, body };
	},
	ofClass: async () => {
		const { params, cookie } = await enrolled();
		return { params, cookie };
	},
	ofPerson: async () => {
		const { id, cookie } = await createPersonForTest();
		return { params: { id: String(id) }, cookie };
	},
} satisfies SamplesOf<"attendance">;

const ofDay = (_: unknown, { params, body }: Sample) => `${params?.id}-${body?.date}`;

export const audited: AuditedOf<"attendance"> = {
	mark: {
		entityType: "attendance",
		action: "marked",
		entityId: ofDay,
	},
};

export const effects: EffectsOf<"attendance"> = {
	mark: {
		writes: { "attendance if present": "done", attendanceTotal: null, "new auditLine": null },
		again: "nothing",
	},
};
