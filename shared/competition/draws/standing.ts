import { type Bout, boutsOf, type Drawn, poolsOf, type Result, type Slot } from "./bouts.ts";
import { type Rank, type RankReason, rankPool } from "./pool-ranking.ts";

export type BoutState =
	/** An entrant is not known yet. */
	| "waiting"
	| "ready"
	| "ended"
	/** Nobody to fight, such as a third bout after two wins. */
	| "notNeeded";

/** A bout with the people who meet in it now. */
export type PlayedBout = Bout & {
	whiteId: number | null;
	redId: number | null;
	state: BoutState;
	result: Result | null;
};

export type Place = { place: number; userId: number; reason: RankReason | null };

/** What follows from a draw and the results so far. */
export type Standing = {
	bouts: PlayedBout[];
	/** The ranks of each pool whose bouts are over. */
	ranks: (Rank[] | null)[];
	/** People of a pool who are level although a place or the way on depends on it. */
	level: number[][];
	/** Places from the first; empty until all bouts are over. */
	places: Place[];
};

/** Who comes from a slot: a person, null if nobody will, undefined if it is open. */
type Comes = number | null | undefined;

/** Ranks that lead on, or to a place, in each pool of a format. */
const decidingRanks = { roundRobin: 3, twoPools: 2 } as const;

/** The results that may count, by bout: the latest for the same two people. */
const latestResults = (results: readonly Result[]) =>
	new Map(results.map((result) => [`${result.bout} ${result.whiteId} ${result.redId}`, result]));

/**
 * Plays a draw: who meets in each bout, and who has which place. Everything follows from the draw
 * and the results; a result counts while its two people meet in its bout, so a corrected result
 * sets aside those that built on it, and they count again if it is corrected back.
 */
export function standingOf(drawn: Drawn, results: readonly Result[]): Standing {
	const known = latestResults(results);
	const played = new Map<number, PlayedBout>();
	const pools = poolsOf(drawn);
	const ranks: (Rank[] | null)[] = pools.map(() => null);
	const bouts = boutsOf(drawn);

	const bout = (number: number) => played.get(number) as PlayedBout;
	const outcome = (number: number, isWinner: boolean): Comes => {
		const { state, result, whiteId, redId } = bout(number);
		if (state === "notNeeded") return isWinner ? (whiteId ?? redId) : null;
		if (!result) return undefined;
		return (result.winner === "white") === isWinner ? whiteId : redId;
	};
	const ranked = (pool: number, rank: number): Comes => {
		const ranksOfPool = ranks[pool];
		if (!ranksOfPool) return undefined;
		const inOrder = ranksOfPool.flatMap(({ people }) =>
			people.length === 1 ? people : people.map(() => undefined),
		);
		return inOrder[rank - 1];
	};
	/** The loser of the bout that the winner of a semi-final won in a round; null after a bye. */
	const lostTo = (semiFinal: number, round: number): Comes => {
		const finalist = outcome(semiFinal, true);
		if (finalist === undefined) return undefined;
		const won = bouts
			.map(({ number }) => played.get(number))
			.find(
				(one) =>
					one?.round === round &&
					one.kind !== "repechage" &&
					(one.whiteId === finalist || one.redId === finalist),
			);
		if (!won) return null;
		return won.whiteId === finalist ? won.redId : won.whiteId;
	};
	const comes = (slot: Slot): Comes => {
		if ("entrant" in slot) return slot.entrant;
		if ("winnerOf" in slot) return outcome(slot.winnerOf, true);
		if ("loserOf" in slot) return outcome(slot.loserOf, false);
		if ("rankOf" in slot) return ranked(...slot.rankOf);
		return lostTo(...slot.lostTo);
	};
	/** Of a best of three: whether somebody has won twice before this bout. */
	const isDecided = ({ number }: Bout) => {
		if (drawn.format !== "bestOfThree" || number < 3) return false;
		return outcome(1, true) !== undefined && outcome(1, true) === outcome(2, true);
	};

	for (const one of bouts) {
		const [white, red] = [comes(one.white), comes(one.red)];
		const result = known.get(`${one.number} ${white} ${red}`) ?? null;
		const isMissing = white === null || red === null || isDecided(one);
		const isOpen = white === undefined || red === undefined;
		const hasResult = result !== null && !isMissing && !isOpen;
		played.set(one.number, {
			...one,
			whiteId: white ?? null,
			redId: red ?? null,
			result: hasResult ? result : null,
			state: isOpen ? "waiting" : isMissing ? "notNeeded" : hasResult ? "ended" : "ready",
		});
		if (one.kind !== "pool") continue;
		const inPool = bouts.filter(({ kind, pool }) => kind === "pool" && pool === one.pool);
		const ended = inPool.flatMap(({ number }) => played.get(number)?.result ?? []);
		const pool = one.pool as number;
		if (ended.length === inPool.length)
			ranks[pool] = rankPool(pools[pool], ended, drawn.levelled, drawn.weightRanks);
	}
	const all = bouts.map(({ number }) => bout(number));
	const isOver = all.every(({ state }) => state === "ended" || state === "notNeeded");
	const level = levelIn(drawn, ranks);
	return {
		bouts: all,
		ranks,
		level,
		places: isOver && level.length === 0 ? placesOf(drawn, all, ranks) : [],
	};
}

