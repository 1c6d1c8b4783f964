import * as z from "zod/mini";
import { Belt } from "../belts/belts.schema.ts";
import { optionalLongText, optionalWeight } from "../core/fields/fields.ts";
import { personNames, textOrNull } from "../core/fields/shapes.ts";
import { paged } from "../core/http/page.ts";
import { type EventClassId, type EventId, id, pathId, type UserId } from "../core/ids.ts";
import { locales } from "../core/locales.ts";
import { typedReason } from "../core/reason.ts";
import { EventClassSummary, IneligibleReason } from "../event-classes/event-classes.schema.ts";
import { EventSummary } from "../events/events.schema.ts";

export const registrationStatuses = [
	"pending",
	"approved",
	"rejected",
	"waitlisted",
	"offered",
	"cancelled",
] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

export const Registration = z.object({
	id: z.string(),
	eventId: id<EventId>(),
	userId: id<UserId>(),
	/** The class that was entered; null for the event as a whole. */
	classId: z.nullable(id<EventClassId>()),
	status: z.enum(registrationStatuses),
	registeredAt: z.string(),
	/** Until when an offered place may be accepted. */
	offerExpiresAt: textOrNull,
	/** Whether a guardian is asked to agree; it is not approved before. */
	awaitsGuardian: z.boolean(),
});
export type Registration = z.infer<typeof Registration>;

/** Which entry: event, person and class; class 0 is the event as a whole. */
export type EntryKey = { eventId: EventId; userId: UserId; classId: EventClassId };

/** `id` as the API names an entry: event, person, and class if it is for one. */
const registrationId = /^([1-9]\d{0,14})-([1-9]\d{0,14})(?:-([1-9]\d{0,14}))?$/;

export function entryKey(value: string): EntryKey {
	const [, eventId, userId, classId = 0] = registrationId.exec(value) as RegExpExecArray;
	return { eventId: Number(eventId), userId: Number(userId), classId: Number(classId) };
}

export const RegistrationParams = z.object({
	id: z.pipe(z.string().check(z.regex(registrationId)), z.transform(entryKey)),
});

/** Place in the queue, counted from 1, while on the waiting list. */
const position = z.optional(z.number());

/** The token of a link that a guardian was mailed. */
export const Agreement = z.object({ token: z.string().check(z.maxLength(200, "invalid")) });

/** To what a guardian agreed, as they know it. */
export const Agreed = z.object({
	child: z.object(personNames),
	event: z.pick(EventSummary, { titleEn: true, titleAr: true }),
});

export const RegistrationAnswer = z.object({
	registration: Registration,
	position,
	/** Whether a class is still to be chosen for the entry to count. */
	chooseClass: z.optional(z.boolean()),
});
export type RegistrationAnswer = z.infer<typeof RegistrationAnswer>;

/** Somebody who enters a class; without `userId` the caller. */
export const EventClassEntry = z.object({
	userId: z.optional(id<UserId>()),
	declaredWeight: optionalWeight,
	notes: optionalLongText(500),
});
export type EventClassEntry = z.output<typeof EventClassEntry>;

/** A squad: who is to enter which class, or the event as a whole (null). */
export const Squad = z
	.array(
		z.object({
			userId: id<UserId>(),
			classId: z.nullable(id<EventClassId>()),
			declaredWeight: optionalWeight,
			notes: optionalLongText(500),
		}),
	)
	.check(z.minLength(1, "required"), z.maxLength(100, "too_long"));
export type Squad = z.output<typeof Squad>;

/** What came of one row of a squad. */
export const SquadResult = z.object({
	userId: id<UserId>(),
	classId: z.nullable(id<EventClassId>()),
	id: z.optional(z.string()),
	status: z.optional(z.enum(registrationStatuses)),
	error: z.optional(z.string()),
	reasons: z.optional(z.array(IneligibleReason)),
});
export type SquadResult = z.infer<typeof SquadResult>;

