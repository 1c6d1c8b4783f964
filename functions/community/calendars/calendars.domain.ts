import { defineDomain } from "../../core/domain.ts";
import { byUser, signInOnly } from "../../core/personal-data.ts";

export const calendarsDomain = defineDomain({
	permissions: {
		http: true,
		writes: ["calendarAddress", "attempts", "outbox", "repeat"],
		audits: true,
	},
	entities: {
		calendarAddress: {
			dataClass: "secret",
			backup: false,
			stream: "none",
			personalData: { order: 50, items: [{ of: byUser, ...signInOnly }] },
			export: null,
		},
	},
});
