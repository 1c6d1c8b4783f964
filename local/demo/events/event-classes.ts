import type { EventRecord } from "#functions/competition/events/event.entity.ts";
import type { EventClassRecord } from "#functions/competition/events/event-class.entity.ts";
import { firstVersion } from "#functions/core/table/versioned.ts";
import { cutFor } from "#shared/base/places/allotment.rules.ts";

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
		/** Number of registrations, if enough people are eligible. */
		count: number;
		/** Number of additional registrations; beyond the limit they are on the waiting list. */
		queue?: number;
		/** Status of the demo member's registration. */
		member?: "approved" | "waitlisted";
	};
};

export type AnnouncedEventClass = { record: EventClassRecord; entries: DemoEventClass["entries"] };

/** Classes of an event, with ids after those of earlier events. Their counts are still 0. */
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
