import * as z from "zod/mini";
import { Belt } from "../../base/ranks/belts.schema.ts";
import { optionalLongText, optionalWeight } from "../../core/fields/fields.ts";
import { personNames, textOrNull } from "../../core/fields/shapes.ts";
import { paged } from "../../core/http/page.ts";
import { type EventClassId, type EventId, id, pathId, type UserId } from "../../core/ids.ts";
import { locales } from "../../core/locales.ts";
import { genders } from "../../core/people.ts";
import { typedReason } from "../../core/reason.ts";
import { EventClassSummary, IneligibleReason } from "../event-classes/event-classes.schema.ts";
import { EventSummary } from "../events/events.schema.ts";
import { Fee } from "../fees/fees.schema.ts";
import { mostRegistrationsAtOnce, registrationStatuses } from "./registrations.rules.ts";

export const Registration = z.object({
	id: z.string(),
	eventId: id<EventId>(),
	userId: id<UserId>(),
	/** Class of the registration; null for the event as a whole. */
	classId: z.nullable(id<EventClassId>()),
	status: z.enum(registrationStatuses),
	registeredAt: z.string(),
	/** Until when an offered place can be accepted. */
	offerExpiresAt: textOrNull,
	/** Whether a guardian still has to agree; until then it cannot be approved. */
	awaitsGuardian: z.boolean(),
	/**
	 * A guardian's consent that counts: given on a day with an account or an emailed link, or signed on
	 * paper by the named guardian.
	 */
	consent: z.nullable(z.object({ on: z.string(), name: textOrNull })),
	/** What the place costs, and how much of it is paid; null if it costs nothing. */
	fee: z.nullable(Fee),
	/** Whether staff moved it to this event class, so that it can be withdrawn until the event begins. */
	isMoved: z.optional(z.boolean()),
});
export type Registration = z.infer<typeof Registration>;

/** Key of a registration: event, person and class; class 0 is the event as a whole. */
export type EntryKey = { eventId: EventId; userId: UserId; classId: EventClassId };

/** `id` of a registration in the API: event, person, and class if there is one. */
const registrationId = /^([1-9]\d{0,14})-([1-9]\d{0,14})(?:-([1-9]\d{0,14}))?$/;

export function entryKey(value: string): EntryKey {
	const [, eventId, userId, classId = 0] = registrationId.exec(value) as RegExpExecArray;
	return { eventId: Number(eventId), userId: Number(userId), classId: Number(classId) };
}

export const RegistrationParams = z.object({
	id: z.pipe(z.string().check(z.regex(registrationId)), z.transform(entryKey)),
});

/** Position on the waiting list, from 1. */
const position = z.optional(z.number());

/** Token of a link that was emailed to a guardian. */
export const Agreement = z.object({ token: z.string().check(z.maxLength(200, "invalid")) });

/** The registration that a guardian is asked to agree to, or agreed to. */
export const RegistrationToConfirm = z.object({
	child: z.object(personNames),
	event: z.pick(EventSummary, {
		titleEn: true,
		titleAr: true,
		eventDate: true,
		endDate: true,
		location: true,
		locationAr: true,
	}),
	/** The event class; null for the event as a whole. */
	class: z.nullable(EventClassSummary),
});
export type RegistrationToConfirm = z.infer<typeof RegistrationToConfirm>;

export const RegistrationAnswer = z.object({
	registration: Registration,
	position,
	/** Whether a class must still be chosen to complete the registration. */
	chooseClass: z.optional(z.boolean()),
});
export type RegistrationAnswer = z.infer<typeof RegistrationAnswer>;

/** Registrations for several people, each for a class or for the event as a whole (null). */
export const Squad = z
	.array(
		z.object({
			userId: id<UserId>(),
			classId: z.nullable(id<EventClassId>()),
			declaredWeight: optionalWeight,
			notes: optionalLongText(500),
		}),
	)
	.check(z.minLength(1, "required"), z.maxLength(mostRegistrationsAtOnce, "too_long"));
export type Squad = z.output<typeof Squad>;

