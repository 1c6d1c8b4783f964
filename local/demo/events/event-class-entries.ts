import type { AllotmentRecord } from "#functions/base/places/allotment.entity.ts";
import type { EventClassRecord } from "#functions/competition/events/event-class.entity.ts";
import { eventClassPool, eventPool } from "#functions/competition/events/event-places.ts";
import { termsOf, toLimits } from "#functions/competition/events/events.service.ts";
import type { RegistrationRecord } from "#functions/competition/registrations/registration.entity.ts";
import { eventClassSummary } from "#functions/competition/registrations/registration.view.ts";
import { asEntrant } from "#functions/people/users/users.service.ts";
import {
	asksWeight,
	evaluateEligibility,
} from "#shared/competition/event-classes/eligibility.rules.ts";
import { holdsPlace } from "#shared/competition/registrations/registrations.rules.ts";
import { isGuest } from "#shared/core/access.ts";
import type { Person } from "../person.ts";
import { createRandom, type Random } from "../random.ts";
import { emptyAllotments, known, makeEntry, mayEnter, type Status, takePlace } from "./entry.ts";
import type { AnnouncedEventClass } from "./event-classes.ts";
import type { Announced } from "./events.ts";
import type { Entered } from "./registrations.ts";

/** Fills an event with classes: registrations of eligible people, and the seats behind them. */
export function enterEventClasses(
	announced: Announced,
	everybody: readonly Person[],
	now: number,
): Entered {
	const { event, entries, classes } = announced;
	const random = createRandom(`classes/${event.titleEn}`);
	const inEventClasses = classes.flatMap((one) =>
		entriesOf(one, announced, everybody, random, now),
	);
	const whole = emptyAllotments(eventPool(event));
	const seats = [...Map.groupBy(inEventClasses, ({ userId }) => userId).values()].flatMap((own) =>
		seatFor(own),
	);
	if (entries.withMember === "choosing") seats.push(choosing(announced, everybody, random, now));
	for (const seat of seats) takePlace(seat, whole);
	const seated = new Set(seats.map(({ userId }) => userId));
	for (const one of inEventClasses)
		one.seated = one.status === "waitlisted" && seated.has(one.userId);
	const filled = classes.map(({ record }) => fill(record, inEventClasses));
	return {
		event: { ...event, registeredCount: seats.length },
		classes: filled.map(({ record }) => record),
		allotments: [...whole, ...filled.flatMap(({ allotments }) => allotments)],
		registrations: [...inEventClasses, ...seats],
	};
}

/** Shards and counts of a class, filled with its registrations. */
function fill(record: EventClassRecord, all: readonly RegistrationRecord[]) {
	const allotments: AllotmentRecord[] = emptyAllotments(eventClassPool(record));
	const own = all.filter(({ classId }) => classId === record.id);
	const placed = own.filter(({ status }) => holdsPlace(status));
	for (const registration of placed) takePlace(registration, allotments);
	const waiting = own.some(({ status }) => status === "waitlisted");
	return { record: { ...record, registeredCount: placed.length, waiting }, allotments };
}

function entriesOf(
	{ record, entries }: AnnouncedEventClass,
	announced: Announced,
	everybody: readonly Person[],
	random: Random,
	now: number,
): RegistrationRecord[] {
	const { event } = announced;
	const eligible = ({ user, weight }: Person) =>
		evaluateEligibility(asEntrant(user, weight), toLimits(record), termsOf(event)).length === 0;
	const fits = everybody.filter(
		(person) => mayEnter(person, event) && person.user.role === "member" && eligible(person),
	);
	const places = record.maxParticipants || Number.POSITIVE_INFINITY;
	const others = random
		.shuffle(fits)
		.slice(0, Math.min(entries.count + (entries.queue ?? 0), fits.length));
	const statusOf = (place: number): Status => {
		if (place >= places) return "waitlisted";
		return random.chance(announced.entries.undecided) ? "pending" : "approved";
	};
	const member = everybody.filter(({ user }) => entries.member && user.email === known);
	const guests = everybody
		.filter((person) => isGuest(person.user) && eligible(person))
		.slice(0, entries.guests ?? 0);
	const all = [
		...others.map((person, place) => ({ person, status: statusOf(place) })),
		...guests.map((person) => ({ person, status: "approved" as const })),
		...member.map((person) => ({ person, status: entries.member as Status })),
	];
	return all.map(({ person, status }) => ({
		...makeEntry(announced, person, status, random, now),
		classId: record.id,
		class: eventClassSummary(record),
		...(asksWeight(toLimits(record)) && { declaredWeight: person.weight }),
	}));
}

/** Seat at the event behind a person's class registrations; none if all are on waiting lists. */
function seatFor(own: RegistrationRecord[]): RegistrationRecord[] {
	const placed = own
		.filter(({ status }) => holdsPlace(status))
		.sort((a, b) => a.order.localeCompare(b.order));
	if (placed.length === 0) return [];
	const [{ class: _, declaredWeight, charge, ...first }] = placed;
	const trail = [{ at: first.registeredAt, by: first.userId, to: "pending" }];
	return [{ ...first, classId: 0, status: "pending", classes: placed.length, trail }];
}

/** Registration of the demo member from before the event had classes. */
function choosing(announced: Announced, everybody: readonly Person[], random: Random, now: number) {
	const member = everybody.find(({ user }) => user.email === known) as Person;
	return { ...makeEntry(announced, member, "pending", random, now), classes: 0 };
}
