import { number } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

/**
 * The id of a person who was merged into another one. Numbers that were given out with it, such as
 * an online payment's number at the gateway, are still found.
 */
export const PersonAliases = entity(
	"personAlias",
	{
		userId: number,
		keepId: number,
	},
	{
		ofMerged: byKey(["userId"]),
		ofSurvivor: byIndex(1, ["keepId"], ["userId"]),
	},
);
