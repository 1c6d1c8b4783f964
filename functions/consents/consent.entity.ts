import type { EntityItem } from "electrodb";
import { answers, capacities, channels, purposes } from "#shared/consents/consents.rules.ts";
import { locales } from "#shared/core/locales.ts";
import { flag, number, oneOf, optional, text } from "../core/table/attributes.ts";
import { byKey, entity } from "../core/table/database.ts";

/** One answer to the text of a purpose. Rows are added and never changed; the latest of each giver counts. */
export const ConsentRows = entity(
	"consent",
	{
		subjectId: number,
		/** A ULID of the moment: rows of a person are in the order in which they were given. */
		id: text,
		purpose: oneOf(purposes),
		/** The text that was shown: its version, language, and the SHA-256 of its words in hex. */
		version: number,
		language: oneOf(locales),
		hash: text,
		giverId: number,
		capacity: oneOf(capacities),
		/** A guardian who said that they are the child's wali. */
		asWali: optional(flag),
		answer: oneOf(answers),
		channel: oneOf(channels),
		requestId: text,
		/** Of a medical note: the last day on which it may be kept. */
		endsOn: optional(text),
		createdAt: text,
	},
	{
		ofPerson: byKey(["subjectId"], ["id"]),
	},
);
export type ConsentRow = EntityItem<typeof ConsentRows>;