/** Result for a row of a squad. */
export const SquadResult = z.object({
	userId: id<UserId>(),
	classId: z.nullable(id<EventClassId>()),
	id: z.optional(z.string()),
	status: z.optional(z.enum(registrationStatuses)),
	/** Whether a guardian still has to agree. */
	awaitsGuardian: z.optional(z.boolean()),
	error: z.optional(z.string()),
	reasons: z.optional(z.array(IneligibleReason)),
});
export type SquadResult = z.infer<typeof SquadResult>;

export const Eligibility = z.object({
	/** Null for an event without classes. */
	classId: z.nullable(id<EventClassId>()),
	eligible: z.boolean(),
	reasons: z.array(IneligibleReason),
	/** Rules that only give a warning; the person can register. */
	warnings: z.array(IneligibleReason),
});

/** Person whose eligibility is checked, by default the caller; and their weight, if known. */
export const EligibilityQuery = z.object({
	userId: z.optional(
		z.pipe(
			z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
			z.transform((value: string) => Number(value) as UserId),
		),
	),
	weight: optionalWeight,
});

export const Move = z.object({
	classId: id<EventClassId>(),
	declaredWeight: optionalWeight,
	/** Why the person may be in this class although they do not meet its conditions. */
	exception: z.optional(typedReason),
});

const registrationIds = z
	.array(z.string().check(z.regex(registrationId)))
	.check(z.maxLength(mostRegistrationsAtOnce, "too_long"));

/** Registrations to compare with the event classes, and a weight that replaces their own. */
export const FitQuery = z.object({
	ids: z.pipe(
		z._default(z.string(), ""),
		z.pipe(
			z.transform((value: string) => value.split(",").filter(Boolean)),
			registrationIds,
		),
	),
	weight: optionalWeight,
});

/** A class of the event, with the registrations whose people do not meet its conditions. */
export const EventClassFit = z.object({
	classId: id<EventClassId>(),
	misfits: z.array(z.object({ id: z.string(), reasons: z.array(IneligibleReason) })),
});
export type EventClassFit = z.infer<typeof EventClassFit>;

export const decisions = ["approve", "reject"] as const;
export const Decision = z.object({
	ids: registrationIds.check(z.minLength(1, "required")),
	decision: z.enum(decisions),
	reason: z.optional(typedReason),
});
export type Decision = z.output<typeof Decision>;

/** Result of a decision for a registration. */
export const DecisionResult = z.object({
	id: z.string(),
	status: z.optional(z.enum(registrationStatuses)),
	error: z.optional(z.string()),
});
export type DecisionResult = z.infer<typeof DecisionResult>;

/**
 * A tournament with open registration, and the coach's students who could register but have not.
 */
export const NotEntered = z.object({
	event: z.pick(EventSummary, { id: true, titleEn: true, titleAr: true, eventDate: true }),
	studentIds: z.array(id<UserId>()),
});
export type NotEntered = z.infer<typeof NotEntered>;

/** An upcoming event with registrations that staff can decide now. */
export const Undecided = z.object({
	event: z.pick(EventSummary, { id: true, titleEn: true, titleAr: true, eventDate: true }),
	count: z.number(),
});
export type Undecided = z.infer<typeof Undecided>;

/**
 * Who approved, rejected or cancelled a registration, when, and why. `by` is null for the system
 * and for people who were deleted.
 */
const Decided = z.object({
	at: z.string(),
	by: z.nullable(z.object(personNames)),
	/** A text by staff, or a code of the system. */
	reason: textOrNull,
});

