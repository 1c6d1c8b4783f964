import * as z from "zod/mini";
import { id, pathId, type UserId } from "../core/ids.ts";
import { locales } from "../core/locales.ts";
import { isDate, isDateOnly } from "../core/time/kuwait.ts";
import { answers, capacities, purposes } from "./consents.rules.ts";

/** A yes or no to the text of a purpose that was shown in a language. */
export const ConsentInput = z.object({
	purpose: z.enum(purposes),
	/** Of the text that was shown. */
	version: z
		.number("invalid")
		.check(z.int("invalid"), z.gte(1, "too_small"), z.lte(1000, "too_big")),
	language: z.enum(locales),
	yes: z.boolean(),
	/** Of a medical note: the last day on which it may be kept. */
	endsOn: z.optional(
		z.string().check(
			z.maxLength(10, "date_invalid"),
			z.refine((value) => isDateOnly(value) && isDate(value), "date_invalid"),
		),
	),
	/** A guardian says that they are the child's wali. */
	asWali: z.optional(z.boolean()),
	/** For whom a guardian answers. */
	userId: z.optional(id<UserId>()),
});
export type ConsentInput = z.output<typeof ConsentInput>;

/** The last word on a purpose: the caller's own, for staff anybody's; nulls where nothing was said. */
const Consent = z.object({
	purpose: z.enum(purposes),
	answer: z.nullable(z.enum(answers)),
	/** Of the text to which was answered, and the language in which it was shown. */
	version: z.nullable(z.number()),
	language: z.nullable(z.enum(locales)),
	capacity: z.nullable(z.enum(capacities)),
	/** Whether a guardian said that they are the child's wali. */
	asWali: z.boolean(),
	since: z.nullable(z.string()),
	endsOn: z.nullable(z.string()),
	/** Whether a yes holds, whoever gave it: to a text that covers what is done now, and nobody's no against it. */
	stands: z.boolean(),
});
export type Consent = z.infer<typeof Consent>;

export const PersonConsents = z.object({
	id: id<UserId>(),
	/** Under 18, or no date of birth on record: a guardian says yes to publication. */
	minor: z.boolean(),
	/** Whether there is a guardian who may. */
	hasGuardian: z.boolean(),
	consents: z.array(Consent),
});
export type PersonConsents = z.infer<typeof PersonConsents>;

export const ConsentQuery = z.object({ userId: z.optional(pathId<UserId>()) });
export const ConsentParams = z.object({ id: pathId<UserId>() });
