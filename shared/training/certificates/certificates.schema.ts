import * as z from "zod/mini";
import { Belt } from "../../base/ranks/belts.schema.ts";
import { longText, text } from "../../core/fields/fields.ts";
import { personNames, textOrNull } from "../../core/fields/shapes.ts";
import { type Page, paged } from "../../core/http/page.ts";
import { type EventId, id, pathId, type UserId } from "../../core/ids.ts";
import { locales } from "../../core/locales.ts";

export const certificateStates = ["valid", "superseded", "revoked"] as const;
export type CertificateState = (typeof certificateStates)[number];

/** An examiner as printed. */
export const Examiner = z.object({ nameEn: z.string(), nameAr: textOrNull, belt: Belt });

/** The certificate of a rank. */
export const Certificate = z.object({
	id: z.string(),
	/** Year and number; a corrected certificate has its issue behind a slash. */
	number: z.string(),
	belt: Belt,
	/** Day of the rank. */
	date: z.string(),
	/** The grading; null for a rank without one. */
	eventId: z.nullable(id<EventId>()),
	state: z.enum(certificateStates),
	/** Day on which it was replaced or revoked. */
	changedOn: textOrNull,
	/** Why it was revoked. */
	reason: textOrNull,
	/** The certificate that replaces it. */
	replacedBy: textOrNull,
	/** The signed code in its QR code. */
	code: z.string(),
});
export type Certificate = z.infer<typeof Certificate>;

export const PublishedKey = z.object({
	keyId: z.number(),
	publicKey: z.string(),
	until: textOrNull,
});

export const CodeToVerify = z.object({
	code: text(400),
});

export const Revocation = z.object({ reason: longText(500) });

/**
 * What the federation says about a code: a state of its certificate, or why it is not accepted.
 * `gone`: it is genuine, but its record was deleted with its person.
 */
export const verdicts = [
	...certificateStates,
	"unreadable",
	"unknown_key",
	"ended_key",
	"forged",
	"gone",
] as const;
export type VerdictState = (typeof verdicts)[number];

export const Verdict = z.object({
	state: z.enum(verdicts),
	/** Of a genuine certificate. */
	certificate: z.nullable(
		z.object({
			number: z.string(),
			belt: Belt,
			date: z.string(),
			changedOn: textOrNull,
			/** The person's name in both scripts, if they are in the public directory or register. */
			nameEn: textOrNull,
			nameAr: textOrNull,
		}),
	),
});
export type Verdict = z.infer<typeof Verdict>;

/** A person in the public register of dan ranks, which requires their consent. */
export const DanHolder = z.object({
	id: id<UserId>(),
	...personNames,
	currentBelt: Belt,
	dojoLocation: textOrNull,
	dojoLocationAr: textOrNull,
	/** Day of the rank, if it is on record. */
	date: textOrNull,
	/** Number of the valid certificate of the rank. */
	number: textOrNull,
});
export type DanHolder = z.infer<typeof DanHolder>;

export const DanRegisterQuery = z.object(paged);

declare module "../../pages.ts" {
	interface PageDataKinds {
		danHolders: {
			/** First page of the register. */
			danHolders: Page<DanHolder>;
		};
	}
}

export const CertificateParams = z.object({
	id: z.string().check(z.regex(/^[\w-]{22}$/)),
});
export const PersonParams = z.object({ id: pathId<UserId>() });
export const PrintQuery = z.object({ lang: z.optional(z.enum(locales)) });
