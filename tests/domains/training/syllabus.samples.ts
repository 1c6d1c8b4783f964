import type { AuditedOf, EffectsOf, SamplesOf } from "../../core/samples.ts";
import { partsForTest, publishForTest } from "../../core/syllabus.ts";

export default {
	list: async () => ({}),
	async publish() {
		// A rank that no grading of the tests is about.
		const { belt, version } = await publishForTest("black-9");
		return { params: { belt }, body: { parts: partsForTest, version } as never };
	},
} satisfies SamplesOf<"syllabus">;

export const audited: AuditedOf<"syllabus"> = {
	publish: {
		entityType: "syllabus",
		action: "published",
		entityId: (_, { params }) => params?.belt ?? "",
	},
};

export const effects: EffectsOf<"syllabus"> = {
	publish: {
		writes: {
			"syllabus if replacedAt": "changed_meanwhile",
			"new syllabus": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "changed_meanwhile",
	},
};
