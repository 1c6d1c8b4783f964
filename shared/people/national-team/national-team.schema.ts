import * as z from "zod/mini";
import { Belt } from "../../base/ranks/belts.schema.ts";
import { textOrNull } from "../../core/fields/shapes.ts";
import { paged } from "../../core/http/page.ts";
import { type Id, id, pathId, type UserId } from "../../core/ids.ts";
import { genders } from "../../core/people.ts";
import { weightCategories } from "./weight-categories.ts";

export type AthleteId = Id<"athlete">;

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
	interface PageDataKinds {
		athletes: {
			athletes: Athlete[];
		};
	}
}
