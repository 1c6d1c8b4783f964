import type { EntityItem } from "electrodb";
import { flag, number, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

/**
 * The deletion of a person and its progress. User ids are never reused, so there is one per person
 * and a repeated request finds the same one. The record stays after the deletion, with the id
 * alone.
 */
export const Removals = entity(
	"removal",
	{
		userId: number,
		/** How many steps of `steps.ts` are done. */
		done: number,
		/** How many steps there were when the deletion began. */
		of: number,
		/** Where the current step continues, if it has more items than one run handles. */
		from: { type: "any" },
		/** Values the steps need; removed when all steps are done. */
		email: optional(text),
		judgeId: optional(number),
		portrait: optional(text),
		/** The coach who takes over the classes and students. */
		handOverTo: optional(number),
		/** Whether the person left as a member, and not as an applicant, a coach or in a merge. */
		wasMember: optional(flag),
		createdAt: text,
		updatedAt: text,
		finishedAt: optional(text),
	},
	{
		byPerson: byKey(["userId"]),
		unfinished: {
			...byIndex(1, [], ["updatedAt"]),
			condition: ({ finishedAt }) => finishedAt === undefined,
		},
	},
);
export type RemovalRecord = EntityItem<typeof Removals>;
