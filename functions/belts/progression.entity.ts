import { Entity, type EntityItem } from "electrodb";
import { ladder } from "#shared/belts/belts.rules.ts";
import { byKey, model, onTable } from "../core/table/database.ts";

/**
 * The history of a person's belts. A line has the number of the promotion that it comes from, or
 * one of its own.
 */
export const Progressions = new Entity(
	{
		model: model("progression"),
		attributes: {
			userId: { type: "number", required: true },
			id: { type: "number", required: true },
			fromBelt: { type: ladder, required: true },
			toBelt: { type: ladder, required: true },
			/** Since when the person has had the belt. */
			progressionDate: { type: "string", required: true },
			/**
			 * From when on the months at the rank below were complete: a later date than the line's own was
			 * overridden.
			 */
			eligibleDate: { type: "string" },
			/** Who approved it. */
			authorizerId: { type: "number", required: true },
			/** Who recommended it. */
			promotedBy: { type: "number", required: true },
			notes: { type: "string" },
			createdAt: { type: "string", required: true },
		},
		indexes: {
			forPerson: { ...byKey(["userId"], ["progressionDate", "id"]), collection: "person" },
		},
	},
	onTable,
);
export type ProgressionRecord = EntityItem<typeof Progressions>;
