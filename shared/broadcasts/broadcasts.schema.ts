import * as z from "zod/mini";
import { longText, optionalPath, text } from "../core/fields/fields.ts";
import { bilingualShape, textOrNull } from "../core/fields/shapes.ts";
import { paged } from "../core/http/page.ts";
import type { EventClassId, EventId, TrainingClassId, UserId } from "../core/ids.ts";
import { owingStatuses } from "../core/people.ts";
import { NamedPerson } from "../users/users.schema.ts";
import { audienceRoles, longestMessage, longestTitle } from "./broadcasts.rules.ts";

const number = <Id extends number>() =>
	z.number("required").check(z.int("invalid"), z.positive("invalid")) as unknown as z.ZodMiniType<
		Id,
		Id
	>;

/** The number of something that was chosen, also as a form sends it; empty is none. */
const read = (value: unknown) => {
	if (value === "" || value === null) return undefined;
	return typeof value === "string" && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value;
};
const chosen = <Id extends number>() => z.pipe(z.transform(read), number<Id>());

/** Whom a message is for. Entrants are those who have a place at an event, or in one of its classes. */
export const Audience = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("role"), role: z.enum(audienceRoles, "required") }),
	z.object({ kind: z.literal("students"), coachId: chosen<UserId>() }),
	z.object({
		kind: z.literal("class"),
		trainingClassId: chosen<TrainingClassId>(),
		/** Whether those who wait for a place are told too. */
		waiting: z._default(z.boolean(), false),
	}),
	z.object({
		kind: z.literal("entrants"),
		eventId: chosen<EventId>(),
		classId: z.optional(z.pipe(z.transform(read), z.optional(number<EventClassId>()))),
	}),
	z.object({ kind: z.literal("owing"), status: z.enum(owingStatuses, "required") }),
]);
export type Audience = z.output<typeof Audience>;

/** A message to many, as it is written. */
export const BroadcastInput = z.object({
	audience: Audience,
	...bilingualShape("title", text(longestTitle)),
	...bilingualShape("message", longText(longestMessage)),
	/** Where it leads, on this site; to the notifications where it leads nowhere. */
	actionUrl: optionalPath,
	/** Whether it is mailed besides, to those who want mail of this kind. */
	email: z._default(z.boolean(), false),
});
export type BroadcastInput = z.output<typeof BroadcastInput>;

const Said = z.object({ title: z.string(), message: z.string() });

/** What would be sent, and to how many. */
export const BroadcastPreview = z.object({
	recipients: z.number(),
	/** As its readers see it, in each language. */
	samples: z.object({ en: Said, ar: Said }),
});
export type BroadcastPreview = z.infer<typeof BroadcastPreview>;

/** A message to many, and how far it has come. */
export const Broadcast = z.object({
	id: z.string(),
	audience: Audience,
	/** The coach, the training class, or the event and its class, that the audience names; null where it names none or they are gone. */
	subject: z.nullable(z.object({ en: z.string(), ar: z.string() })),
	...bilingualShape("title", z.string()),
	...bilingualShape("message", z.string()),
	actionUrl: textOrNull,
	email: z.boolean(),
	/** Who wrote it; null where they are gone. */
	author: z.nullable(NamedPerson),
	createdAt: z.string(),
	/** People in the audience when it was written. */
	expected: z.number(),
	sent: z.number(),
	/** Whose account is closed. */
	skipped: z.number(),
	doneAt: textOrNull,
});
export type Broadcast = z.infer<typeof Broadcast>;

export const BroadcastsQuery = z.object(paged);
