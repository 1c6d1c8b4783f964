import type { FactsOf } from "#functions/people/notifications/notices.ts";
import { eventForTest } from "../../core/events.ts";
import type { AuditedOf, EffectsOf, OthersOf, Sample, SamplesOf } from "../../core/samples.ts";
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

export const effects: EffectsOf<"events"> = {
	create: {
		writes: {
			"new event": "changed_meanwhile",
			"new allotment": "changed_meanwhile",
			"tally of event (all +1, draft +1)": null,
			"new auditLine": null,
		},
		again: "writes",
	},
	update: {
		writes: { "existing event if version": "changed_meanwhile", "new auditLine": null },
		again: "changed_meanwhile",
	},
	patch: {
		writes: {
			"existing event if version": "changed_meanwhile",
			"existing allotment": "changed_meanwhile",
			"tally of event (draft -1)": null,
			"new auditLine": null,
		},
		again: "nothing",
	},
	remove: {
		writes: {
			"removed event if version": "changed_meanwhile",
			"removed allotment if taken": "event_has_entries",
			"tally of event (all -1, draft -1)": null,
			"new auditLine": null,
		},
		again: "not_found",
	},
	publish: {
		writes: {
			"existing event if version": "changed_meanwhile",
			"existing allotment": "changed_meanwhile",
			"tally of event (draft -1)": null,
			"new auditLine": null,
		},
		again: "nothing",
	},
	cancel: {
		writes: { "existing event if version": "changed_meanwhile", "new auditLine": null },
		again: "nothing",
	},
	createEventClass: {
		writes: {
			"existing event if version": "changed_meanwhile",
			"new eventClass": "changed_meanwhile",
			"new allotment": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "writes",
	},
	createEventClasses: {
		writes: {
			"attempts if expiresAt, failures": null,
			"existing event if version": "done",
			"new eventClass": "done",
			"new allotment": "done",
			"2 × new auditLine": null,
		},
		again: "writes",
	},
	checkEventClasses: { writes: { "attempts if expiresAt, failures": null }, again: "writes" },
	updateEventClass: {
		writes: {
			"existing event if version": "changed_meanwhile",
			"existing eventClass if version": "changed_meanwhile",
			"existing allotment if taken": "busy",
			"new auditLine": null,
		},
		again: "changed_meanwhile",
	},
	removeEventClass: {
		writes: {
			"existing event if version": "changed_meanwhile",
			"removed eventClass": null,
			"removed allotment if taken": "class_has_entries",
			"new auditLine": null,
		},
		again: "not_found",
	},
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
