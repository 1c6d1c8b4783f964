import { bracketOrder, bracketSize, meetingRound } from "./positions.ts";

export type Entrant = { userId: number; dojoId: number | null };

/** An entrant of each position of a bracket; null is a bye. */
export type Bracket = (number | null)[];

/** Two people of one dojo who meet in an early round, because their dojo has so many entrants. */
export type EarlyMeeting = { pair: [userId: number, userId: number]; round: number };

/** The rounds in which meetings of one dojo are reported. */
const earlyRounds = 2;

/**
 * How many people of each dojo stand in each block of a bracket: of 2 positions, of 4, and so on.
 * The crowding of a position sums the clubmates that one would meet there, the first round weighing
 * more than all later ones together.
 */
class Blocks {
	readonly #rounds: number;
	readonly #counts = new Map<number, Uint8Array[]>();
	/** What one clubmate met in a round weighs. Up to 2^(r-1) can stand in the half that round r adds. */
	readonly #weights: number[];

	constructor(size: number) {
		this.#rounds = Math.log2(size);
		this.#weights = [1];
		for (let round = this.#rounds; round > 1; round--)
			this.#weights.unshift(this.#weights[0] * (2 ** round + 1));
	}

	#of(dojo: number): Uint8Array[] {
		const known = this.#counts.get(dojo);
		if (known) return known;
		const counts = Array.from(
			{ length: this.#rounds + 1 },
			(_, level) => new Uint8Array(2 ** (this.#rounds - level)),
		);
		this.#counts.set(dojo, counts);
		return counts;
	}

	add(dojo: number, position: number, change: 1 | -1) {
		for (const [level, counts] of this.#of(dojo).entries()) counts[position >> level] += change;
	}

	/** Who stands at the position already is not counted. */
	crowding(dojo: number, position: number): number {
		const counts = this.#of(dojo);
		let sum = 0;
		for (let round = 1; round <= this.#rounds; round++) {
			const met = counts[round][position >> round] - counts[round - 1][position >> (round - 1)];
			sum += met * this.#weights[round - 1];
		}
		return sum;
	}
}

/** A shuffle (Fisher-Yates) that takes its numbers from `random`. */
export function shuffleBy<T>(values: readonly T[], random: () => number): T[] {
	const result = [...values];
	for (let last = result.length - 1; last > 0; last--) {
		const chosen = Math.floor(random() * (last + 1));
		[result[last], result[chosen]] = [result[chosen], result[last]];
	}
	return result;
}

/**
 * Entrants in the order in which they get their places: by dojo, the largest first, each dojo's
 * people shuffled. People without a dojo are each their own.
 */
export function byDojo(entrants: readonly Entrant[], random: () => number): Entrant[] {
	const inOrder = entrants.toSorted((one, other) => one.userId - other.userId);
	const dojos = [
		...Map.groupBy(inOrder, ({ userId, dojoId }) => dojoId ?? `alone ${userId}`).values(),
	];
	return dojos
		.toSorted((one, other) => other.length - one.length || one[0].userId - other[0].userId)
		.flatMap((people) => shuffleBy(people, random));
}

/** The position with the least crowding; one of several by `random`. */
function leastCrowded(
	free: readonly number[],
	crowding: (at: number) => number,
	random: () => number,
) {
	let [best, least]: [number[], number] = [[], Number.POSITIVE_INFINITY];
	for (const position of free) {
		const value = crowding(position);
		if (value < least) [best, least] = [[position], value];
		else if (value === least) best.push(position);
	}
	return best[Math.floor(random() * best.length)];
}

const passes = 3;

/** Swaps people of different dojos who are not seeded, as long as it parts clubmates. */
function partClubmates(
	positions: number[],
	dojoAt: (position: number) => number,
	swap: (one: number, other: number) => void,
	blocks: Blocks,
) {
	for (let pass = 0; pass < passes; pass++) {
		let hasChanged = false;
		for (const [index, one] of positions.entries())
			for (const other of positions.slice(index + 1)) {
				const [a, b] = [dojoAt(one), dojoAt(other)];
				if (a === b) continue;
				const before = blocks.crowding(a, one) + blocks.crowding(b, other);
				if (before === 0) continue;
				blocks.add(a, one, -1);
				blocks.add(b, other, -1);
				const isBetter = blocks.crowding(a, other) + blocks.crowding(b, one) < before;
				blocks.add(a, isBetter ? other : one, 1);
				blocks.add(b, isBetter ? one : other, 1);
				if (!isBetter) continue;
				swap(one, other);
				hasChanged = true;
			}
		if (!hasChanged) return;
	}
}

/**
 * Draws a bracket: seeds at their numbers, clubmates as far apart as they can be.
 * @param seeds user ids, the first seed first
 */
export function drawBracket(
	entrants: readonly Entrant[],
	seeds: readonly number[],
	random: () => number,
): { bracket: Bracket; early: EarlyMeeting[] } {
	const size = bracketSize(entrants.length);
	const numbers = bracketOrder(size);
	const bracket: Bracket = Array(size).fill(null);
	const blocks = new Blocks(size);
	// A person without a dojo has no clubmates: no dojo and no guests' club has the negative of a
	// number of an entrant.
	const dojos = new Map(entrants.map(({ userId, dojoId }) => [userId, dojoId ?? -userId]));
	const dojoOf = (userId: number | null) => dojos.get(userId as number) as number;
	const place = (userId: number, position: number) => {
		bracket[position] = userId;
		blocks.add(dojoOf(userId), position, 1);
	};
	for (const [index, userId] of seeds.entries()) place(userId, numbers.indexOf(index + 1));
	const open = new Set(
		numbers.flatMap((number, at) =>
			number <= entrants.length && bracket[at] === null ? [at] : [],
		),
	);
	const drawn = [...open];
	for (const { userId } of byDojo(
		entrants.filter(({ userId }) => !seeds.includes(userId)),
		random,
	)) {
		const dojo = dojoOf(userId);
		const position = leastCrowded([...open], (at) => blocks.crowding(dojo, at), random);
		open.delete(position);
		place(userId, position);
	}
	const swap = (one: number, other: number) => {
		[bracket[one], bracket[other]] = [bracket[other], bracket[one]];
	};
	partClubmates(drawn, (at) => dojoOf(bracket[at]), swap, blocks);
	return { bracket, early: earlyMeetings(bracket, dojoOf) };
}

function earlyMeetings(
	bracket: Bracket,
	dojoOf: (userId: number | null) => number,
): EarlyMeeting[] {
	return bracket.flatMap((one, at) =>
		bracket
			.slice(at + 1, ((at >> earlyRounds) + 1) << earlyRounds)
			.flatMap((other, step): EarlyMeeting[] =>
				one !== null && other !== null && dojoOf(one) === dojoOf(other)
					? [{ pair: [one, other], round: meetingRound(at, at + 1 + step) }]
					: [],
			),
	);
}

/**
 * Draws two pools: seeds in turn, then each into the pool with fewer clubmates, then fewer people.
 * The first pool has the one more.
 */
export function drawPools(
	entrants: readonly Entrant[],
	seeds: readonly number[],
	random: () => number,
): [number[], number[]] {
	const most = Math.ceil(entrants.length / 2);
	const pools: [Entrant[], Entrant[]] = [[], []];
	const bySeed = seeds.flatMap((seed) => entrants.filter(({ userId }) => userId === seed));
	for (const [index, entrant] of bySeed.entries()) pools[index % 2].push(entrant);
	const clubmates = (pool: Entrant[], { dojoId }: Entrant) =>
		pool.filter((one) => dojoId !== null && one.dojoId === dojoId).length;
	for (const entrant of byDojo(
		entrants.filter(({ userId }) => !seeds.includes(userId)),
		random,
	)) {
		const [chosen] = pools
			.filter(({ length }) => length < most)
			.toSorted(
				(one, other) =>
					clubmates(one, entrant) - clubmates(other, entrant) || one.length - other.length,
			);
		chosen.push(entrant);
	}
	return pools
		.toSorted((one, other) => other.length - one.length)
		.map((pool) => pool.map(({ userId }) => userId)) as [number[], number[]];
}
