import type { AllotmentRecord } from "#functions/base/places/allotment.entity.ts";
import type { EventRecord } from "#functions/competition/events/event.entity.ts";
import type { EventClassRecord } from "#functions/competition/events/event-class.entity.ts";
import { eventPool } from "#functions/competition/events/event-places.ts";
import type { RegistrationRecord } from "#functions/competition/registrations/registration.entity.ts";
import { holdsPlace } from "#shared/competition/registrations/registrations.rules.ts";
import { recommendedPerson } from "../people/students.ts";
import type { Person } from "../person.ts";
import { createRandom, type Random } from "../random.ts";
import { emptyAllotments, known, makeEntry, mayEnter, type Status, takePlace } from "./entry.ts";
import type { Announced } from "./events.ts";

export type Entered = {
	event: EventRecord;
	classes: EventClassRecord[];
	allotments: AllotmentRecord[];
	registrations: RegistrationRecord[];
};

/** Fills an event without classes: registrations, the places they took, and the resulting count. */
export function registerMembers(
	{ event, entries }: Announced,
	everybody: readonly Person[],
	now: number,
): Entered {
	const random = createRandom(`registrations/${event.titleEn}`);
	const allotments = emptyAllotments(eventPool(event));
	const statuses = (holders: number) => [
		...Array.from(
			{ length: holders },
			(): Status => (random.chance(entries.undecided) ? "pending" : "approved"),
		),
		...Array.from(
			{ length: entries.ended ?? 0 },
			(_, number): Status => (number % 2 ? "rejected" : "cancelled"),
		),
		...Array.from({ length: entries.queue ?? 0 }, (): Status => "waitlisted"),
	];
	const entrants = choose({ event, entries }, everybody, random);
	const all = statuses(entrants.length - (entries.ended ?? 0) - (entries.queue ?? 0));
	if (entries.withMember === "offered") all[0] = "offered";
	const registrations = entrants.map((person, number) =>
		makeEntry({ event, entries }, person, all[number], random, now),
	);
	if (entries.recommended) {
		const { person } = recommendedPerson(everybody, now);
		const ownRandom = createRandom(`recommended/${event.titleEn}`);
		registrations.push(makeEntry({ event, entries }, person, "approved", ownRandom, now));
	}
	if (event.cancelReason !== undefined)
		for (const registration of registrations) callOff(registration, event);
	for (const registration of registrations)
		if (holdsPlace(registration.status)) takePlace(registration, allotments);
	const registeredCount = registrations.filter(({ status }) => holdsPlace(status)).length;
	const waiting = (entries.queue ?? 0) > 0;
	return { event: { ...event, registeredCount, waiting }, classes: [], allotments, registrations };
}

/** Cancels a registration because its event was cancelled. */
function callOff(registration: RegistrationRecord, { organizerId }: EventRecord): void {
	const { status: from, trail } = registration;
	const last = trail[trail.length - 1].at;
	registration.trail = [
		...trail,
		{ at: last, by: organizerId ?? 0, from, to: "cancelled", reason: "event_cancelled" },
	];
	registration.status = "cancelled";
}

/** Puts the demo member first, so that they hold a place. */
function choose(
	{ event, entries }: Pick<Announced, "event" | "entries">,
	everybody: readonly Person[],
	random: Random,
): Person[] {
	const { count, suits, withMember, ended = 0, queue = 0 } = entries;
	if (count === 0) return [];
	const suitable = random.shuffle(
		everybody.filter((person) => mayEnter(person, event) && suits(person)),
	);
	const chosen = [
		...everybody.filter(({ user }) => withMember && user.email === known),
		...suitable,
	];
	const total = count === undefined ? chosen.length : count + ended + queue;
	if (chosen.length < total)
		throw new Error(`${event.titleEn} suits ${chosen.length} people, ${total} are wanted`);
	return chosen.slice(0, total);
}
