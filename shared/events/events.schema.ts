import * as z from "zod/mini";
import {
	date,
	editedVersion,
	longText,
	onByDefault,
	optionalDate,
	optionalLongText,
	optionalText,
	optionalUrl,
	publication,
	text,
	wholeNumber,
} from "../core/fields/fields.ts";
import { bilingualShape, textOrNull } from "../core/fields/shapes.ts";
import { paged } from "../core/http/page.ts";
import { type EventId, id, pathId, type UserId } from "../core/ids.ts";
import { locales } from "../core/locales.ts";
import { endOf, startOf } from "../core/time/kuwait.ts";
import { monthPattern } from "../core/time/month.ts";
import { requiredDocuments } from "../documents/documents.rules.ts";
import { membershipRules } from "../event-classes/eligibility.rules.ts";
import { EventClass } from "../event-classes/event-classes.schema.ts";
import { eventTypes } from "./events.rules.ts";

export const registrationStates = [
	"notOpen",
	"open",
	"waitlist",
	"full",
	"closed",
	"cancelled",
] as const;
export type RegistrationState = (typeof registrationStates)[number];

const optionalCoach = z.optional(
	z.pipe(
		z.transform((value: unknown) =>
			typeof value === "string" && /^\d{1,15}$/.test(value)
				? Number(value)
				: value === ""
					? null
					: value,
		),
		z.nullable(id<UserId>()),
	),
);

export const EventInput = z
	.object({
		...bilingualShape("title", text(200)),
		...bilingualShape("description", z._default(longText(5000, 0), "")),
		eventType: z._default(z.enum(eventTypes), "event"),
		eventDate: date,
		endDate: optionalDate,
		registrationOpensAt: optionalDate,
		registrationDeadline: optionalDate,
		/** The day on which ages count, where that is not the event's first. */
		ageReferenceDate: optionalDate,
		/** Hours in which a place from the waiting list is to be accepted; 0: it is given at once. */
		offerHours: z._default(
			wholeNumber(() => 0, 24 * 14),
			0,
		),
		/** 0 means no limit; so does anything that is not a number. */
		maxParticipants: z._default(
			wholeNumber(() => 0),
			0,
		),
		/** Whether people may wait for a place. */
		waitingList: onByDefault,
		imageUrl: optionalUrl,
		flyerUrl: optionalUrl,
		location: z._default(text(200, 0), ""),
		locationAr: optionalText(200),
		schedule: optionalLongText(5000),
		/** The coach who is responsible for it; also as a form sends it. */
		coachId: optionalCoach,
		/** Whether those who enter must have paid their membership fee. */
		membershipRule: z._default(z.enum(membershipRules), "none"),
		/** The document that those who enter must have, valid on the last day. */
		requiredDocument: z._default(z.enum(requiredDocuments), "none"),
		/** Whether a guardian agrees to the entry of a minor whom somebody else enters. */
		guardianConsent: z._default(z.boolean(), false),
		/** Whether registration opens through a waiting room. */
		waitingRoom: z._default(z.boolean(), false),
		published: publication,
	})
	.check(
		z.refine((event) => !event.endDate || endOf(event.endDate) >= startOf(event.eventDate), {
			error: "end_before_start",
			path: ["endDate"],
		}),
		z.refine(
			(event) =>
				!event.registrationDeadline ||
				startOf(event.registrationDeadline) <= endOf(event.eventDate),
			{
				error: "deadline_after_start",
				path: ["registrationDeadline"],
			},
		),
		z.refine(
			(event) =>
				!event.registrationOpensAt ||
				startOf(event.registrationOpensAt) <= endOf(event.registrationDeadline ?? event.eventDate),
			{ error: "opens_after_deadline", path: ["registrationOpensAt"] },
		),
		z.refine((event) => !event.waitingRoom || event.registrationOpensAt, {
			error: "hour_needed",
			path: ["registrationOpensAt"],
		}),
	);
export type EventInput = z.output<typeof EventInput>;

/** Replaces an event. */
export const EventEdit = z.extend(EventInput, { version: editedVersion });
export type EventEdit = z.output<typeof EventEdit>;

export const Event = z.object({
	id: id<EventId>(),
	...bilingualShape("title", z.string()),
	...bilingualShape("description", z.string()),
	eventType: z.enum(eventTypes),
	eventDate: z.string(),
	endDate: textOrNull,
	registrationOpensAt: textOrNull,
	registrationDeadline: textOrNull,
	ageReferenceDate: textOrNull,
	offerHours: z.number(),
	maxParticipants: z.number(),
	waitingList: z.boolean(),
	imageUrl: textOrNull,
	flyerUrl: textOrNull,
	location: z.string(),
	locationAr: textOrNull,
	schedule: textOrNull,
	coachId: z.nullable(id<UserId>()),
	membershipRule: z.enum(membershipRules),
	requiredDocument: z.enum(requiredDocuments),
	guardianConsent: z.boolean(),
	waitingRoom: z.boolean(),
	published: z.boolean(),
	/** For staff only. */
	organizerId: z.optional(z.nullable(id<UserId>())),
	/** Why it was called off, where it was; the empty string when no reason was given. */
	cancelReason: textOrNull,
	/** Follows the registrations within a second; the allotments alone decide who gets a place. */
	registeredCount: z.number(),
	/** Whether anybody is on the waiting list. */
	waiting: z.boolean(),
	registrationState: z.enum(registrationStates),
	/** Who may enter what; none where the event is entered as a whole. */
	classes: z.array(EventClass),
	/** Last change, or when it was made. */
	updatedAt: z.string(),
	version: z.number(),
});
export type Event = z.infer<typeof Event>;

/** What a registration keeps of its event, so that a dashboard needs no second read. */
export const EventSummary = z.pick(Event, {
	id: true,
	titleEn: true,
	titleAr: true,
	eventDate: true,
	endDate: true,
	registrationDeadline: true,
	location: true,
	locationAr: true,
});
export type EventSummary = z.infer<typeof EventSummary>;

/** Events of a kind; `month` (`2026-12`): those that take place in it, soonest first. */
export const EventsQuery = z.object({
	when: z.optional(z.enum(["upcoming", "past"])),
	type: z.optional(z.enum(eventTypes)),
	month: z.optional(z.string().check(z.regex(monthPattern))),
	...paged,
});
export type EventsQuery = z.output<typeof EventsQuery>;

export const CalendarQuery = z.object({ lang: z.optional(z.enum(locales)) });

export const EventParams = z.object({ id: pathId<EventId>() });

/** `force=true` cancels the entries of an event and tells those who made them. */
export const RemoveQuery = z.object({ force: z.optional(z.enum(["true", "false"])) });