function levelIn({ format }: Drawn, ranks: readonly (Rank[] | null)[]): number[][] {
	if (format !== "roundRobin" && format !== "twoPools") return [];
	const deciding = decidingRanks[format];
	return ranks.flatMap((ofPool) => {
		let first = 1;
		return (ofPool ?? []).flatMap(({ people }) => {
			const rank = first;
			first += people.length;
			return people.length > 1 && rank <= deciding ? [people] : [];
		});
	});
}

const place = (
	number: number,
	people: (number | null)[],
	reason: RankReason | null = null,
): Place[] =>
	people.flatMap((userId) => (userId === null ? [] : [{ place: number, userId, reason }]));

const sides = ({ result, whiteId, redId }: PlayedBout) =>
	result?.winner === "white"
		? { winner: whiteId, loser: redId }
		: result
			? { winner: redId, loser: whiteId }
			: { winner: whiteId ?? redId, loser: null };

function placesOf(drawn: Drawn, bouts: PlayedBout[], ranks: readonly (Rank[] | null)[]): Place[] {
	if (drawn.format === "walkover") return place(1, drawn.order);
	if (drawn.format === "roundRobin") {
		let next = 1;
		return (ranks[0] ?? []).flatMap(({ people, reason }) => {
			const found = place(next, people, reason);
			next += people.length;
			return found;
		});
	}
	if (drawn.format === "bestOfThree") {
		const wins = Map.groupBy(
			bouts.flatMap((one) => (one.result ? [sides(one).winner] : [])),
			(winner) => winner,
		);
		const inOrder = drawn.order.toSorted(
			(one, other) => (wins.get(other)?.length ?? 0) - (wins.get(one)?.length ?? 0),
		);
		return inOrder.flatMap((userId, at) => place(at + 1, [userId]));
	}
	const of = (kind: Bout["kind"]) => bouts.filter((one) => one.kind === kind);
	const [final] = of("final");
	const { winner, loser } = sides(final);
	const beaten = of("semiFinal").map((one) => sides(one).loser);
	const [third] = of("third");
	if (third) {
		const bout = sides(third);
		return [
			...place(1, [winner]),
			...place(2, [loser]),
			...place(3, [bout.winner]),
			...place(4, [bout.loser]),
		];
	}
	const repechage = of("repechage");
	const lastOf = (side: number) => repechage.filter(({ pool }) => pool === side).at(-1);
	const thirds =
		repechage.length > 0
			? [0, 1].map((side) => {
					const last = lastOf(side);
					return last ? sides(last).winner : beaten[side];
				})
			: beaten;
	return [...place(1, [winner]), ...place(2, [loser]), ...place(3, thirds)];
}

/**
 * The ended bouts that a result would set aside, because other people meet in them then. Their
 * numbers, in order.
 */
export function setAside(drawn: Drawn, results: readonly Result[], result: Result): number[] {
	const after = standingOf(drawn, [...results, result]).bouts;
	return standingOf(drawn, results)
		.bouts.filter(
			({ number, state }, at) =>
				number !== result.bout && state === "ended" && after[at].state !== "ended",
		)
		.map(({ number }) => number);
}

/** Most bouts that are named as next. */
const mostNext = 3;

/** The bouts that can be fought next, in their order; none of a draw so short that all are seen. */
export const nextBouts = (bouts: readonly PlayedBout[]): PlayedBout[] =>
	bouts.length <= mostNext
		? []
		: bouts
				.filter(({ state }) => state === "ready")
				.toSorted((one, other) => one.number - other.number)
				.slice(0, mostNext);
