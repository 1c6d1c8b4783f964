import type { EntityItem } from "electrodb";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import { genders } from "#shared/core/people.ts";
import { weightCategories } from "#shared/people/national-team/weight-categories.ts";
import { flag, listOf, number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

export const Athletes = entity(
	"athlete",
	{
		id: number,
		nameEn: text,
		nameAr: optional(text),
		photoUrl: optional(text),
		dateOfBirth: optional(text),
		gender: optional(oneOf(genders)),
		currentBelt: oneOf(ladder),
		currentRank: optional(text),
		currentRankAr: optional(text),
		weight: optional(number),
		weightCategory: optional(oneOf(weightCategories)),
		achievements: listOf(text),
		achievementsAr: listOf(text),
		championshipsWon: {
			type: "list",
			required: true,
			items: {
				type: "map",
				properties: {
					name: text,
					nameAr: optional(text),
					date: text,
					location: optional(text),
					locationAr: optional(text),
					position: optional(text),
					positionAr: optional(text),
					photo: optional(text),
				},
			},
		},
		bio: optional(text),
		bioAr: optional(text),
		email: optional(text),
		phone: optional(text),
		userId: optional(number),
		/**
		 * Whether search engines get structured data (JSON-LD) about the athlete; absent without
		 * consent.
		 */
		inSearch: optional(flag),
		isActive: flag,
		...versioned,
	},
	{
		byId: byKey(["id"]),
		byName: byIndex(1, [], ["nameEn", "id"]),
		ofPerson: { ...byIndex(2, ["userId"], []), condition: ({ userId }) => userId !== undefined },
	},
);
export type AthleteRecord = EntityItem<typeof Athletes>;
