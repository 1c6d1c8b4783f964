import { Entity, type EntityItem } from "electrodb";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";

/**
 * The deletion of a person, and how far it has come. One for each number, which is never given out again: what is
 * asked for twice is one deletion. It stays, with the number alone.
 */
export const Removals = new Entity(
	{
		model: model("removal"),
		attributes: {
			userId: { type: "number", required: true },
			/** How many steps of `belongings.ts` are done. */
			done: { type: "number", required: true },
			/** How many there were when it began. */
			of: { type: "number", required: true },
			/** Where the present step goes on, where it has more items than are dealt with at once. */
			from: { type: "any" },
			/** What the steps ask for; gone when all are done. */
			email: { type: "string" },
			judgeId: { type: "number" },
			portrait: { type: "string" },
			/** The coach who gets the classes and students. */
			handOverTo: { type: "number" },
			createdAt: { type: "string", required: true },
			updatedAt: { type: "string", required: true },
			finishedAt: { type: "string" },
		},
		indexes: {
			byPerson: byKey(["userId"]),
			unfinished: {
				...byIndex(1, [], ["updatedAt"]),
				condition: ({ finishedAt }) => finishedAt === undefined,
			},
		},
	},
	onTable,
);
export type RemovalRecord = EntityItem<typeof Removals>;
