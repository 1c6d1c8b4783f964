import { CustomAttributeType, type EntityItem } from "electrodb";
import { type MergedField, mergeStates } from "#shared/community/merges/merges.schema.ts";
import { number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import type { Item } from "../../core/table/items.ts";
import type { User } from "../../people/users/user.entity.ts";

/** A merge of two people: its progress, and the data needed to undo it. */
export const Merges = entity(
	"merge",
	{
		/** A ULID of the start time. */
		id: text,
		keepId: number,
		mergeId: number,
		state: oneOf(mergeStates),
		/** How many steps of `removals/steps.ts` are done. */
		done: number,
		/** Where the current step continues, if it has more items than one run handles. */
		from: { type: "any" },
		judgeId: optional(number),
		/** The merged person's record before the merge. */
		gone: { type: CustomAttributeType<User>("any"), required: true },
		/** Fields taken over from the merged person, and the kept person's earlier values of them. */
		fields: { type: CustomAttributeType<MergedField[]>("any"), required: true },
		before: { type: CustomAttributeType<Partial<User>>("any"), required: true },
		/** Whether the kept person became exempt from the fee because the merged person was. */
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
		ofSurvivor: byIndex(2, ["keepId"], ["id"]),
	},
);
export type MergeRecord = EntityItem<typeof Merges>;

/** One item that a merge moved or removed. */
export const MergeMoves = entity(
	"mergeMove",
	{
		mergeId: text,
		/** The item's key before it moved. */
		key: text,
		keepId: number,
		/** The item before it moved. */
		item: { type: CustomAttributeType<Item>("any"), required: true },
		/** The attribute that was repointed to the kept person; absent if the item was removed. */
		attribute: optional(text),
		expiresAt: number,
	},
	{
		ofMerge: byKey(["mergeId"], ["key"]),
		ofSurvivor: byIndex(1, ["keepId"], ["mergeId", "key"]),
	},
);
export type MergeMove = EntityItem<typeof MergeMoves>;
