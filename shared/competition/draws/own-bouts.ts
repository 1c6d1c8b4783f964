import type { Slot } from "./bouts.ts";
import type { Corner } from "./draws.rules.ts";
import type { PlayedBout } from "./standing.ts";

/** A bout as one of its two people sees it. */
export type OwnBout = {
	bout: PlayedBout;
	corner: Corner;
	/** Number of the opponent; null while it is not known. */
	opponent: number | null;
	/** Undefined before the result. */
	hasWon: boolean | undefined;
	/** Where the winner and the loser go on to; undefined if nowhere. */
	winnerTo: PlayedBout | undefined;
	loserTo: PlayedBout | undefined;
};

const leadsFrom = (slot: Slot, key: "winnerOf" | "loserOf", bout: number) =>
	key in slot && (slot as Record<typeof key, number>)[key] === bout;

/** The bouts of an entrant in their order, as far as the entrant stands in them by now. */
export function ownBouts(bouts: readonly PlayedBout[], entrant: number): OwnBout[] {
	const goesOn = (key: "winnerOf" | "loserOf", bout: number) =>
		bouts.find(({ white, red }) => leadsFrom(white, key, bout) || leadsFrom(red, key, bout));
	return bouts.flatMap((bout) => {
		const { whiteId, redId, result, state, number } = bout;
		if (state === "notNeeded" || (whiteId !== entrant && redId !== entrant)) return [];
		const corner: Corner = whiteId === entrant ? "white" : "red";
		return {
			bout,
			corner,
			opponent: corner === "white" ? redId : whiteId,
			hasWon: result ? result.winner === corner : undefined,
			winnerTo: goesOn("winnerOf", number),
			loserTo: goesOn("loserOf", number),
		};
	});
}
