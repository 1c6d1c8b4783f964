// In its own file, so that a dialog loads the schemas of what it sends without those of answers.
import * as z from "zod/mini";
import { BeltInput } from "../../base/ranks/belts.schema.ts";
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
import { asksAboutBirth, confirmed } from "../../core/fields/questions.ts";
import { id, type UserId } from "../../core/ids.ts";
import { genders } from "../../core/people.ts";
import { weightCategories } from "./weight-categories.ts";

/** An optional choice; an empty one becomes null. */
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

const athleteFields = z.object({
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
	/** Id of the athlete's member account. */
	userId: memberNumber,
	/** Whether the athlete, an adult, agrees to structured data about them for search engines. */
	inSearch: z._default(z.boolean(), false),
	isActive: onByDefault,
	confirmed,
});
export const AthleteInput = athleteFields.check(asksAboutBirth);
export type AthleteInput = z.output<typeof AthleteInput>;

/** Body of the call that replaces an athlete. */
export const AthleteEdit = z
	.extend(athleteFields, { version: editedVersion })
	.check(asksAboutBirth);
export type AthleteEdit = z.output<typeof AthleteEdit>;