export const Eligibility = z.object({
	/** Null where the event has no classes. */
	classId: z.nullable(id<EventClassId>()),
	eligible: z.boolean(),
	reasons: z.array(IneligibleReason),
	/** What they are told of, and may enter all the same. */
	warnings: z.array(IneligibleReason),
});

/** Whose eligibility: without `userId` the caller's; a weight where one is known. */
export const EligibilityQuery = z.object({
	userId: z.optional(
		z.pipe(
			z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
			z.transform((value: string) => Number(value) as UserId),
		),
	),
	weight: optionalWeight,
});

export const Move = z.object({ classId: id<EventClassId>(), declaredWeight: optionalWeight });

export const decisions = ["approve", "reject"] as const;
export const Decision = z.object({
	ids: z
		.array(z.string().check(z.regex(registrationId)))
		.check(z.minLength(1, "required"), z.maxLength(100, "too_long")),
	decision: z.enum(decisions),
	reason: z.optional(typedReason),
});
export type Decision = z.output<typeof Decision>;

/** What came of a decision for one entry. */
export const DecisionResult = z.object({
	id: z.string(),
	status: z.optional(z.enum(registrationStatuses)),
	error: z.optional(z.string()),
});
export type DecisionResult = z.infer<typeof DecisionResult>;

/** A tournament that takes entries, and who of a coach's students may enter it and has not. */
export const NotEntered = z.object({
	event: z.pick(EventSummary, { id: true, titleEn: true, titleAr: true, eventDate: true }),
	studentIds: z.array(id<UserId>()),
});
export type NotEntered = z.infer<typeof NotEntered>;

/** An entry as staff see it. */
export const Entry = z.object({
	...Registration.shape,
	...personNames,
	email: z.string(),
	currentBelt: Belt,
	declaredWeight: z.nullable(z.number()),
	notes: textOrNull,
	registrationType: z.enum(["online", "onsite"]),
	/** Entered the event, but no class of it yet. */
	chooseClass: z.boolean(),
	/** Rules of the class that the person does not meet as both are now. */
	conflicts: z.array(IneligibleReason),
});
export type Entry = z.infer<typeof Entry>;

const entryFilter = {
	status: z.optional(z.enum(registrationStatuses)),
	classId: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
};
export const EntryQuery = z.object({ ...entryFilter, ...paged });
export type EntryQuery = z.output<typeof EntryQuery>;

export const MineQuery = z.object(paged);

/** Lists to keep or to print: all entries, who starts in each class, or who judges. */
export const exportNames = [
	"registrations.csv",
	"registrations.html",
	"registrations.xlsx",
	"startlist.csv",
	"startlist.html",
	"startlist.xlsx",
	"judges.csv",
	"judges.html",
] as const;
export type ExportName = (typeof exportNames)[number];

export const ExportParams = z.object({ id: pathId<EventId>(), name: z.enum(exportNames) });

/** Which entries, and in which language where that is not the browser's. */
export const ExportQuery = z.object({ ...entryFilter, lang: z.optional(z.enum(locales)) });
export type ExportQuery = z.output<typeof ExportQuery>;

const places = { taken: z.number(), max: z.number(), waiting: z.boolean() };
/** How an event is while somebody looks at it: its places, and whether they are given out. */
export const Availability = z.object({
	asOf: z.string(),
	event: z.object(places),
	registrationOpensAt: textOrNull,
	registrationDeadline: textOrNull,
	cancelReason: textOrNull,
	classes: z.array(z.object({ id: id<EventClassId>(), ...places })),
});
export type Availability = z.infer<typeof Availability>;

/** A person's own registration, with what a card shows of the event. */
export const MyRegistration = z.extend(Registration, {
	event: EventSummary,
	/** The class that was entered; null for the event as a whole. */
	class: z.nullable(EventClassSummary),
	declaredWeight: z.nullable(z.number()),
	chooseClass: z.boolean(),
	position,
	/** Why it ended, where a reason was given: what staff wrote, or a word of the system. */
	reason: z.optional(z.string()),
});
export type MyRegistration = z.infer<typeof MyRegistration>;
