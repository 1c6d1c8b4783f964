import { ulid } from "ulid";
import { Allotments } from "#functions/base/places/allotment.entity.ts";
import type { Pool } from "#functions/base/places/places.service.ts";
import { type EventRecord, Events } from "#functions/competition/events/event.entity.ts";
import {
	EventClasses,
	type EventClassRecord,
} from "#functions/competition/events/event-class.entity.ts";
import { eventClassPool, eventPool } from "#functions/competition/events/event-places.ts";
import { Registrations } from "#functions/competition/registrations/registration.entity.ts";
import {
	eventClassSummary,
	toEventSummary,
} from "#functions/competition/registrations/registration.view.ts";
import { notificationOfStep } from "#functions/competition/registrations/step-notification.ts";
import { firstVersion } from "#functions/core/table/versioned.ts";
import { Notifications } from "#functions/people/notifications/notification.entity.ts";
import { dateIn } from "#local/demo/calendar.ts";
import type { Random } from "#local/demo/random.ts";
import { cutFor, groupOf, splitIntoShardCaps } from "#shared/base/places/allotment.rules.ts";
import { endOf, startOf } from "#shared/core/time/kuwait.ts";
import { dayMs, type Item, iso, itemOf, textAr, textEn } from "./item.ts";
import type { Size } from "./size.ts";

type WithClasses = EventRecord & { classes: EventClassRecord[] };

const classesOfTournament = 6;
const [placesOfEvent, placesOfClass] = [60, 12];

/** Events one after the other through the years; every second one has classes. */
function eventsOf({ events, upcoming }: Size, random: Random, now: number): WithClasses[] {
	return Array.from({ length: events }, (_, before) => {
		const id = before + 1;
		// The last ones are in the future: about one a week.
		const days =
			before >= events - upcoming
				? 7 * (before - events + upcoming) + 3
				: -1 - (events - upcoming - before);
		const eventDate = dateIn(now, days);
		const event: EventRecord = {
			id,
			titleEn: `Kuwait Open ${id}`,
			titleAr: `بطولة الكويت المفتوحة ${id}`,
			descriptionEn: textEn.repeat(3),
			descriptionAr: textAr.repeat(3),
			location: "Hall 1",
			locationAr: "الصالة ١",
			eventType: id % 2 ? ("seminar" as const) : ("tournament" as const),
			eventDate,
			startsAt: iso(startOf(eventDate)),
			endsAt: iso(endOf(eventDate)),
			offerHours: 0,
			maxParticipants: placesOfEvent,
			...cutFor(placesOfEvent),
			published: true,
			organizerId: 2,
			...firstVersion(startOf(eventDate) - 60 * dayMs),
			registeredCount: 0,
			excess: 0,
			waiting: false,
		};
		const classes =
			id % 2
				? []
				: Array.from({ length: classesOfTournament }, (_, number) =>
						classOf(event, number, random),
					);
		return { ...event, classIds: classes.map((one) => one.id), classes };
	});
}

function classOf(event: EventRecord, number: number, random: Random): EventClassRecord {
	return {
		eventId: event.id,
		id: event.id * 10 + number,
		className: `Kumite ${number}`,
		classNameAr: `كوميتيه ${number}`,
		description: textEn,
		descriptionAr: textAr,
		maxParticipants: placesOfClass,
		...cutFor(placesOfClass),
		minAge: 10 + 4 * number,
		maxAge: 20 + 4 * number,
		minWeight: random.int(40, 60),
		maxWeight: random.int(61, 100),
		...firstVersion(Date.parse(event.createdAt)),
		registeredCount: 0,
		waiting: false,
		excess: 0,
	};
}

/** Taken places of an event and its classes (by number; 0: the event itself), by shard. */
type Taken = Map<number, number[]>;

