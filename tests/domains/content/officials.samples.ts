import { call } from "../../core/api.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, OthersOf, SamplesOf } from "../../core/samples.ts";
import { made, one } from "../audited.ts";
import { created } from "../records.ts";

const official = {
	nameEn: "Khalid",
	nameAr: "خالد",
	positionEn: "Treasurer",
	positionAr: "أمين الصندوق",
	messageEn: "Osu",
	messageAr: "أوس",
};

export default {
	list: async () => ({}),
	get: async () => ({ params: await created("/officials", official) }),
	create: async () => ({ body: official }),
	update: async () => ({
		params: await created("/officials", official),
		body: { ...official, nameEn: "Khalid Al-Mutairi", version: 1 },
	}),
	remove: async () => ({ params: await created("/officials", official) }),
	judging: async () => ({ params: await created("/officials", official) }),
	setJudging: async () => {
		const { cookie } = await createPersonForTest({ role: "super-admin" });
		const params = (await created("/officials", official)) as { id: string };
		await call("PUT", `/officials/${params.id}/judging`, {
			cookie,
			body: { judgingLevel: "Corner Judge C" },
		});
		return {
			params,
			body: { judgingLevel: "Corner Judge A", certificationDate: "2025-03-01", version: 1 },
		};
	},
} satisfies SamplesOf<"officials">;

export const audited: AuditedOf<"officials"> = {
	create: { entityType: "official", action: "created", entityId: made },
	update: { entityType: "official", action: "updated", entityId: one },
	remove: { entityType: "official", action: "deleted", entityId: one },
	// The call writes a second audit line of the same action: see officials.test.ts.
	setJudging: null,
};

export const others: OthersOf<"officials"> = {
	create: { nameEn: "Another" },
	update: { nameEn: "Another" },
	setJudging: { judgingLevel: "Corner Judge B" },
};

export const effects: EffectsOf<"officials"> = {
	create: {
		writes: { "new official": "changed_meanwhile", "new auditLine": null },
		again: "writes",
	},
	update: {
		writes: { "official if version": "changed_meanwhile", "new auditLine": null },
		again: "changed_meanwhile",
	},
	remove: {
		writes: {
			"removed official if version": "changed_meanwhile",
			"removed judgesExtension": null,
			"new auditLine": null,
		},
		again: "not_found",
	},
	setJudging: {
		writes: { "judgesExtension if version": "changed_meanwhile", "new auditLine": null },
		again: "changed_meanwhile",
	},
};
