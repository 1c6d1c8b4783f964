import { number } from "../../../core/table/attributes.ts";
import { byKey, entity } from "../../../core/table/database.ts";

/** A person with an open charge: the index by which staff filter people. */
export const Debtors = entity(
	"debtor",
	{
		/** Spreads the writes of a registration rush over partitions. */
		shard: number,
		userId: number,
	},
	{ ofShard: byKey(["shard"], ["userId"]) },
);
