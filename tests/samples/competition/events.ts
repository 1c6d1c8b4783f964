import type { FactsOf } from "#functions/platform/notifications/notices.ts";
import { eventForTest } from "../../core/events.ts";
import type { AuditedOf, OthersOf, Sample, SamplesOf } from "../../core/samples.ts";
import { made, one } from "../audited.ts";
import { kumite, ofEvent, ofEventClass } from "../records.ts";

const few = { maxParticipants: 2, published: false };

export default {
	list: async () => ({}),
	get: async () => ({ params: await ofEvent() }),
	calendar: async () => ({ params: await ofEvent() }),
	calendarOfAll: async () => ({}),
	create: async () => ({ body: eventForTest(few) }),
	update: async () => ({
		params: await ofEvent(few),
		body: { ...eventForTest({ ...few, location: "Hall 2" }), version: 1 },
	}),
	patch: async () => ({ params: await ofEvent(few), body: { published: true, version: 1 } }),
	remove: async () => ({ params: await ofEvent(few) }),
	publish: async () => ({ params: await ofEvent(few) }),
	cancel: async () => ({ params: await ofEvent(few), body: { reason: "The hall is flooded." } }),
	listEventClasses: async () => ({ params: await ofEventClass() }),
	createEventClass: async () => ({ params: await ofEvent(few), body: kumite }),
	createEventClasses: async () => ({
		params: await ofEvent(few),
		body: { classes: [kumite, { ...kumite, className: "Kata" }] },
	}),
	checkEventClasses: async () => ({ params: await ofEvent(few), body: { classes: [kumite] } }),
	updateEventClass: async () => ({
		params: await ofEventClass(),
		body: { ...kumite, maxParticipants: 4, version: 1 },
	}),
	removeEventClass: async () => ({ params: await ofEventClass() }),
} satisfies SamplesOf<"events">;

const eventClassOfPath = (_: unknown, { params }: Sample) => params?.classId ?? "";

export const audited: AuditedOf<"events"> = {
	patch: { entityType: "event", action: "published", entityId: one },
	create: { entityType: "event", action: "created", entityId: made },
	update: { entityType: "event", action: "updated", entityId: one },
	remove: { entityType: "event", action: "deleted", entityId: one },
	publish: { entityType: "event", action: "published", entityId: one },
	cancel: { entityType: "event", action: "cancelled", entityId: one },
	createEventClass: { entityType: "eventClass", action: "created", entityId: made },
	// Writes several audit lines, one for each class.
	createEventClasses: null,
	// Not audited, because the call only reads.
	checkEventClasses: null,
	updateEventClass: {
		entityType: "eventClass",
		action: "updated",
		entityId: eventClassOfPath,
	},
	removeEventClass: {
		entityType: "eventClass",
		action: "deleted",
		entityId: eventClassOfPath,
	},
};

export const others: OthersOf<"events"> = {
	create: { titleEn: "Another" },
	update: { titleEn: "Another" },
	createEventClass: { className: "Another" },
	updateEventClass: { className: "Another" },
	createEventClasses: { classes: [{ className: "Another" }] },
};

export const facts: Pick<FactsOf, "event"> = {
	event: {
		eventId: 1,
		audience: "participant",
		titleEn: "Gulf Cup",
		titleAr: "كأس الخليج",
		place: { from: { location: "Hall A" }, to: { location: "Hall B" } },
	},
};
