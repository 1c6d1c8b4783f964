import type { EntityItem } from "electrodb";
import { number, optional, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";

/** Somebody asked to be deleted, and has a week to change their mind. */
export const Erasures = entity(
	"erasure",
	{
		userId: number,
		createdAt: text,
		/** The moment from which on they are deleted. */
		endsAt: text,
		/** When a letter reminded them that the end is near. */
		remindedAt: optional(text),
	},
	{
		ofPerson: byKey(["userId"]),
		/** All there are, the first to end first. */
		inOrder: byIndex(1, [], ["endsAt", "userId"]),
	},
);
export type ErasureRecord = EntityItem<typeof Erasures>;
