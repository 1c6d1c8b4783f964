import * as z from "zod/mini";
import { Belt, BeltInput } from "../belts/belts.schema.ts";
import { latinDigits } from "../core/fields/digits.ts";
import {
	date,
	editedVersion,
	lines,
	name,
	onByDefault,
	optionalBirthday,
	optionalEmail,
	optionalLongText,
	optionalName,
	optionalPhone,
	optionalText,
	optionalUrl,
	optionalWeight,
	text,
} from "../core/fields/fields.ts";
import { textOrNull } from "../core/fields/shapes.ts";
import { paged } from "../core/http/page.ts";
import { type AthleteId, id, pathId, type UserId } from "../core/ids.ts";
import { genders } from "../core/people.ts";

/** In kg, as the federation enters its athletes. */
export const weightCategories = [
	"Under 60kg",
	"60-65kg",
	"65-70kg",
	"70-75kg",
	"75-80kg",
	"80-85kg",
	"85-90kg",
	"Over 90kg",
] as const;
export type WeightCategory = (typeof weightCategories)[number];

/** What a select without a choice sends is no choice. */
const orNone = <const Values extends readonly string[]>(values: Values) =>
	z.optional(
		z.pipe(
			z.transform((value: unknown) => (value === "" || value === undefined ? null : value)),
			z.nullable(z.enum(values)),
		),
	);

/** The number of a member, also as text in either script. */
const memberNumber = z.optional(
	z.pipe(
		z.transform((value: unknown) => {
			const typed = typeof value === "string" ? latinDigits(value).trim() : value;
			if (typed === "" || typed === undefined) return null;
			return typeof typed === "string" && /^\d{1,15}$/.test(typed) ? Number(typed) : typed;
		}),
		z.nullable(id<UserId>()),
	),
);

/** A day, to which forms add no time. */
const day = date.check(z.overwrite((value) => value.slice(0, 10)));

const mostChampionships = 40;

const ChampionshipInput = z.object({
	name: text(200),
	nameAr: optionalText(200),
	date: day,
	location: optionalText(200),
	locationAr: optionalText(200),
	position: optionalText(100),
	positionAr: optionalText(100),
	photo: optionalUrl,
});

export const AthleteInput = z.object({
	nameEn: name(120),
	nameAr: optionalName(120),
	photoUrl: optionalUrl,
	dateOfBirth: optionalBirthday,
	gender: orNone(genders),
	currentBelt: BeltInput,
	/** A title within the team or a ranking list, where the rank of the belt does not say it. */
	currentRank: optionalText(100),
	currentRankAr: optionalText(100),
	/** In kg with one decimal. */
	weight: optionalWeight,
	weightCategory: orNone(weightCategories),
	achievements: lines,
	achievementsAr: lines,
	championshipsWon: z._default(
		z.array(ChampionshipInput).check(z.maxLength(mostChampionships, "too_long")),
		[],
	),
	bio: optionalLongText(3000),
	bioAr: optionalLongText(3000),
	contactInfo: z.optional(z.nullable(z.object({ email: optionalEmail, phone: optionalPhone }))),
	/** The member that the athlete is. */
	userId: memberNumber,
	/** The athlete, an adult, agrees to be told to search engines as a person. */
	inSearch: z._default(z.boolean(), false),
	isActive: onByDefault,
});
export type AthleteInput = z.output<typeof AthleteInput>;

/** Replaces an athlete. */
export const AthleteEdit = z.extend(AthleteInput, { version: editedVersion });
export type AthleteEdit = z.output<typeof AthleteEdit>;

const Championship = z.object({
	name: z.string(),
	nameAr: textOrNull,
	date: z.string(),
	location: textOrNull,
	locationAr: textOrNull,
	position: textOrNull,
	positionAr: textOrNull,
	photo: textOrNull,
});
export type Championship = z.infer<typeof Championship>;

export const Athlete = z.object({
	id: id<AthleteId>(),
	nameEn: z.string(),
	nameAr: textOrNull,
	photoUrl: textOrNull,
	/** Of a minor staff alone get more than the year. */
	dateOfBirth: textOrNull,
	gender: z.nullable(z.enum(genders)),
	currentBelt: Belt,
	currentRank: textOrNull,
	currentRankAr: textOrNull,
	weight: z.nullable(z.number()),
	weightCategory: z.nullable(z.enum(weightCategories)),
	achievements: z.array(z.string()),
	achievementsAr: z.array(z.string()),
	championshipsWon: z.array(Championship),
	bio: textOrNull,
	bioAr: textOrNull,
	/** Of a minor for staff only. */
	contactInfo: z.nullable(z.object({ email: textOrNull, phone: textOrNull })),
	/** For staff only. */
	userId: z.optional(z.nullable(id<UserId>())),
	inSearch: z.boolean(),
	isActive: z.boolean(),
	createdAt: z.string(),
	updatedAt: z.string(),
	version: z.number(),
});
export type Athlete = z.infer<typeof Athlete>;

/** What the grid shows of an athlete. */
export type AthleteCard = Pick<
	Athlete,
	| "id"
	| "nameEn"
	| "nameAr"
	| "photoUrl"
	| "dateOfBirth"
	| "currentBelt"
	| "currentRank"
	| "currentRankAr"
	| "weight"
	| "weightCategory"
	| "isActive"
>;

export const AthleteQuery = z.object(paged);

export const AthleteParams = z.object({ id: pathId<AthleteId>() });
