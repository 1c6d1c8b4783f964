import type { SamplesOf } from "../../core/samples.ts";
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
