import { Entity, type EntityItem } from "electrodb";
import { ladder } from "#shared/belts/belts.rules.ts";
import { genders } from "#shared/core/people.ts";
import { weightCategories } from "#shared/national-team/national-team.schema.ts";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

export const Athletes = new Entity(
	{
		model: model("athlete"),
		attributes: {
			id: { type: "number", required: true },
			nameEn: { type: "string", required: true },
			nameAr: { type: "string" },
			photoUrl: { type: "string" },
			dateOfBirth: { type: "string" },
			gender: { type: genders },
			currentBelt: { type: ladder, required: true },
			currentRank: { type: "string" },
			currentRankAr: { type: "string" },
			weight: { type: "number" },
			weightCategory: { type: weightCategories },
			achievements: { type: "list", items: { type: "string" }, required: true },
			achievementsAr: { type: "list", items: { type: "string" }, required: true },
			championshipsWon: {
				type: "list",
				required: true,
				items: {
					type: "map",
					properties: {
						name: { type: "string", required: true },
						nameAr: { type: "string" },
						date: { type: "string", required: true },
						location: { type: "string" },
						locationAr: { type: "string" },
						position: { type: "string" },
						positionAr: { type: "string" },
						photo: { type: "string" },
					},
				},
			},
			bio: { type: "string" },
			bioAr: { type: "string" },
			email: { type: "string" },
			phone: { type: "string" },
			userId: { type: "number" },
			/** Left out where they have not agreed to it. */
			inSearch: { type: "boolean" },
			isActive: { type: "boolean", required: true },
			...versioned,
		},
		indexes: {
			byId: byKey(["id"]),
			byName: byIndex(1, [], ["nameEn", "id"]),
			ofPerson: { ...byIndex(2, ["userId"], []), condition: ({ userId }) => userId !== undefined },
		},
	},
	onTable,
);
export type AthleteRecord = EntityItem<typeof Athletes>;
