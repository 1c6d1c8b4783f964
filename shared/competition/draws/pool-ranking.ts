import type { Result } from "./bouts.ts";

/** Which step of the chain parted two people of a pool who were level before it. */
export const rankReasons = [
	"wins",
	"directBout",
	"ippon",
	"wazaari",
	"genten",
	"weight",
	"disqualified",
	"chief",
] as const;
export type RankReason = (typeof rankReasons)[number];

/** People of a pool from the first to the last. More than one share a rank if nothing parts them. */
export type Rank = { people: number[]; reason: RankReason | null };

/** `wazaari`: those for a person minus those against. `isOut`: disqualified. */
type Sums = { wins: number; ippon: number; wazaari: number; genten: number; isOut: boolean };

/** What a person reached in the bouts of a pool. */
export const sumsOf = (person: number, results: readonly Result[]): Sums => {
	const sums: Sums = { wins: 0, ippon: 0, wazaari: 0, genten: 0, isOut: false };
	for (const { whiteId, redId, winner, kind, white, red } of results) {
		if (person !== whiteId && person !== redId) continue;
		const corner = person === whiteId ? "white" : "red";
		const [own, other] = corner === "white" ? [white, red] : [red, white];
		const hasWon = winner === corner;
		sums.wins += Number(hasWon);
		sums.ippon += Number(hasWon && kind === "ippon");
		sums.wazaari += own.wazaari - other.wazaari;
		sums.genten += own.genten;
		sums.isOut ||= !hasWon && kind === "disqualification";
	}
	return sums;
};

/** Parts people by a value, the largest first; as it was if all have the same. */
function partBy(people: readonly number[], measure: (person: number) => number): number[][] {
	const groups = Map.groupBy(people, measure);
	return [...groups].toSorted(([one], [other]) => other - one).map(([, same]) => same);
}

/**
 * Ranks a pool: disqualified last; then by wins; of exactly two the winner of their bout; then by
 * wins by ippon, waza-ari for minus against, fewer genten, and the lower weight where all of them
 * were weighed.
 * After a step that parts people the chain begins again for those who are still level. At last
 * comes the order that the chief judge decided, such as by another bout.
 * @param levelled an order of people who would be level without it
 * @param weightRanks of those who were weighed, 1 for the lightest; empty if weight does not decide
 */
export function rankPool(
	people: readonly number[],
	results: readonly Result[],
	levelled: readonly number[] = [],
	weightRanks: Readonly<Record<number, number>> = {},
): Rank[] {
	const sums = new Map(people.map((person) => [person, sumsOf(person, results)]));
	const of = (person: number) => sums.get(person) as Sums;
	const hasBeaten = (one: number, other: number) =>
		results.some(
			({ whiteId, redId, winner }) =>
				(winner === "white" && whiteId === one && redId === other) ||
				(winner === "red" && redId === one && whiteId === other),
		);
	const chain: [RankReason, (person: number, level: readonly number[]) => number][] = [
		["disqualified", (person) => -Number(of(person).isOut)],
		["wins", (person) => of(person).wins],
		[
			"directBout",
			(person, level) =>
				level.length === 2 ? Number(level.some((other) => hasBeaten(person, other))) : 0,
		],
		["ippon", (person) => of(person).ippon],
		["wazaari", (person) => of(person).wazaari],
		["genten", (person) => -of(person).genten],
		[
			"weight",
			(person, level) => (level.every((one) => weightRanks[one]) ? -weightRanks[person] : 0),
		],
		[
			"chief",
			(person, level) =>
				level.every((one) => levelled.includes(one)) ? -levelled.indexOf(person) : 0,
		],
	];
	const rank = (level: readonly number[], reason: RankReason | null): Rank[] => {
		if (level.length > 1)
			for (const [step, measure] of chain) {
				const parts = partBy(level, (person) => measure(person, level));
				if (parts.length > 1) return parts.flatMap((part) => rank(part, step));
			}
		return [{ people: [...level], reason }];
	};
	return rank(people, null);
}
