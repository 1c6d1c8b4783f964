import type { EntityItem } from "electrodb";
import { number, optional, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";

/**
 * The deletion of a person, and how far it has come. One for each number, which is never given out again: what is
 * asked for twice is one deletion. It stays, with the number alone.
 */
export const Removals = entity(
	"removal",
	{
		userId: number,
		/** How many steps of `steps.ts` are done. */
		done: number,
		/** How many there were when it began. */
		of: number,
		/** Where the present step goes on, where it has more items than are dealt with at once. */
		from: { type: "any" },
		/** What the steps ask for; gone when all are done. */
		email: optional(text),
		judgeId: optional(number),
		portrait: optional(text),
		/** The coach who gets the classes and students. */
		handOverTo: optional(number),
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
