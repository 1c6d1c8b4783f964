import * as z from "zod/mini";
import { longText } from "../../core/fields/fields.ts";
import { textOrNull } from "../../core/fields/shapes.ts";
import { type EventClassId, type EventId, id, pathId, type UserId } from "../../core/ids.ts";
import { locales } from "../../core/locales.ts";
import {
	corners,
	drawFormats,
	mostDrawn,
	mostSeeds,
	ruleSets,
	thirdPlaces,
	winKinds,
} from "./draws.rules.ts";
import { rankReasons } from "./pool-ranking.ts";

export const DrawParams = z.object({
	id: pathId<EventId>(),
	classId: pathId<EventClassId>(),
});

const reason = longText(500);

/** The version that staff saw of a class's draw; 0 before the first draw. */
const seenVersion = z.number().check(z.int(), z.minimum(0));

/** Draws a class, or draws it again, which needs a reason. */
export const DrawOrder = z.object({
	/** The first seed first. */
	seeds: z.optional(z.array(id<UserId>()).check(z.maxLength(mostSeeds))),
	/** Without it, the usual one for so many entrants. */
	format: z.optional(z.enum(drawFormats)),
	third: z.enum(thirdPlaces),
	rules: z.enum(ruleSets),
	reason: z.optional(reason),
	version: seenVersion,
});
export type DrawOrder = z.infer<typeof DrawOrder>;

/** Numbers of entrants stand for people: from 1, in the order in which they registered. */
const entrantNumber = z.number().check(z.int(), z.minimum(1), z.maximum(mostDrawn));

const score = z.object({
	wazaari: z.number().check(z.int(), z.minimum(0), z.maximum(2)),
	genten: z.number().check(z.int(), z.minimum(0), z.maximum(4)),
});

/** The result of a bout between two entrants. */
export const BoutResult = z.object({
	bout: z.number().check(z.int(), z.positive()),
	whiteId: entrantNumber,
	redId: entrantNumber,
	winner: z.enum(corners),
	kind: z.enum(winKinds),
	white: score,
	red: score,
});
export type BoutResult = z.infer<typeof BoutResult>;

export const ResultInput = z.extend(BoutResult, {
	/** Needed to replace a result. */
	reason: z.optional(reason),
	/** The bouts that the result sets aside, which staff have seen and accept. */
	setAside: z.optional(z.array(z.number()).check(z.maxLength(mostDrawn))),
	version: seenVersion,
});
export type ResultInput = z.infer<typeof ResultInput>;

/** The order of people who stay level in a pool, as the chief judge decided it. */
export const LevelOrder = z.object({
	order: z.array(entrantNumber).check(z.minLength(2), z.maxLength(mostDrawn)),
	reason,
	version: seenVersion,
});
export type LevelOrder = z.infer<typeof LevelOrder>;

export const Publishing = z.object({ version: seenVersion });
export type Publishing = z.infer<typeof Publishing>;

/** An entrant of a draw. The name is missing for callers who may not see it. */
export const Entrant = z.object({
	number: z.number(),
	/** Only for staff. */
	userId: z.optional(id<UserId>()),
	dojoId: z.nullable(z.number()),
	dojoEn: textOrNull,
	dojoAr: textOrNull,
	nameEn: textOrNull,
	nameAr: textOrNull,
	/** Whether this is the caller or their child. */
	isOwn: z.boolean(),
});
export type Entrant = z.infer<typeof Entrant>;

export const PlaceOfClass = z.object({
	place: z.number(),
	number: z.number(),
	reason: z.nullable(z.enum(rankReasons)),
});

/** What everybody sees of each event class: the commitment before its draw, its places after it. */
export const ClassDrawSummary = z.object({
	classId: id<EventClassId>(),
	commitment: z.string(),
	drawNo: z.number(),
	version: z.number(),
	isPublished: z.boolean(),
	/** Whether the caller or one of their children is an entrant. */
	hasOwn: z.boolean(),
	/** Bouts that are over, of all that are needed. */
	ended: z.number(),
	bouts: z.number(),
	places: z.array(PlaceOfClass),
	/** Who has a place. */
	entrants: z.array(Entrant),
});
export type ClassDrawSummary = z.infer<typeof ClassDrawSummary>;

const DrawOfClass = z.object({
	drawNo: z.number(),
	seed: z.string(),
	format: z.enum(drawFormats),
	third: z.enum(thirdPlaces),
	rules: z.enum(ruleSets),
	/** Why the class was drawn again. */
	reason: textOrNull,
	drawnAt: z.string(),
	/** Entrants' numbers by position; null is a bye. */
	order: z.array(z.nullable(z.number())),
	seeds: z.array(z.number()),
	levelled: z.array(z.number()),
	/** Order of those who were weighed, if weight decides in pools; weights stay with staff. */
	weightRanks: z.optional(z.record(z.string(), z.number())),
	/** Pairs of one dojo who meet in an early round. */
	early: z.array(z.object({ pair: z.tuple([z.number(), z.number()]), round: z.number() })),
	results: z.array(BoutResult),
	entrants: z.array(Entrant),
});

export const ClassDraw = z.object({
	classId: id<EventClassId>(),
	commitment: z.string(),
	version: z.number(),
	isPublished: z.boolean(),
	/** Null before the draw. */
	drawn: z.nullable(DrawOfClass),
});
export type ClassDraw = z.infer<typeof ClassDraw>;
export type DrawOfClass = z.infer<typeof DrawOfClass>;

/** A place of a person at a past event. */
export const PersonResult = z.object({
	eventId: id<EventId>(),
	classId: id<EventClassId>(),
	titleEn: z.string(),
	titleAr: z.string(),
	className: z.string(),
	classNameAr: textOrNull,
	date: z.string(),
	place: z.number(),
});
export type PersonResult = z.infer<typeof PersonResult>;

/**
 * Sheets to print: weigh-in lists, brackets and pools, bouts, judges' slips, the award ceremony,
 * certificates for the first three places, and a folder of all of them but the certificates.
 */
export const sheetNames = [
	"weigh-in.html",
	"brackets.html",
	"bouts.html",
	"judges.html",
	"medals.html",
	"certificates.html",
	"folder.html",
] as const;
export type SheetName = (typeof sheetNames)[number];

export const SheetParams = z.object({ id: pathId<EventId>(), name: z.enum(sheetNames) });

/** The event class if not all are wanted, and the language if it is not the browser's. */
export const SheetQuery = z.object({
	classId: z.optional(pathId<EventClassId>()),
	lang: z.optional(z.enum(locales)),
});
export type SheetQuery = z.output<typeof SheetQuery>;
