import * as z from "zod/mini";
import { registrationStatuses } from "../../competition/registrations/registrations.rules.ts";
import {
	besideOtherFaults,
	editedVersion,
	longTextOrEmpty,
	optionalDate,
	optionalPath,
	textOrEmpty,
} from "../../core/fields/fields.ts";
import { bilingualShape, textOrNull } from "../../core/fields/shapes.ts";
import { paged } from "../../core/http/page.ts";
import {
	type EventClassId,
	type EventId,
	type Id,
	id,
	pathId,
	type TrainingClassId,
	type UserId,
} from "../../core/ids.ts";
import { owingStatuses } from "../../core/people.ts";
import { NamedPerson } from "../../people/users/users.schema.ts";
import { mostSelected } from "../people/people.rules.ts";
import {
	audienceRoles,
	lackingTexts,
	longestMessage,
	longestTitle,
	plannedStates,
} from "./broadcasts.rules.ts";

const number = <Id extends number>() =>
	z.number("required").check(z.int("invalid"), z.positive("invalid")) as unknown as z.ZodMiniType<
		Id,
		Id
	>;

/** Reads a chosen id, also as the text that a form sends; an empty text means none. */
const read = (value: unknown) => {
	if (value === "" || value === null) return undefined;
	return typeof value === "string" && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value;
};
const chosen = <Id extends number>() => z.pipe(z.transform(read), number<Id>());

/**
 * Audience of a broadcast. Entrants are people who have a place at an event or in an event class, or
 * whose registration has the status `entryStatus`.
 */
export const Audience = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("role"), role: z.enum(audienceRoles, "required") }),
	z.object({ kind: z.literal("students"), coachId: chosen<UserId>() }),
	z.object({
		kind: z.literal("class"),
		trainingClassId: chosen<TrainingClassId>(),
		/** Whether people on the waiting list receive the message too. */
		waiting: z._default(z.boolean(), false),
	}),
	z.object({
		kind: z.literal("entrants"),
		eventId: chosen<EventId>(),
		classId: z.optional(z.pipe(z.transform(read), z.optional(number<EventClassId>()))),
		/** Status of the registrations; by default all that hold a place. */
		entryStatus: z.optional(
			z.pipe(
				z.transform((value: unknown) => value || undefined),
				z.optional(z.enum(registrationStatuses)),
			),
		),
	}),
	z.object({ kind: z.literal("owing"), status: z.enum(owingStatuses, "required") }),
	z.object({
		kind: z.literal("people"),
		userIds: z
			.array(number<UserId>())
			.check(z.minLength(1, "required"), z.maxLength(mostSelected, "too_long")),
	}),
]);
export type Audience = z.output<typeof Audience>;

const content = z.object({
	audience: Audience,
	...bilingualShape("title", textOrEmpty(longestTitle)),
	...bilingualShape("message", longTextOrEmpty(longestMessage)),
	/** Path on this site that the notification opens; by default the list of notifications. */
	actionUrl: optionalPath,
	/** Whether the message is also sent by email, to people who want emails of this kind. */
	email: z._default(z.boolean(), false),
	/** When it goes out, at most 60 days ahead; at once by default. */
	sendAt: optionalDate,
});

const isWritten = (needsBoth: boolean) =>
	(["titleEn", "titleAr", "messageEn", "messageAr"] as const).map((key) =>
		z.refine<z.output<typeof content>>((texts) => !lackingTexts(texts, needsBoth).includes(key), {
			error: "required",
			path: [key],
			when: besideOtherFaults,
		}),
	);

/** Content of a new broadcast, in one language or both. */
export const BroadcastInput = content.check(...isWritten(false));
/** Content of a broadcast by staff, in both languages. */
export const StaffBroadcastInput = content.check(...isWritten(true));
export type BroadcastInput = z.output<typeof BroadcastInput>;

const PreviewTexts = z.object({ title: z.string(), message: z.string() });

/** Preview of a broadcast, with the number of its recipients. */
export const BroadcastPreview = z.object({
	recipients: z.number(),
	/** The message as recipients see it, in each language. */
	samples: z.object({ en: PreviewTexts, ar: PreviewTexts }),
});
export type BroadcastPreview = z.infer<typeof BroadcastPreview>;

/** A broadcast, and the progress of sending it. */
export const Broadcast = z.object({
	id: z.string(),
	audience: Audience,
	/**
	 * Name of the coach, training class, event or event class of the audience; null if the audience
	 * names none or the record was deleted.
	 */
	subject: z.nullable(z.object({ en: z.string(), ar: z.string() })),
	...bilingualShape("title", z.string()),
	...bilingualShape("message", z.string()),
	actionUrl: textOrNull,
	email: z.boolean(),
	/** Null if the author was deleted. */
	author: z.nullable(NamedPerson),
	createdAt: z.string(),
	/** When it is to go out, or was; null if it was sent at once. */
	sendAt: textOrNull,
	/** State of a broadcast that was planned for later; null if it was sent at once. */
	planned: z.nullable(z.enum(plannedStates)),
	/** Number of people in the audience when the broadcast was created. */
	expected: z.number(),
	sent: z.number(),
	/** Number of recipients who were left out because their account is closed. */
	skipped: z.number(),
	doneAt: textOrNull,
});
export type Broadcast = z.infer<typeof Broadcast>;

export const BroadcastParams = z.object({
	id: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/)),
});

export const BroadcastsQuery = z.object(paged);

export type BroadcastDraftId = Id<"broadcastDraft">;

export const BroadcastDraftParams = z.object({ id: pathId<BroadcastDraftId>() });

const draftContent = z.object({
	...bilingualShape("title", textOrEmpty(longestTitle)),
	...bilingualShape("message", longTextOrEmpty(longestMessage)),
	actionUrl: optionalPath,
	email: z._default(z.boolean(), false),
});

const hasText = z.refine<z.output<typeof draftContent>>(
	(texts) => lackingTexts(texts, true).length < 4,
	{ error: "required", path: ["titleEn"], when: besideOtherFaults },
);

/**
 * An announcement that staff keep for later, with at least one text. It has no audience, which is
 * chosen when it is sent.
 */
export const BroadcastDraftInput = draftContent.check(hasText);
export type BroadcastDraftInput = z.output<typeof BroadcastDraftInput>;
export const BroadcastDraftEdit = z.extend(draftContent, { version: editedVersion }).check(hasText);

export const BroadcastDraft = z.object({
	id: id<BroadcastDraftId>(),
	...bilingualShape("title", z.string()),
	...bilingualShape("message", z.string()),
	actionUrl: textOrNull,
	email: z.boolean(),
	/** Who changed it last; null if they were deleted. */
	by: z.nullable(NamedPerson),
	updatedAt: z.string(),
	version: z.number(),
});
export type BroadcastDraft = z.infer<typeof BroadcastDraft>;
