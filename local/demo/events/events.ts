import type { EventRecord } from "#functions/competition/events/event.entity.ts";
import { cutFor } from "#shared/base/places/allotment.rules.ts";
import { endOf, startOf } from "#shared/core/time/kuwait.ts";
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
	/** False for drafts; absent otherwise. */
	published?: false;
	/** Date on which the event was created. */
	announced: string;
	offerHours?: number;
	/** For an event with classes, `entries` only gives the share of undecided registrations. */
	classes?: readonly DemoEventClass[];
	entries: {
		/** Number of registrations with a place; by default all people whom the event suits. */
		count?: number;
		suits?: (person: Person) => boolean;
		/**
		 * Whether the demo member is registered, or in which state; other people are chosen at random.
		 */
		withMember?: true | "offered" | "choosing";
		/** Share of pending registrations, from 0 to 1. */
		undecided: number;
		/** Number of people on the waiting list. */
		queue?: number;
		/** Date before which all registrations were made, if that was long before the deadline. */
		filledBy?: string;
		/** Number of additional registrations that no longer hold a place. */
		gone?: number;
	};
};

export type Announced = {
	event: EventRecord;
	entries: DemoEvent["entries"];
	classes: AnnouncedEventClass[];
};

const organizers = [16, 17, 18, 20];

/** All events in the order of their announcement. Their counts are still 0. */
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
