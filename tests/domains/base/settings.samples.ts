import type { AuditedOf, EffectsOf, SamplesOf } from "../../core/samples.ts";
import { settingsInForce } from "../../core/settings.ts";

export default {
	get: async () => ({}),
	// Unchanged values, so that pages and emails of other tests stay the same.
	update: async () => ({ body: await settingsInForce() }),
	holidays: async () => ({}),
	// Far in the future, so that no class of other tests is affected.
	setHoliday: async () => ({
		body: {
			holiday: {
				from: "2099-01-01",
				to: "2099-01-01",
				nameEn: "New Year's Day",
				nameAr: "رأس السنة",
			},
		},
	}),
} satisfies SamplesOf<"settings">;

export const audited: AuditedOf<"settings"> = {
	// Other tests change the same record.
	setHoliday: null,
	// The one settings record collects the audit lines of all tests: see settings.test.ts.
	update: null,
};

export const effects: EffectsOf<"settings"> = {
	update: { writes: { "settings if version": "done", "new auditLine": null }, again: "writes" },
	setHoliday: {
		writes: { "holidayList if version": null, "new auditLine": null },
		again: "nothing",
	},
};
