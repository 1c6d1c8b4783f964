import * as z from "zod/mini";
import { optionalDay } from "../../core/fields/fields.ts";
import { textOrNull } from "../../core/fields/shapes.ts";
import { type EventId, id, pathId, type UserId } from "../../core/ids.ts";
import { NamedPerson } from "../../people/users/users.schema.ts";
import { dutyScopes } from "./duties.rules.ts";

/** Gives a duty to a person, or to whoever first uses a link whose secret has this hash. */
export const DutyInput = z.object({
	scope: z.enum(dutyScopes),
	/** Last day of the duty; the day after the event without it. */
	until: optionalDay,
	userId: z.optional(id<UserId>()),
	/** SHA-256 of the link's secret, which never leaves the browser of the staff member. */
	linkHash: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
});
export type DutyInput = z.output<typeof DutyInput>;

/** A duty at an event, for staff. */
export const Duty = z.object({
	id: z.string(),
	scope: z.enum(dutyScopes),
	until: z.string(),
	/** Null while the link is unused. */
	person: z.nullable(NamedPerson),
	givenBy: z.nullable(NamedPerson),
	createdAt: z.string(),
});
export type Duty = z.infer<typeof Duty>;

/** A running duty of the caller. */
export const OwnDuty = z.object({
	id: z.string(),
	eventId: id<EventId>(),
	titleEn: z.string(),
	titleAr: z.string(),
	eventDate: z.string(),
	endDate: textOrNull,
	scope: z.enum(dutyScopes),
	until: z.string(),
});
export type OwnDuty = z.infer<typeof OwnDuty>;

const dutyId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));

export const DutyParams = z.object({ id: pathId<EventId>(), dutyId });

/** What a link holds: the event, the duty and the secret. */
export const DutyClaim = z.object({
	eventId: id<EventId>(),
	dutyId,
	secret: z.string().check(z.regex(/^[\w-]{20,100}$/)),
});
export type DutyClaim = z.infer<typeof DutyClaim>;
