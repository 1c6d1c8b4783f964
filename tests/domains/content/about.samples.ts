import type { AuditedOf, EffectsOf, OthersOf, SamplesOf } from "../../core/samples.ts";
import { made, one } from "../audited.ts";
import { created } from "../records.ts";

const aboutSection = {
	titleEn: "Our dojos",
	titleAr: "أنديتنا",
	bodyEnMd: "**Nine**",
	bodyArMd: "**تسعة**",
};

export default {
	list: async () => ({}),
	get: async () => ({ params: await created("/about", aboutSection) }),
	create: async () => ({ body: aboutSection }),
	update: async () => ({
		params: await created("/about", aboutSection),
		body: { ...aboutSection, titleEn: "Our halls", version: 1 },
	}),
	remove: async () => ({ params: await created("/about", aboutSection) }),
} satisfies SamplesOf<"about">;

export const audited: AuditedOf<"about"> = {
	create: { entityType: "aboutSection", action: "created", entityId: made },
	update: { entityType: "aboutSection", action: "updated", entityId: one },
	remove: { entityType: "aboutSection", action: "deleted", entityId: one },
};

export const others: OthersOf<"about"> = {
	create: { titleEn: "Another" },
	update: { titleEn: "Another" },
};

export const effects: EffectsOf<"about"> = {
	create: {
		writes: { "new aboutSection": "changed_meanwhile", "new auditLine": null },
		again: "writes",
	},
	update: {
		writes: { "aboutSection if version": "changed_meanwhile", "new auditLine": null },
		again: "changed_meanwhile",
	},
	remove: {
		writes: { "removed aboutSection if version": "changed_meanwhile", "new auditLine": null },
		again: "not_found",
	},
};
