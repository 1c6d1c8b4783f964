import type { EntityItem } from "electrodb";
import { number, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

/** A person's own request to be deleted; they have a week to cancel it. */
export const Erasures = entity(
	"erasure",
	{
		userId: number,
		createdAt: text,
		/** The time from which they are deleted. */
		endsAt: text,
		/** When an email reminded them that the deletion is near. */
		remindedAt: optional(text),
	},
	{
		ofPerson: byKey(["userId"]),
		/** All requests, first to end first. */
		inOrder: byIndex(1, [], ["endsAt", "userId"]),
	},
);
export type ErasureRecord = EntityItem<typeof Erasures>;
