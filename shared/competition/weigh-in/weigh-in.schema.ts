import * as z from "zod/mini";
import { date, optionalWeight } from "../../core/fields/fields.ts";
import { personNames, textOrNull } from "../../core/fields/shapes.ts";
import { type EventClassId, type EventId, id, pathId, type UserId } from "../../core/ids.ts";
import { isDateOnly } from "../../core/time/kuwait.ts";
import { mostCheckIns, mostMissing } from "./weigh-in.rules.ts";

const value = {
	isHere: z.boolean(),
	hasKit: z.boolean(),
	hasConsent: z.boolean(),
	weight: z.nullable(z.number()),
};

/** What a device recorded about a person, and what it showed before. */
const CheckInChange = z.object({
	userId: id<UserId>(),
	value: z.object({ ...value, weight: optionalWeight }),
	before: z.object(value),
});

export const CheckInInput = z.object({
	people: z
		.array(CheckInChange)
		.check(z.minLength(1, "required"), z.maxLength(mostCheckIns, "too_long")),
});
export type CheckInInput = z.output<typeof CheckInInput>;

/** What the check-in desk has recorded about an entrant. */
export const CheckIn = z.object({
	userId: id<UserId>(),
	...value,
	weighedAt: textOrNull,
});
export type CheckIn = z.infer<typeof CheckIn>;

/** Result for a person, with what is stored now. */
export const CheckInResult = z.object({
	checkIn: CheckIn,
	outcome: z.enum(["stored", "conflict", "not_entered", "weigh_in_closed"]),
});
export type CheckInResult = z.infer<typeof CheckInResult>;

/** Event classes whose weigh-in is closed. */
export const ClosedWeighIns = z.object({
	version: z.number(),
	closed: z.array(id<EventClassId>()),
});
export type ClosedWeighIns = z.infer<typeof ClosedWeighIns>;

/** An entrant as the check-in desk needs to know them. */
export const WeighInEntrant = z.object({
	userId: id<UserId>(),
	...personNames,
	classId: id<EventClassId>(),
	/** Whether a guardian's consent on paper is asked for; also without a date of birth. */
	isMinor: z.boolean(),
	declaredWeight: z.nullable(z.number()),
});
export type WeighInEntrant = z.infer<typeof WeighInEntrant>;

/** When the weigh-in of an event closes; null if no time is set. */
export const WeighInTime = z.object({
	version: z.number(),
	closesAt: textOrNull,
});
export type WeighInTime = z.infer<typeof WeighInTime>;

/** Sets when the weigh-in of an event closes; a time without a zone is Kuwait time. */
export const WeighInTimeInput = z.object({
	closesAt: z.nullable(
		date.check(z.refine((value) => !isDateOnly(value), { error: "date_invalid" })),
	),
	version: z.number().check(z.int(), z.minimum(0)),
});
export type WeighInTimeInput = z.output<typeof WeighInTimeInput>;

export const WeighInState = z.extend(ClosedWeighIns, {
	closesAt: textOrNull,
	entrants: z.array(WeighInEntrant),
	checkIns: z.array(CheckIn),
});
export type WeighInState = z.infer<typeof WeighInState>;

export const WeighInParams = z.object({ id: pathId<EventId>(), classId: pathId<EventClassId>() });

/** Closes the weigh-in of an event class, which ends the entries of those who were not weighed. */
export const WeighInChange = z.object({
	isClosed: z.boolean(),
	/** Who was shown to the caller as not weighed. Closing is refused if it would end other entries. */
	missing: z._default(z.array(id<UserId>()).check(z.maxLength(mostMissing, "too_long")), []),
	version: z.number().check(z.int(), z.minimum(0)),
});
export type WeighInChange = z.output<typeof WeighInChange>;
