import * as z from "zod/mini";
import { highestAdmitted, rankOf } from "../../base/ranks/belts.rules.ts";
import { Belt, BeltInput } from "../../base/ranks/belts.schema.ts";
import { optionalAmount } from "../../core/fields/amounts.ts";
import {
	editedVersion,
	longTextOrEmpty,
	onByDefault,
	optionalLongText,
	optionalText,
	optionalWhole,
	text,
	wholeNumber,
} from "../../core/fields/fields.ts";
import { personNames, textOrNull } from "../../core/fields/shapes.ts";
import { type EventClassId, type EventId, id, pathId } from "../../core/ids.ts";
import { genders, readinessLevels } from "../../core/people.ts";
import { priceChecks } from "../fees/prices.schema.ts";
import { reasonCodes } from "./eligibility.rules.ts";

/** Forms send "none", "" or null for no restriction. */
const none = <T>(schema: z.ZodMiniType<T, string>) =>
	z.optional(
		z.pipe(
			z.transform((value: unknown): unknown =>
				value === "none" || value === "" || value === undefined ? null : value,
			),
			z.nullable(schema as z.ZodMiniType<T, unknown>),
		),
	);

const inOrder = <T>(
	min: T | null | undefined,
	max: T | null | undefined,
	rank: (value: T) => number,
) => min == null || max == null || rank(min) <= rank(max);

const same = (value: number) => value;
const belowMin = (field: string) => ({ error: "max_below_min", path: [field] });

/** An event class as staff type it. 0 places, or text that is not a number, means no limit. */
export const EventClassInput = z
	.object({
		className: text(120),
		classNameAr: optionalText(120),
		description: longTextOrEmpty(2000),
		descriptionAr: optionalLongText(2000),
		maxParticipants: z._default(
			wholeNumber(() => 0),
			0,
		),
		/** Whether the class has a waiting list. */
		waitingList: onByDefault,
		minAge: optionalWhole(0, 120),
		maxAge: optionalWhole(0, 120),
		minBeltLevel: none(BeltInput),
		maxBeltLevel: none(BeltInput),
		/** Whole kilograms, both limits inclusive. */
		minWeight: optionalWhole(0, 300),
		maxWeight: optionalWhole(0, 300),
		genderRestriction: none(z.enum(genders)),
		competitionReadinessRequired: none(z.enum(readinessLevels)),
		/** In fils; null: what the event costs. */
		fee: optionalAmount,
		lateFee: optionalAmount,
		memberFee: optionalAmount,
	})
	.check(
		...priceChecks,
		z.refine(({ minAge, maxAge }) => inOrder(minAge, maxAge, same), belowMin("maxAge")),
		z.refine(
			({ minWeight, maxWeight }) => inOrder(minWeight, maxWeight, same),
			belowMin("maxWeight"),
		),
		z.refine(
			({ minBeltLevel, maxBeltLevel }) =>
				inOrder(minBeltLevel, maxBeltLevel && highestAdmitted(maxBeltLevel), rankOf),
			belowMin("maxBeltLevel"),
		),
	);
export type EventClassInput = z.output<typeof EventClassInput>;

export const EventClassEdit = z.extend(EventClassInput, { version: editedVersion });
export type EventClassEdit = z.output<typeof EventClassEdit>;

export const EventClass = z.object({
	id: id<EventClassId>(),
	eventId: id<EventId>(),
	className: z.string(),
	classNameAr: textOrNull,
	description: z.string(),
	descriptionAr: textOrNull,
	maxParticipants: z.number(),
	waitingList: z.boolean(),
	minAge: z.nullable(z.number()),
	maxAge: z.nullable(z.number()),
	minBeltLevel: z.nullable(Belt),
	maxBeltLevel: z.nullable(Belt),
	minWeight: z.nullable(z.number()),
	maxWeight: z.nullable(z.number()),
	genderRestriction: z.nullable(z.enum(genders)),
	competitionReadinessRequired: z.nullable(z.enum(readinessLevels)),
	fee: z.nullable(z.number()),
	lateFee: z.nullable(z.number()),
	memberFee: z.nullable(z.number()),
	/** Number of registrations that hold a place; follows the registrations within a second. */
	currentRegistrations: z.number(),
	/** Whether the waiting list of the class has anyone on it. */
	waiting: z.boolean(),
	version: z.number(),
});
export type EventClass = z.infer<typeof EventClass>;

/** Maximum number of event classes that one call adds, because each writes up to 96 shards. */
export const mostClassesAtOnce = 40;

/** Event classes that are added together. */
export const EventClassesInput = z.object({
	classes: z
		.array(EventClassInput)
		.check(z.minLength(1, "required"), z.maxLength(mostClassesAtOnce, "too_long")),
});
export type EventClassesInput = z.output<typeof EventClassesInput>;

/** Drafts of event classes, to count how many people they would admit. */
export const EventClassDrafts = z.object({
	classes: z.array(EventClassInput).check(z.minLength(1), z.maxLength(100)),
});

/**
 * Number of people who could enter each draft class, as far as known before they state a weight.
 * Null for a federation of several thousand people, because counting would take too long.
 */
export const EventClassReach = z.object({
	people: z.nullable(z.number()),
	/**
	 * In the order of the drafts; empty if nobody was counted. `unknown`: people who may be eligible
	 * once they complete their profile.
	 */
	classes: z.array(z.object({ fit: z.number(), unknown: z.number() })),
	/** People whom no draft class admits, even with a complete profile. */
	leftOut: z.nullable(z.number()),
});
export type EventClassReach = z.infer<typeof EventClassReach>;

/** Copy of the class that a registration stores. */
export const EventClassSummary = z.pick(EventClass, {
	id: true,
	className: true,
	classNameAr: true,
});
export type EventClassSummary = z.infer<typeof EventClassSummary>;

export const EventClassParams = z.object({
	id: pathId<EventId>(),
	classId: pathId<EventClassId>(),
});

/** A rule of a class that a person does not meet. */
export const IneligibleReason = z.object({
	code: z.enum(reasonCodes),
	params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** A class after a change, with the registrations that no longer meet its rules. */
export const ChangedEventClass = z.extend(EventClass, {
	conflicts: z.array(
		z.object({
			id: z.string(),
			...personNames,
			reasons: z.array(IneligibleReason),
		}),
	),
});
export type ChangedEventClass = z.infer<typeof ChangedEventClass>;
