import { firstVersion } from "#functions/core/table/versioned.ts";
import type { EventRecord } from "#functions/events/event.entity.ts";
import type { EventClassRecord } from "#functions/events/event-class.entity.ts";
import { cutFor } from "#shared/places/allotment.rules.ts";

type Told = Omit<
	EventClassRecord,
	| "id"
	| "eventId"
	| "createdAt"
	| "updatedAt"
	| "shards"
	| "groups"
	| "registeredCount"
	| "waiting"
	| "excess"
	| "version"
>;

export type DemoEventClass = Told & {
	entries: {
		/** How many enter, if so many may. */
		count: number;
		/** How many more come; beyond the limit they wait. */
		queue?: number;
		/** What the well-known member's entry has come to. */
		member?: "approved" | "waitlisted";
	};
};

export type AnnouncedEventClass = { record: EventClassRecord; entries: DemoEventClass["entries"] };

/** The classes of an event, numbered on from those of the events before. Their counts are still 0. */
export const announceClasses = (
	classes: readonly DemoEventClass[],
	event: EventRecord,
	before: number,
): AnnouncedEventClass[] =>
	classes.map(({ entries, ...told }, place) => {
		const { shards, groups } = cutFor(told.maxParticipants);
		const counts = { registeredCount: 0, waiting: false, excess: 0 };
		const ids = {
			id: before + place + 1,
			eventId: event.id,
			...firstVersion(Date.parse(event.createdAt)),
		};
		return { record: { ...told, ...ids, ...counts, shards, groups }, entries };
	});
