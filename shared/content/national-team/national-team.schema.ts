import * as z from "zod/mini";
import { cleanTyped } from "../../core/fields/cleaning.ts";
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
	optionalPicture,
	optionalText,
	optionalWeight,
	text,
} from "../../core/fields/fields.ts";
import { textOrNull } from "../../core/fields/shapes.ts";
import { paged } from "../../core/http/page.ts";
import { type Id, id, pathId, type UserId } from "../../core/ids.ts";
import { genders } from "../../core/people.ts";
import { Belt, BeltInput } from "../../training/belts/belts.schema.ts";

export type AthleteId = Id<"athlete">;

/** In kg, from the federation's records of athletes. */
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

/** An empty selection is stored as null. */
const orNone = <const Values extends readonly string[]>(values: Values) =>
	z.optional(
		z.pipe(
			z.transform((value: unknown) => (value === "" || value === undefined ? null : value)),
			z.nullable(z.enum(values)),
		),
	);

/** Id of a member, also as text in Latin or Arabic digits. */
const memberNumber = z.optional(
	z.pipe(
		z.transform((value: unknown) => {
			const typed = typeof value === "string" ? cleanTyped(value) : value;
			if (typed === "" || typed === undefined) return null;
			return typeof typed === "string" && /^\d{1,15}$/.test(typed) ? Number(typed) : typed;
		}),
		z.nullable(id<UserId>()),
	),
);

/** A calendar day; drops any time. */
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
	photo: optionalPicture,
});

export const AthleteInput = z.object({
	nameEn: name(120),
	nameAr: optionalName(120),
	photoUrl: optionalPicture,
	dateOfBirth: optionalBirthday,
	gender: orNone(genders),
	currentBelt: BeltInput,
	/** Title within the team or in a ranking, in addition to the rank of the belt. */
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
	/** Id of the member who is this athlete. */
	userId: memberNumber,
	/** Whether the athlete, an adult, agrees to structured data about them for search engines. */
	inSearch: z._default(z.boolean(), false),
	isActive: onByDefault,
});
export type AthleteInput = z.output<typeof AthleteInput>;

/** Body of the call that replaces an athlete. */
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
	/** Only the year for a minor, unless the reader is staff. */
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
	/** For a minor, visible to staff only. */
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

/** The part of an athlete that the grid shows. */
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

declare module "../../pages.ts" {
	interface ShownData {
		athletes: {
			athletes: Athlete[];
		};
	}
}
