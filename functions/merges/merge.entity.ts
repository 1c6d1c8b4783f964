import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { type MergedField, mergeStates } from "#shared/merges/merges.schema.ts";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";
import type { Item } from "../core/table/items.ts";
import type { User } from "../users/user.entity.ts";

/** Two people who were made one, how far it has come, and what it takes to make them two again. */
export const Merges = new Entity(
	{
		model: model("merge"),
		attributes: {
			/** A ULID of the moment. */
			id: { type: "string", required: true },
			keepId: { type: "number", required: true },
			mergeId: { type: "number", required: true },
			state: { type: mergeStates, required: true },
			/** How many steps of the table of belongings are done. */
			done: { type: "number", required: true },
			/** Where the present step goes on, where it has more items than are dealt with at once. */
			from: { type: "any" },
			judgeId: { type: "number" },
			/** The one who went, as they were. */
			gone: { type: CustomAttributeType<User>("any"), required: true },
			/** What was taken over from them, and as the one who is kept had it before. */
			fields: { type: CustomAttributeType<MergedField[]>("any"), required: true },
			before: { type: CustomAttributeType<Partial<User>>("any"), required: true },
			createdAt: { type: "string", required: true },
			updatedAt: { type: "string", required: true },
			undoUntil: { type: "string", required: true },
			/** Seconds since 1970. */
			expiresAt: { type: "number", required: true },
		},
		indexes: {
			byId: byKey(["id"]),
			inOrder: byIndex(1, [], ["id"]),
			ofKept: byIndex(2, ["keepId"], ["id"]),
		},
	},
	onTable,
);
export type MergeRecord = EntityItem<typeof Merges>;

/** One item that a merge moved or took away. */
export const MergeMoves = new Entity(
	{
		model: model("mergeMove"),
		attributes: {
			mergeId: { type: "string", required: true },
			/** The item's keys, before it moved. */
			key: { type: "string", required: true },
			keepId: { type: "number", required: true },
			/** The item as it was. */
			item: { type: CustomAttributeType<Item>("any"), required: true },
			/** The attribute that names another person since; left out where the item was taken away. */
			attribute: { type: "string" },
			expiresAt: { type: "number", required: true },
		},
		indexes: {
			ofMerge: byKey(["mergeId"], ["key"]),
			ofKept: byIndex(1, ["keepId"], ["mergeId", "key"]),
		},
	},
	onTable,
);
export type MergeMove = EntityItem<typeof MergeMoves>;
