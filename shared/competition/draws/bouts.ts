import type { Corner, DrawFormat, ThirdPlace, WinKind } from "./draws.rules.ts";
import { meetingRound } from "./positions.ts";
import type { Bracket } from "./separate.ts";

/** What the bouts of a draw follow from. */
export type Drawn = {
	format: DrawFormat;
	third: ThirdPlace;
	/** Positions of a bracket from the top; for pools the people of pool A, then those of pool B. */
	order: Bracket;
	/** Order of people who stayed level in a pool, as the chief judge decided it. */
	levelled?: readonly number[];
	/** Order of the people of pools by their weight at the weigh-in, 1 for the lightest. */
	weightRanks?: Readonly<Record<number, number>>;
};

/** Where an entrant of a bout comes from. A slot of a bye's loser stays empty. */
export type Slot =
	| { entrant: number }
	| { winnerOf: number }
	| { loserOf: number }
	| { rankOf: [pool: number, rank: number] }
	/** The loser to a finalist: of the side's semi-final and of the rounds before it. */
	| { lostTo: [semiFinal: number, round: number] };

export type BoutKind = "round" | "pool" | "semiFinal" | "final" | "third" | "repechage";

export type Bout = {
	/** From 1, in the order in which the bouts are fought. Byes are no bouts. */
	number: number;
	kind: BoutKind;
	/** Round of a bracket, from 1; in a pool the bout's place in its order. */
	round: number;
	pool?: number;
	white: Slot;
	red: Slot;
};

export type Score = { wazaari: number; genten: number };

/** A typed result. It counts as long as these two people meet in the bout. */
export type Result = {
	bout: number;
	whiteId: number;
	redId: number;
	winner: Corner;
	kind: WinKind;
	white: Score;
	red: Score;
};

/**
 * Order of the bouts of a pool, by people's numbers in it; nobody of five fights twice in a row.
 * The tables of JudoShiai (`match-data.c`).
 */
const poolBouts: Record<number, string> = {
	2: "1-2",
	3: "1-2 1-3 2-3",
	4: "1-2 3-4 1-3 2-4 1-4 2-3",
	5: "4-5 1-2 3-4 1-5 2-3 1-4 3-5 2-4 1-3 2-5",
};

/** The two pools of a class: the first has the one more. */
export const poolsOf = ({ format, order }: Pick<Drawn, "format" | "order">): number[][] => {
	const people = order.filter((one) => one !== null);
	if (format === "roundRobin") return [people];
	if (format !== "twoPools") return [];
	const first = Math.ceil(people.length / 2);
	return [people.slice(0, first), people.slice(first)];
};

type Unnumbered = Omit<Bout, "number">;

function boutsOfPool(people: readonly number[], pool: number): Unnumbered[] {
	return poolBouts[people.length].split(" ").map((pair, at) => {
		const [white, red] = pair.split("-").map((number) => ({ entrant: people[Number(number) - 1] }));
		return { kind: "pool", round: at + 1, pool, white, red };
	});
}

/** Takes the bouts of two pools in turn, so that everybody rests. */
const inTurn = (pools: Unnumbered[][]): Unnumbered[] => {
	const longest = Math.max(...pools.map(({ length }) => length));
	return Array.from({ length: longest }, (_, at) => pools.flatMap((pool) => pool[at] ?? [])).flat();
};

/** Adds semi-finals' successors: third place, then the final. */
function ending(bouts: Bout[], third: ThirdPlace, round: number, pathLengths: [number, number]) {
	const [upper, lower] = bouts.slice(-2).map(({ number }) => number);
	const add = (bout: Unnumbered) => bouts.push({ number: bouts.length + 1, ...bout });
	if (third === "bout") {
		add({ kind: "third", round, white: { loserOf: upper }, red: { loserOf: lower } });
	}
	if (third === "repechage")
		for (const [side, semiFinal] of [upper, lower].entries())
			for (let step = 2; step <= pathLengths[side]; step++)
				add({
					kind: "repechage",
					round: step,
					pool: side,
					white: step === 2 ? { lostTo: [semiFinal, 1] } : { winnerOf: bouts.length },
					red: { lostTo: [semiFinal, step] },
				});
	add({ kind: "final", round, white: { winnerOf: upper }, red: { winnerOf: lower } });
}

function boutsOfBracket({ order, third }: Drawn): Bout[] {
	const rounds = meetingRound(0, order.length - 1);
	const bouts: Bout[] = [];
	let slots: (Slot | null)[] = order.map((entrant) => (entrant === null ? null : { entrant }));
	for (let round = 1; round < rounds; round++) {
		const kind = round === rounds - 1 ? "semiFinal" : "round";
		const next: (Slot | null)[] = [];
		for (let at = 0; at < slots.length; at += 2) {
			const [white, red] = [slots[at], slots[at + 1]];
			if (white && red) {
				const number = bouts.length + 1;
				bouts.push({ number, kind, round, white, red });
				next.push({ winnerOf: number });
			} else next.push(white ?? red);
		}
		slots = next;
	}
	const [white, red] = slots as Slot[];
	const semiFinals = bouts.filter(({ kind }) => kind === "semiFinal").length;
	if (semiFinals === 2) ending(bouts, third, rounds, [rounds - 1, rounds - 1]);
	else bouts.push({ number: bouts.length + 1, kind: "final", round: rounds, white, red });
	return bouts;
}

/** All bouts of a draw, in the order in which they are fought. */
export function boutsOf(drawn: Drawn): Bout[] {
	const { format, order, third } = drawn;
	const numbered = (bouts: Unnumbered[]): Bout[] =>
		bouts.map((bout, at) => ({ number: at + 1, ...bout }));
	if (format === "walkover") return [];
	if (format === "bestOfThree") {
		const [white, red] = order.map((entrant) => ({ entrant: entrant as number }));
		return numbered([1, 2, 3].map((round) => ({ kind: "final", round, white, red })));
	}
	if (format === "knockout") return boutsOfBracket(drawn);
	const bouts = numbered(inTurn(poolsOf(drawn).map(boutsOfPool)));
	if (format === "roundRobin") return bouts;
	const round = bouts.length;
	bouts.push({
		number: round + 1,
		kind: "semiFinal",
		round: 1,
		white: { rankOf: [0, 1] },
		red: { rankOf: [1, 2] },
	});
	bouts.push({
		number: round + 2,
		kind: "semiFinal",
		round: 1,
		white: { rankOf: [1, 1] },
		red: { rankOf: [0, 2] },
	});
	ending(bouts, third === "repechage" ? "two" : third, 2, [0, 0]);
	return bouts;
}
