import type { EventRecord } from "#functions/competition/events/event.entity.ts";
import { cutFor } from "#shared/base/places/allotment.rules.ts";
import { rankOf } from "#shared/base/ranks/belts.rules.ts";
import { membershipRules } from "#shared/competition/event-classes/eligibility.rules.ts";
import { eventTypes } from "#shared/competition/events/events.rules.ts";
import { lateCancellations } from "#shared/competition/fees/prices.rules.ts";
import { endOf, startOf } from "#shared/core/time/kuwait.ts";
import { requiredDocuments } from "#shared/people/documents/documents.rules.ts";
import { gradingDay, madeAt, readDate, readTyped } from "../calendar.ts";
import { dojoNamed } from "../content/dojos.ts";
import type { Person } from "../person.ts";
import { sceneFor } from "../pictures/drawn.ts";
import { flag, number, oneOf, optional, readTable, text } from "../readTable.ts";
import { type AnnouncedEventClass, eventClassesOf } from "./event-classes.ts";

/** In the order of their announcement. Their dates are read by `readDate`. */
const events = readTable("events/events", {
	titleEn: text,
	titleAr: text,
	eventType: oneOf(eventTypes),
	eventDate: text,
	endDate: optional(text),
	registrationOpensAt: optional(text),
	registrationDeadline: optional(text),
	announced: text,
	draft: flag,
	maxParticipants: number,
	location: text,
	locationAr: text,
	descriptionEn: text,
	descriptionAr: text,
	schedule: optional(text),
	cancelReason: optional(text),
});

const title = oneOf(events.map(({ titleEn }) => titleEn));

/** Prices and conditions of some events. */
const terms = readTable("events/event-terms", {
	event: title,
	fee: optional(number),
	memberFee: optional(number),
	lateFee: optional(number),
	lateFrom: optional(text),
	lateCancellation: optional(oneOf(lateCancellations)),
	payUntil: optional(text),
	offerHours: optional(number),
	coachId: optional(number),
	membershipRule: optional(oneOf(membershipRules)),
	requiredDocument: optional(oneOf(requiredDocuments)),
	/** Whether ages count on the last day of the event's year. */
	agesAtYearEnd: flag,
});

const isBelowBrown = ({ user }: Person) =>
	user.role === "member" && rankOf(user.currentBelt) < rankOf("brown-1");

/** They have a grading of their own today. */
const isOfSalmiya = ({ user }: Person) => user.dojoId === dojoNamed("Salmiya").dojoId;

/** Whether a person tried at the latest grading and was not promoted. */
const triedInVain = (person: Person, now: number) =>
	isBelowBrown(person) &&
	person.user.id % 5 === 4 &&
	(person.steps.at(-1)?.date ?? "") < gradingDay(now, 2) &&
	person.steps.length > 0;

const suitable: Record<string, (person: Person, now: number) => boolean> = {
	// Exactly the people who were promoted at the latest grading, and a few who were not.
	"promoted that day": (person, now) =>
		person.steps.at(-1)?.date === gradingDay(now, 1) || triedInVain(person, now),
	"coaches and seniors": ({ user, age }) =>
		user.role === "coach" || (age >= 18 && rankOf(user.currentBelt) >= rankOf("green-3")),
	"members from blue": ({ user }) =>
		user.role === "member" && rankOf(user.currentBelt) >= rankOf("blue-8"),
	"members below brown": (person) => isBelowBrown(person) && !isOfSalmiya(person),
	"members of Salmiya": (person) => isBelowBrown(person) && isOfSalmiya(person),
	"from 14": ({ age }) => age >= 14,
};

/** Who is registered for each event; of one with classes, only the share of undecided ones. */
const entries = readTable("events/event-entries", {
	event: title,
	/** Number of registrations with a place; by default all people whom the event suits. */
	count: optional(number),
	suits: optional(oneOf(Object.keys(suitable))),
	/** State of the demo member's registration, if any; other people are chosen at random. */
	withMember: optional(oneOf(["registered", "offered", "choosing"])),
	/** Share of pending registrations, from 0 to 1. */
	undecided: number,
	/** Number of people on the waiting list. */
	queue: optional(number),
	/** Number of additional registrations that no longer hold a place. */
	ended: optional(number),
	/** Whether the person who is recommended for a dan is registered as well. */
	recommended: flag,
	/** Day by which the last registration was made, where it is long before the deadline. */
	filledBy: optional(text),
});

type Entries = Omit<(typeof entries)[number], "event" | "suits"> & {
	suits: (person: Person) => boolean;
};

export type Announced = { event: EventRecord; entries: Entries; classes: AnnouncedEventClass[] };

const organizers = [16, 17, 18, 20];

function entriesOf(title: string, now: number): Entries {
	const found = entries.find(({ event }) => event === title);
	if (!found) throw new Error(`The demo does not say who is registered for ${title}`);
	const { event: _, suits, filledBy, ...counts } = found;
	return {
		...counts,
		suits: (person) => !suits || suitable[suits](person, now),
		filledBy: filledBy && readDate(filledBy, now).date,
	};
}

const termsOf = (title: string): Partial<(typeof terms)[number]> =>
	terms.find(({ event }) => event === title) ?? {};

/** Each event's picture. */
export const eventPictures = events.map(({ eventType }, before) =>
	sceneFor(eventType, "event", before + 1),
);

/** All events. Their counts are still 0. */
export const makeEvents = (now: number): Announced[] =>
	events.map(({ announced, draft, ...row }, before) => {
		const day = readDate(row.eventDate, now).date;
		const read = (cell: string | undefined) => cell && readTyped(cell, now, day);
		const { event: _, agesAtYearEnd, ...own } = termsOf(row.titleEn);
		const [eventDate, endDate] = [readTyped(row.eventDate, now), read(row.endDate)];
		const event = {
			...row,
			...own,
			...cutFor(row.maxParticipants),
			id: before + 1,
			imageUrl: eventPictures[before].address,
			eventDate,
			endDate,
			startsAt: new Date(startOf(eventDate)).toISOString(),
			endsAt: new Date(endOf(endDate ?? eventDate)).toISOString(),
			registrationOpensAt: read(row.registrationOpensAt),
			registrationDeadline: read(row.registrationDeadline),
			lateFrom: read(own.lateFrom),
			payUntil: read(own.payUntil),
			ageReferenceDate: agesAtYearEnd ? `${day.slice(0, 4)}-12-31` : undefined,
			offerHours: own.offerHours ?? 0,
			published: !draft,
			organizerId: organizers[before % organizers.length],
			...madeAt(readDate(announced, now, day).date, 10, before),
			registeredCount: 0,
			waiting: false,
			excess: 0,
		};
		const classes = eventClassesOf(event);
		return {
			event: { ...event, classIds: classes.map(({ record }) => record.id) },
			entries: entriesOf(row.titleEn, now),
			classes,
		};
	});
