import type { EventRecord } from "#functions/events/event.entity.ts";
import { endOf, startOf } from "#shared/core/time/kuwait.ts";
import { cutFor } from "#shared/places/allotment.rules.ts";
import { madeAt } from "../calendar.ts";
import type { Person } from "../person.ts";
import { type AnnouncedEventClass, announceClasses, type DemoEventClass } from "./event-classes.ts";
import { comingEvents } from "./events.coming.ts";
import { laterEvents } from "./events.later.ts";
import { pastEvents } from "./events.past.ts";

type Told = Omit<
	EventRecord,
	| "id"
	| "startsAt"
	| "endsAt"
	| "classIds"
	| "published"
	| "organizerId"
	| "createdAt"
	| "updatedAt"
	| "shards"
	| "groups"
	| "lists"
	| "registeredCount"
	| "waiting"
	| "excess"
	| "offerHours"
	| "version"
>;

export type DemoEvent = Told & {
	/** Drafts are not. */
	published?: false;
	/** The date on which it was entered into the system. */
	announced: string;
	offerHours?: number;
	/** Where it is entered by class, `entries` says no more than how many are undecided. */
	classes?: readonly DemoEventClass[];
	entries: {
		/** How many hold a place; without it all whom it suits. */
		count?: number;
		suits?: (person: Person) => boolean;
		/** Whether the well-known member is among them, or how far they have come; nobody else is sure to be. */
		withMember?: true | "offered" | "choosing";
		/** How many of those entered wait for approval, from 0 to 1. */
		undecided: number;
		/** How many are on the waiting list. */
		queue?: number;
		/** The date before which all of them entered, if that was long before the deadline. */
		filledBy?: string;
		/** Entries beside the count that hold no place any more. */
		gone?: number;
	};
};

export type Announced = {
	event: EventRecord;
	entries: DemoEvent["entries"];
	classes: AnnouncedEventClass[];
};

const organizers = [16, 17, 18, 20];

/** All events in the order in which they were announced. Their counts are still 0. */
export function makeEvents(now: number): Announced[] {
	const all = [...pastEvents(now), ...comingEvents(now), ...laterEvents(now)];
	const eventClassesBefore = (place: number) =>
		all.slice(0, place).reduce((sum, { classes = [] }) => sum + classes.length, 0);
	return all.map(({ announced, entries, classes = [], ...told }, before) => {
		const event = {
			published: true,
			offerHours: 0,
			...told,
			...cutFor(told.maxParticipants),
			id: before + 1,
			startsAt: new Date(startOf(told.eventDate)).toISOString(),
			endsAt: new Date(endOf(told.endDate ?? told.eventDate)).toISOString(),
			organizerId: organizers[before % organizers.length],
			...madeAt(announced, 10, before),
			registeredCount: 0,
			waiting: false,
			excess: 0,
		};
		const withPlaces = announceClasses(classes, event, eventClassesBefore(before));
		return {
			event: { ...event, classIds: withPlaces.map(({ record }) => record.id) },
			entries,
			classes: withPlaces,
		};
	});
}
