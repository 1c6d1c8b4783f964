import * as z from "zod/mini";
import { day } from "../../core/fields/fields.ts";
import { id, pathId, type UserId } from "../../core/ids.ts";
import { locales } from "../../core/locales.ts";
import { answers, capacities, purposes } from "./consents.rules.ts";

/** Answer to the text of a purpose, in the language in which it was shown. */
export const ConsentInput = z.object({
	purpose: z.enum(purposes),
	/** Version of the text that was shown. */
	version: z
		.number("invalid")
		.check(z.int("invalid"), z.gte(1, "too_small"), z.lte(1000, "too_big")),
	language: z.enum(locales),
	yes: z.boolean(),
	/** Medical notes only: last day on which the note may be stored. */
	endsOn: z.optional(day),
	/** Whether the guardian confirms being the child's wali. */
	asWali: z.optional(z.boolean()),
	/** Child for whom a guardian answers. */
	userId: z.optional(id<UserId>()),
});
export type ConsentInput = z.output<typeof ConsentInput>;

/** Answers that a person gives while signing up, at most one for each purpose. */
export const SignUpConsents = z
	.array(z.pick(ConsentInput, { purpose: true, version: true, language: true, yes: true }))
	.check(
		z.maxLength(purposes.length, "invalid"),
		z.refine(
			(given) => new Set(given.map(({ purpose }) => purpose)).size === given.length,
			"invalid",
		),
	);
export type SignUpConsents = z.output<typeof SignUpConsents>;

/**
 * Latest answer for a purpose: the caller's own, or for staff the latest of all givers. Null if
 * there is no answer.
 */
const Consent = z.object({
	purpose: z.enum(purposes),
	answer: z.nullable(z.enum(answers)),
	/** Version and language of the text that was shown. */
	version: z.nullable(z.number()),
	language: z.nullable(z.enum(locales)),
	capacity: z.nullable(z.enum(capacities)),
	/** Whether the guardian confirmed being the child's wali. */
	asWali: z.boolean(),
	since: z.nullable(z.string()),
	endsOn: z.nullable(z.string()),
	/**
	 * Whether a consent is in force, regardless of its giver: its text covers the current use, and
	 * nobody refuses.
	 */
	stands: z.boolean(),
});
export type Consent = z.infer<typeof Consent>;

export const PersonConsents = z.object({
	id: id<UserId>(),
	/**
	 * Whether the person is under 18 or has no date of birth on record: a guardian consents to
	 * publication.
	 */
	minor: z.boolean(),
	/** Whether a guardian exists who can consent. */
	hasGuardian: z.boolean(),
	consents: z.array(Consent),
});
export type PersonConsents = z.infer<typeof PersonConsents>;

export const ConsentQuery = z.object({ userId: z.optional(pathId<UserId>()) });
export const ConsentParams = z.object({ id: pathId<UserId>() });
