import { CustomAttributeType, type EntityItem } from "electrodb";
import { drawFormats, ruleSets, thirdPlaces } from "#shared/competition/draws/draws.rules.ts";
import type { BoutResult, DrawOfClass } from "#shared/competition/draws/draws.schema.ts";
import { flag, listOf, number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

/** A result with who recorded it. */
export type RecordedResult = BoutResult & { by: number; at: string; reason?: string };

/**
 * The draw of an event class with the results of its bouts: who meets in a bout, and who has which
 * place, follow from these alone. Results are only added; the latest of a bout counts.
 */
export const ClassDraws = entity(
	"classDraw",
	{
		eventId: number,
		classId: number,
		/** From 1, one more each time the class is drawn. */
		drawNo: number,
		seed: text,
		format: oneOf(drawFormats),
		third: oneOf(thirdPlaces),
		rules: oneOf(ruleSets),
		reason: optional(text),
		drawnAt: text,
		/** Entrants' numbers by position; null is a bye. */
		order: { type: CustomAttributeType<(number | null)[]>("any"), required: true },
		seeds: listOf(number),
		levelled: listOf(number),
		weightRanks: { type: CustomAttributeType<Record<string, number>>("any") },
		early: { type: CustomAttributeType<DrawOfClass["early"]>("any"), required: true },
		results: { type: CustomAttributeType<RecordedResult[]>("any"), required: true },
		isPublished: flag,
		...versioned,
	},
	{ ofEvent: byKey(["eventId"], ["classId"]) },
);
export type ClassDrawRecord = EntityItem<typeof ClassDraws>;

/**
 * An entrant of a drawn class, and their place once the places are published. A class that is drawn
 * again gets new ones.
 */
export const DrawEntrants = entity(
	"drawEntrant",
	{
		eventId: number,
		classId: number,
		drawNo: number,
		/** From 1, in the order of registration. */
		number: number,
		userId: number,
		/** The dojo at the draw, with its names then. */
		dojoId: optional(number),
		dojoEn: optional(text),
		dojoAr: optional(text),
		/** Day of the event, which orders a person's results. */
		date: text,
		place: optional(number),
		/** When the place was published, in ISO 8601. */
		placedAt: optional(text),
		/** The place in the latest notification, which a correction may have taken away since. */
		notifiedPlace: optional(number),
	},
	{
		ofClass: byKey(["eventId", "classId"], ["drawNo", "number"]),
		ofPerson: byIndex(1, ["userId"], ["date", "eventId", "classId", "drawNo"]),
	},
);
export type DrawEntrantRecord = EntityItem<typeof DrawEntrants>;
