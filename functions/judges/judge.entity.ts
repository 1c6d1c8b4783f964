import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { judgeLevels, type Specialization } from "#shared/judges/judges.rules.ts";
import { index, model, onTable, primary } from "../core/table/database.ts";

export const Judges = new Entity(
	{
		model: model("judge"),
		attributes: {
			id: { type: "number", required: true },
			userId: { type: "number", required: true },
			competitionLevel: { type: judgeLevels, required: true },
			specializations: { type: CustomAttributeType<Specialization[]>("any"), required: true },
			competitionsOfficiated: { type: "number", required: true },
			certificationDate: { type: "string" },
			isActive: { type: "boolean", required: true },
			createdAt: { type: "string", required: true },
			updatedAt: { type: "string" },
			version: { type: "number", required: true },
		},
		indexes: {
			byId: { pk: { field: primary.pk, composite: ["id"] }, sk: { field: primary.sk, composite: [] } },
			/** A federation has some dozens. */
			all: {
				index: index(1).name,
				pk: { field: index(1).pk, composite: [] },
				sk: { field: index(1).sk, composite: ["createdAt"] },
			},
		},
	},
	onTable,
);
export type JudgeRecord = EntityItem<typeof Judges>;

/** Claims a person for one judge; its key keeps them from becoming two. Never removed, as judges are not. */
export const JudgeClaims = new Entity(
	{
		model: model("judgeClaim"),
		attributes: {
			userId: { type: "number", required: true },
			judgeId: { type: "number", required: true },
		},
		indexes: {
			byPerson: { pk: { field: primary.pk, composite: ["userId"] }, sk: { field: primary.sk, composite: [] } },
		},
	},
	onTable,
);
