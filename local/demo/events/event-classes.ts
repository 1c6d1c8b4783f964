import type { EventRecord } from "#functions/competition/events/event.entity.ts";
import type { EventClassRecord } from "#functions/competition/events/event-class.entity.ts";
import { firstVersion } from "#functions/core/table/versioned.ts";
import { cutFor } from "#shared/base/places/allotment.rules.ts";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import { genders, readinessLevels } from "#shared/core/people.ts";
import { number, oneOf, optional, readTable, text } from "../readTable.ts";

/** Classes of events with their conditions, and who is registered in the demo. */
const classes = readTable("events/event-classes", {
	event: text,
	className: text,
	classNameAr: text,
	description: text,
	descriptionAr: text,
	/** 0: no limit. */
	maxParticipants: number,
	minAge: optional(number),
	maxAge: optional(number),
	minWeight: optional(number),
	maxWeight: optional(number),
	minBeltLevel: optional(oneOf(ladder)),
	maxBeltLevel: optional(oneOf(ladder)),
	genderRestriction: optional(oneOf(genders)),
	competitionReadinessRequired: optional(oneOf(readinessLevels)),
	/** Number of registrations, if enough people are eligible. */
	count: number,
	/** Number of guests of other clubs whom staff registered. */
	guests: optional(number),
	/** Number of additional registrations; beyond the limit they are on the waiting list. */
	queue: optional(number),
	/** Status of the demo member's registration. */
	member: optional(oneOf(["approved", "waitlisted"])),
});

export type AnnouncedEventClass = {
	record: EventClassRecord;
	entries: Pick<(typeof classes)[number], "count" | "guests" | "queue" | "member">;
};

/** Classes of an event, with ids by their position in the table. Their counts are still 0. */
export const eventClassesOf = (event: EventRecord): AnnouncedEventClass[] =>
	classes.flatMap(({ event: title, count, guests, queue, member, ...row }, before) => {
		if (title !== event.titleEn) return [];
		const record = {
			...row,
			...cutFor(row.maxParticipants),
			id: before + 1,
			eventId: event.id,
			...firstVersion(Date.parse(event.createdAt)),
			registeredCount: 0,
			waiting: false,
			excess: 0,
		};
		return [{ record, entries: { count, guests, queue, member } }];
	});
