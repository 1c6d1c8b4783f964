import { createCalendarForTest } from "../../core/calendars.ts";
import type { AuditedOf, EffectsOf, SamplesOf } from "../../core/samples.ts";
import { oneself } from "../audited.ts";

export default {
	feed: async () => ({ query: { key: (await createCalendarForTest()).key } }),
	state: async () => ({}),
	setAddress: async () => ({}),
	switchOff: async () => ({ cookie: (await createCalendarForTest()).cookie }),
} satisfies SamplesOf<"calendars">;

export const audited: AuditedOf<"calendars"> = {
	setAddress: {
		entityType: "user",
		action: "calendar_address_made",
		entityId: oneself,
	},
	switchOff: {
		entityType: "user",
		action: "calendar_address_ended",
		entityId: oneself,
	},
};

export const effects: EffectsOf<"calendars"> = {
	setAddress: {
		writes: { calendarAddress: null, "new outbox": "changed_meanwhile", "new auditLine": null },
		again: "writes",
	},
	switchOff: {
		writes: { "removed calendarAddress": null, "new auditLine": null },
		again: "nothing",
	},
};
