import { hashToShard } from "#shared/base/places/allotment.rules.ts";

export const debtorShards = 4;

/** The key of a person among those with an open charge. */
export const debtorKey = (userId: number) => ({
	shard: hashToShard(String(userId)) % debtorShards,
	userId,
});
