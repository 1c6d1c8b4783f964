import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { judgeLevels, type Specialization } from "#shared/judges/judges.rules.ts";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

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
			...versioned,
		},
		indexes: {
			byId: byKey(["id"]),
			/** A federation has some dozens. */
			all: byIndex(1, [], ["createdAt"]),
		},
	},
	onTable,
);
export type JudgeRecord = EntityItem<typeof Judges>;

/** Claims a person for one judge; its key keeps them from becoming two. Goes with the person alone. */
export const JudgeClaims = new Entity(
	{
		model: model("judgeClaim"),
		attributes: {
			userId: { type: "number", required: true },
			judgeId: { type: "number", required: true },
		},
		indexes: {
			byPerson: byKey(["userId"]),
		},
	},
	onTable,
);
