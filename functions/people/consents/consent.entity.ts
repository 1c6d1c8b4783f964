import type { EntityItem } from "electrodb";
import { locales } from "#shared/core/locales.ts";
import { answers, capacities, channels, purposes } from "#shared/people/consents/consents.rules.ts";
import { flag, number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byKey, entity } from "../../core/table/database.ts";

/**
 * One answer to the text of a purpose. Rows are only added, never changed; the latest of each giver
 * counts.
 */
export const ConsentRows = entity(
	"consent",
	{
		subjectId: number,
		/** A ULID of the time, so that a person's rows are in order. */
		id: text,
		purpose: oneOf(purposes),
		/** The text that was shown: its version, language, and SHA-256 in hex. */
		version: number,
		language: oneOf(locales),
		hash: text,
		giverId: number,
		capacity: oneOf(capacities),
		/** Whether a guardian stated that they are the child's wali (legal guardian). */
		asWali: optional(flag),
		answer: oneOf(answers),
		channel: oneOf(channels),
		requestId: text,
		/** For medical notes: the last day on which the note may be kept. */
		endsOn: optional(text),
		createdAt: text,
	},
	{
		ofPerson: byKey(["subjectId"], ["id"]),
	},
);
export type ConsentRow = EntityItem<typeof ConsentRows>;
