import * as z from "zod/mini";
import { optionalAmount } from "../../core/fields/amounts.ts";
import {
	date,
	editedVersion,
	longTextOrEmpty,
	onByDefault,
	optionalDate,
	optionalDay,
	optionalLongText,
	optionalPicture,
	optionalText,
	optionalUrl,
	publication,
	text,
	textOrEmpty,
	wholeNumber,
} from "../../core/fields/fields.ts";
import { bilingualShape, textOrNull } from "../../core/fields/shapes.ts";
import { type Page, paged } from "../../core/http/page.ts";
import { type EventId, id, pathId, type UserId } from "../../core/ids.ts";
import { locales } from "../../core/locales.ts";
import { endOf, startOf } from "../../core/time/kuwait.ts";
import { monthPattern } from "../../core/time/month.ts";
import { requiredDocuments } from "../../people/documents/documents.rules.ts";
import { membershipRules } from "../event-classes/eligibility.rules.ts";
import { EventClass } from "../event-classes/event-classes.schema.ts";
import { lateCancellations, paymentRules, unpaidRules } from "../fees/prices.rules.ts";
import { priceChecks } from "../fees/prices.schema.ts";
import { eventTypes, upcomingLists } from "./events.rules.ts";

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
		...bilingualShape("description", longTextOrEmpty(5000)),
		eventType: z._default(z.enum(eventTypes), "event"),
		eventDate: date,
		endDate: optionalDate,
		registrationOpensAt: optionalDate,
		registrationDeadline: optionalDate,
		/** Day on which age counts; by default the first day of the event. */
		ageReferenceDate: optionalDate,
		/** Hours to accept an offered place from the waiting list; 0 assigns it at once. */
		offerHours: z._default(
			wholeNumber(() => 0, 24 * 14),
			0,
		),
		/** 0 means no limit; so does text that is not a number. */
		maxParticipants: z._default(
			wholeNumber(() => 0),
			0,
		),
		/** Whether the event has a waiting list. */
		waitingList: onByDefault,
		imageUrl: optionalPicture,
		flyerUrl: optionalUrl,
		location: textOrEmpty(200),
		locationAr: optionalText(200),
		schedule: optionalLongText(5000),
		/** The responsible coach; also as the text that a form sends. */
		coachId: optionalCoach,
		/** Whether entrants must have paid their membership fee. */
		membershipRule: z._default(z.enum(membershipRules), "none"),
		/** Document that entrants must have, valid on the last day. */
		requiredDocument: z._default(z.enum(requiredDocuments), "none"),
		/** Whether a guardian must agree to the registration of a minor by another person. */
		guardianConsent: z._default(z.boolean(), false),
		/** Whether registration opens through a waiting room. */
		waitingRoom: z._default(z.boolean(), false),
		/** In fils; null: no fee is stated, 0: taking part is free. */
		fee: optionalAmount,
		lateFee: optionalAmount,
		/** First day of the late price. */
		lateFrom: optionalDay,
		/** For members whose membership is valid. */
		memberFee: optionalAmount,
		/** Most that a family pays. */
		familyMax: optionalAmount,
		/** Last day to pay. */
		payUntil: optionalDay,
		/** Whether a registration has to be paid before it is approved. */
		paymentRule: z._default(z.enum(paymentRules), "desk"),
		/** What happens to a place that is unpaid after the last day. */
		unpaidRule: z._default(z.enum(unpaidRules), "keep"),
		/** Whether the fee stays due when a person withdraws after the deadline. */
		lateCancellation: z._default(z.enum(lateCancellations), "void"),
		published: publication,
	})
	.check(
		...priceChecks,
		z.refine(({ lateFee, lateFrom }) => !lateFee || !!lateFrom, {
			error: "required",
			path: ["lateFrom"],
		}),
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

/** Body of the call that replaces an event. */
export const EventEdit = z.extend(EventInput, { version: editedVersion });
export type EventEdit = z.output<typeof EventEdit>;

const amountOrNull = z.nullable(z.number());

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
	fee: amountOrNull,
	lateFee: amountOrNull,
	lateFrom: textOrNull,
	memberFee: amountOrNull,
	familyMax: amountOrNull,
	payUntil: textOrNull,
	paymentRule: z.enum(paymentRules),
	unpaidRule: z.enum(unpaidRules),
	lateCancellation: z.enum(lateCancellations),
	published: z.boolean(),
	/** For staff only. */
	organizerId: z.optional(z.nullable(id<UserId>())),
	/** Reason for the cancellation; empty if none was given, null if the event is not cancelled. */
	cancelReason: textOrNull,
	/** Follows the registrations within a second. Only the allotments decide who gets a place. */
	registeredCount: z.number(),
	/** Whether the waiting list has anyone on it. */
	waiting: z.boolean(),
	registrationState: z.enum(registrationStates),
	/** Classes with their limits; empty if people register for the event as a whole. */
	classes: z.array(EventClass),
	/** Time of the last change or of the creation. */
	updatedAt: z.string(),
	version: z.number(),
});
export type Event = z.infer<typeof Event>;

/** Copy of the event that a registration stores, so that a dashboard needs no second read. */
export const EventSummary = z.extend(
	z.pick(Event, {
		id: true,
		titleEn: true,
		titleAr: true,
		eventDate: true,
		endDate: true,
		registrationDeadline: true,
		location: true,
		locationAr: true,
	}),
	// What decides what its people have to do; left out where it is the default.
	z.partial(
		z.pick(Event, {
			paymentRule: true,
			unpaidRule: true,
			requiredDocument: true,
			membershipRule: true,
		}),
	).shape,
);
export type EventSummary = z.infer<typeof EventSummary>;

/**
 * Filters of the list. `when`: upcoming events, those of them that are not cancelled (`held`) or that
 * accept registrations now (`open`), or past ones. `month` (`2026-12`): events that take place in it,
 * soonest first.
 */
export const EventsQuery = z.object({
	when: z.optional(z.enum([...upcomingLists, "past"])),
	type: z.optional(z.enum(eventTypes)),
	month: z.optional(z.string().check(z.regex(monthPattern))),
	...paged,
});
export type EventsQuery = z.output<typeof EventsQuery>;

export const CalendarQuery = z.object({ lang: z.optional(z.enum(locales)) });

export const EventParams = z.object({ id: pathId<EventId>() });

/** `force=true` cancels the registrations of an event and notifies the people who made them. */
export const RemoveQuery = z.object({ force: z.optional(z.enum(["true", "false"])) });

declare module "../../pages.ts" {
	interface PageDataKinds {
		events: {
			/** Events whose own page is prerendered. */
			events: Event[];
			/** First pages of the lists; `next`: that of the start page. */
			next: Page<Event>;
			upcoming: Page<Event>;
			past: Page<Event>;
		};
	}
}
