import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import type { Evidence } from "#shared/merges/merges.rules.ts";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";

/** Something by which two people may be one: who shares it lies together, and only they are compared. */
export const PairKeys = new Entity(
	{
		model: model("pairKey"),
		attributes: {
			/** "phone 99000011", "mail reem@test.example", "birth 1999-03-02 nr". */
			key: { type: "string", required: true },
			userId: { type: "number", required: true },
		},
		indexes: {
			byKey: byKey(["key"], ["userId"]),
			ofPerson: byIndex(1, ["userId"], ["key"]),
		},
	},
	onTable,
);

/** Two people who may be one. A pair that was dismissed stays, so that it is not found again. */
export const Pairs = new Entity(
	{
		model: model("pair"),
		attributes: {
			/** The smaller number. */
			userId: { type: "number", required: true },
			otherId: { type: "number", required: true },
			evidence: { type: CustomAttributeType<Evidence[]>("any"), required: true },
			status: { type: ["suspected", "dismissed"] as const, required: true },
			foundAt: { type: "string", required: true },
		},
		indexes: {
			ofPerson: byKey(["userId"], ["otherId"]),
			ofOther: byIndex(1, ["otherId"], ["userId"]),
			byStatus: byIndex(2, ["status"], ["foundAt", "userId", "otherId"]),
		},
	},
	onTable,
);
export type PairRecord = EntityItem<typeof Pairs>;
