import { CustomAttributeType, type EntityItem } from "electrodb";
import { type MergedField, mergeStates } from "#shared/merges/merges.schema.ts";
import { number, oneOf, optional, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";
import type { Item } from "../core/table/items.ts";
import type { User } from "../users/user.entity.ts";

/** Two people who were made one, how far it has come, and what it takes to make them two again. */
export const Merges = entity(
	"merge",
	{
		/** A ULID of the moment. */
		id: text,
		keepId: number,
		mergeId: number,
		state: oneOf(mergeStates),
		/** How many steps of `removals/steps.ts` are done. */
		done: number,
		/** Where the present step goes on, where it has more items than are dealt with at once. */
		from: { type: "any" },
		judgeId: optional(number),
		/** The one who went, as they were. */
		gone: { type: CustomAttributeType<User>("any"), required: true },
		/** What was taken over from them, and as the one who is kept had it before. */
		fields: { type: CustomAttributeType<MergedField[]>("any"), required: true },
		before: { type: CustomAttributeType<Partial<User>>("any"), required: true },
		/** Whether the one who is kept is exempt from the fee because the other one was. */
		exempts: { type: "boolean" },
		createdAt: text,
		updatedAt: text,
		undoUntil: text,
		/** Seconds since 1970. */
		expiresAt: number,
	},
	{
		byId: byKey(["id"]),
		inOrder: byIndex(1, [], ["id"]),
		ofKept: byIndex(2, ["keepId"], ["id"]),
	},
);
export type MergeRecord = EntityItem<typeof Merges>;

/** One item that a merge moved or took away. */
export const MergeMoves = entity(
	"mergeMove",
	{
		mergeId: text,
		/** The item's keys, before it moved. */
		key: text,
		keepId: number,
		/** The item as it was. */
		item: { type: CustomAttributeType<Item>("any"), required: true },
		/** The attribute that names another person since; left out where the item was taken away. */
		attribute: optional(text),
		expiresAt: number,
	},
	{
		ofMerge: byKey(["mergeId"], ["key"]),
		ofKept: byIndex(1, ["keepId"], ["mergeId", "key"]),
	},
);
export type MergeMove = EntityItem<typeof MergeMoves>;
