import { createPersonForTest } from "../../core/people.ts";
import { goodPictures } from "../../core/pictures.ts";
import type { AuditedOf, EffectsOf, OthersOf, SamplesOf } from "../../core/samples.ts";
import { foreignPicture, sendForTest } from "../../core/uploads.ts";

export default {
	start: async () => ({ body: { purpose: "portrait", contentType: "image/jpeg", size: 12_345 } }),
	finish: async () => {
		const { cookie } = await createPersonForTest();
		return { cookie, params: { id: await sendForTest(cookie, await goodPictures.jpeg()) } };
	},
	fetch: async () => ({ body: { purpose: "portrait", url: foreignPicture } }),
} satisfies SamplesOf<"pictures">;

export const audited: AuditedOf<"pictures"> = {
	// The audit line is written when the picture is finished: see pictures.test.ts.
	start: null,
	finish: null,
	fetch: null,
};

export const others: OthersOf<"pictures"> = {
	start: { size: 54_321 },
	fetch: { crop: { x: 0, y: 0, width: 1, height: 0.9 } },
};

export const effects: EffectsOf<"pictures"> = {
	start: {
		writes: { "attempts if expiresAt, failures": null, "new picture": "changed_meanwhile" },
		again: "writes",
	},
	finish: {
		writes: {
			"attempts if expiresAt, failures": null,
			"existing picture if address": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "writes",
	},
	fetch: {
		writes: {
			"attempts if expiresAt, failures": null,
			"new picture": null,
			"existing picture if address": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "writes",
	},
};