/** A registration as staff see it. */
export const Entry = z.object({
	...Registration.shape,
	...personNames,
	email: z.string(),
	currentBelt: Belt,
	gender: z.nullable(z.enum(genders)),
	/** In years on the day on which the event counts ages; null without a date of birth. */
	age: z.nullable(z.number()),
	dojoLocation: textOrNull,
	dojoLocationAr: textOrNull,
	/** True for a guest of another club, who gets no messages; absent for everybody else. */
	isGuest: z.optional(z.literal(true)),
	/** For staff only. */
	phoneNumber: textOrNull,
	/** The person's coach, if they have one; for staff only. */
	coach: z.nullable(z.object(personNames)),
	declaredWeight: z.nullable(z.number()),
	notes: textOrNull,
	registrationType: z.enum(["online", "onsite"]),
	/** Registered for the event, but for no class yet. */
	chooseClass: z.boolean(),
	/** Rules of the class that the person does not meet, both as they are now. */
	conflicts: z.array(IneligibleReason),
	/** The last decision; for staff only, and null until there is one. */
	decision: z.nullable(Decided),
});
export type Entry = z.infer<typeof Entry>;

const entryFilter = {
	status: z.optional(z.enum(registrationStatuses)),
	classId: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
};
export const EntryQuery = z.object({ ...entryFilter, ...paged });
export type EntryQuery = z.output<typeof EntryQuery>;

/** How an entrant's document stands: valid until the event is over, ending before, or not there. */
export const documentStates = ["missing", "expiring", "valid"] as const;

/** An entrant of an event, and the document that it requires. */
export const EventDocument = z.object({
	userId: id<UserId>(),
	...personNames,
	dojoLocation: textOrNull,
	dojoLocationAr: textOrNull,
	state: z.enum(documentStates),
	/** Last day on which the document is valid; null if it has none or does not expire. */
	expiresOn: textOrNull,
});
export type EventDocument = z.infer<typeof EventDocument>;

/** People to ask for the document that an event requires. */
export const AskDocuments = z.object({
	userIds: z
		.array(id<UserId>())
		.check(z.minLength(1, "required"), z.maxLength(mostRegistrationsAtOnce, "too_long")),
});

/** How many people were asked, and how many had been asked earlier on the same day. */
export const DocumentsRequested = z.object({ requested: z.number(), requestedBefore: z.number() });
export type DocumentsRequested = z.infer<typeof DocumentsRequested>;

export const MineQuery = z.object(paged);

/** Lists to save or print: all registrations, starters of each class, or judges. */
export const exportNames = [
	"registrations.csv",
	"registrations.html",
	"registrations.xlsx",
	"startlist.csv",
	"startlist.html",
	"startlist.xlsx",
	"judges.csv",
	"judges.html",
	"judges.xlsx",
] as const;
export type ExportName = (typeof exportNames)[number];

export const ExportParams = z.object({ id: pathId<EventId>(), name: z.enum(exportNames) });

/** Filters, and the language of the file if it is not the browser's. */
export const ExportQuery = z.object({ ...entryFilter, lang: z.optional(z.enum(locales)) });
export type ExportQuery = z.output<typeof ExportQuery>;

const places = { taken: z.number(), max: z.number(), waiting: z.boolean() };
/** Live data of an event page: places, and what determines whether registration is open. */
export const Availability = z.object({
	asOf: z.string(),
	event: z.object(places),
	registrationOpensAt: textOrNull,
	registrationDeadline: textOrNull,
	cancelReason: textOrNull,
	classes: z.array(z.object({ id: id<EventClassId>(), ...places })),
});
export type Availability = z.infer<typeof Availability>;

/** A person's own registration, with the part of the event that a card shows. */
export const MyRegistration = z.extend(Registration, {
	event: EventSummary,
	/** Class of the registration; null for the event as a whole. */
	class: z.nullable(EventClassSummary),
	declaredWeight: z.nullable(z.number()),
	chooseClass: z.boolean(),
	position,
	/** What an offered place costs once it is accepted, in fils; left out if it is free. */
	price: z.optional(z.object({ amount: z.number(), dueOn: z.optional(z.string()) })),
	/** The event's own conditions that the person does not meet: document and membership. */
	conflicts: z.array(IneligibleReason),
	/**
	 * Why the registration ended, if a reason was given: a text by staff, or a code of the system.
	 */
	reason: z.optional(z.string()),
});
export type MyRegistration = z.infer<typeof MyRegistration>;