/** The pool of an event or class with its taken places, and its allotments. */
function* pools(event: WithClasses, taken: Taken): Generator<Item> {
	const { classes, ...own } = event;
	const counted = <Limited extends EventRecord | EventClassRecord>(
		limited: Limited,
		classId: number,
	) => {
		const shards = taken.get(classId) ?? Array<number>(limited.shards).fill(0);
		const registeredCount = shards.reduce((sum, count) => sum + count, 0);
		const excess = Math.max(0, registeredCount - limited.maxParticipants);
		return { shards, limited: { ...limited, registeredCount, excess } };
	};
	const whole = counted(own, 0);
	yield itemOf(Events.put(whole.limited));
	yield* allotments(eventPool(whole.limited), whole.shards);
	for (const one of classes) {
		const { limited, shards } = counted(one, one.id);
		yield itemOf(EventClasses.put(limited));
		yield* allotments(eventClassPool(limited), shards);
	}
}

function* allotments(pool: Pool, taken: readonly number[]): Generator<Item> {
	const { eventId, classId, openFrom, openUntil } = pool;
	for (const [shard, cap] of splitIntoShardCaps(pool.max, taken).entries()) {
		const key = { eventId, classId, group: groupOf(shard, pool), shard };
		yield itemOf(Allotments.put({ ...key, cap, taken: taken[shard], openFrom, openUntil }));
	}
}

/**
 * Events and registrations. Events have the same number on average; 1 % of all belong to the last
 * past championship.
 */
export function* entries(size: Size, random: Random, now: number): Generator<Item> {
	const events = eventsOf(size, random, now);
	const taken = events.map((): Taken => new Map());
	const championship = events.length - size.upcoming - 1;
	const atChampionship = size.registrations / 100;
	for (let number = 0; number < size.registrations; number++) {
		const at = number < atChampionship ? championship : number % events.length;
		// A person registers at most once for an event.
		const round = Math.floor(number / events.length);
		const userId = 1 + ((number * 7 + round * 11) % size.people);
		yield* registration({ event: events[at], taken: taken[at], userId, number }, random, now);
	}
	for (const [at, event] of events.entries()) yield* pools(event, taken[at]);
}

type Place = { event: WithClasses; taken: Taken; userId: number; number: number };

/** Takes a place of a pool and returns its shard. */
function take(
	taken: Taken,
	classId: number,
	{ shards }: { shards: number },
	userId: number,
): number {
	const all = taken.get(classId) ?? Array<number>(shards).fill(0);
	taken.set(classId, all);
	all[userId % shards]++;
	return userId % shards;
}

/** A registration; for a class, together with the event place behind it. */
function* registration(
	{ event, taken, userId, number }: Place,
	random: Random,
	now: number,
): Generator<Item> {
	const entered = event.classes.length > 0 ? random.pick(event.classes) : undefined;
	const ms = Date.parse(event.createdAt) + (number % 10_000) * 1_000;
	const at = iso(ms);
	const own = {
		userId,
		eventId: event.id,
		classId: 0,
		status: random.pick(["pending", "approved"] as const),
		version: ms,
		registeredAt: at,
		order: ulid(ms),
		list: userId % event.lists,
		event: toEventSummary(event),
		seated: false,
		registrationType: "online" as const,
		trail: [{ at, by: userId, to: "pending", ipAddress: "192.0.2.7" }],
		shard: take(taken, 0, event, userId),
	};
	if (entered) yield itemOf(Registrations.put({ ...own, status: "pending", classes: 1 }));
	const ofClass = entered && {
		classId: entered.id,
		class: eventClassSummary(entered),
		seated: true,
		declaredWeight: 70,
		shard: take(taken, entered.id, entered, userId),
	};
	const entry = { ...own, ...ofClass };
	yield itemOf(Registrations.put(entry));
	for (const one of notificationOfStep(entry, ms)) {
		const expiresAt = Math.floor(now / 1000) + 90 * 24 * 60 * 60;
		yield itemOf(Notifications.put({ ...one, read: number % 2 === 0, expiresAt }));
	}
}
