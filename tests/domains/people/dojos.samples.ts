import { dojoForTest } from "../../core/dojos.ts";
import type { AuditedOf, EffectsOf, OthersOf, SamplesOf } from "../../core/samples.ts";
import { uniqueText } from "../../core/unique.ts";
import { made, one } from "../audited.ts";
import { created } from "../records.ts";

export default {
	list: async () => ({}),
	get: async () => ({ params: await created("/dojos", dojoForTest()) }),
	unlinked: async () => ({}),
	match: async () => ({
		params: await created("/dojos", dojoForTest()),
		body: { texts: [uniqueText("Old gym")] },
	}),
	create: async () => ({ body: dojoForTest({ published: false }) }),
	update: async () => {
		const dojo = dojoForTest({ published: false });
		return {
			params: await created("/dojos", dojo),
			body: { ...dojo, phone: "+96522224444", version: 1 },
		};
	},
	patch: async () => ({
		params: await created("/dojos", dojoForTest({ published: false })),
		body: { published: true, version: 1 },
	}),
	remove: async () => ({ params: await created("/dojos", dojoForTest()) }),
} satisfies SamplesOf<"dojos">;

export const audited: AuditedOf<"dojos"> = {
	create: { entityType: "dojo", action: "created", entityId: made },
	match: { entityType: "dojo", action: "texts_added", entityId: one },
	update: { entityType: "dojo", action: "updated", entityId: one },
	remove: { entityType: "dojo", action: "deleted", entityId: one },
	patch: { entityType: "dojo", action: "published", entityId: one },
};

export const others: OthersOf<"dojos"> = {
	create: { phone: "+96522225555" },
	update: { phone: "+96522225555" },
	match: { texts: ["Another gym"] },
};

export const effects: EffectsOf<"dojos"> = {
	match: {
		writes: {
			"dojo if version": "changed_meanwhile",
			"attempts if failures": null,
			"new auditLine": null,
		},
		again: "writes",
	},
	create: {
		writes: {
			"new dojo": "changed_meanwhile",
			"attempts if failures": null,
			"new auditLine": null,
		},
		again: "dojo_exists",
	},
	update: {
		writes: {
			"dojo if version": "changed_meanwhile",
			"attempts if failures": null,
			"new auditLine": null,
		},
		again: "changed_meanwhile",
	},
	patch: {
		writes: { "dojo if version": "changed_meanwhile", "new auditLine": null },
		again: "nothing",
	},
	remove: {
		writes: {
			"removed dojo if version": "changed_meanwhile",
			"checks tally of dojoPeople if its count": "changed_meanwhile",
			"checks tally of trainingClass if its count": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "not_found",
	},
};
