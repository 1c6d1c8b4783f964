import { type Belt, isDan, ladder, rankOf } from "#shared/base/ranks/belts.rules.ts";
import type { Candidate } from "#shared/competition/gradings/gradings.schema.ts";

/** The ranks that may be set: no dan to which the board has not agreed. */
export const settableRanks = ({ fromBelt, toBelt, board, repeatParts }: Candidate): Belt[] => {
	const mayTryDan = board === "agreed" || repeatParts.length > 0;
	return ladder
		.slice(rankOf(fromBelt) + 1)
		.filter((rank) => !isDan(rank) || (mayTryDan && rank === toBelt));
};
