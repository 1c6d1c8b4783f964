import { type Belt, gradeOf, isDan, ladder, rankOf } from "#shared/base/ranks/belts.rules.ts";
import { dateIn, daysAfter, gradingDay } from "../calendar.ts";
import type { Random } from "../random.ts";

export type Step = { from: Belt; to: Belt; date: string };

/** A belt history, and the date of joining the federation. */
export type Climb = { steps: Step[]; joined: string };

/**
 * Oldest grading on record, and length of the records in days. Earlier promotions were made
 * elsewhere.
 */
const oldestGrading = 31;
export const oldestDays = 8 * 365;

/** Number of gradings between reaching a belt and the next one. */
function stay(belt: Belt, random: Random): number {
	if (isDan(belt)) return 4 * ((gradeOf(belt) ?? 0) + 1);
	if (rankOf(belt) >= rankOf("brown-2")) return random.int(3, 4);
	return rankOf(belt) >= rankOf("yellow-6") ? random.int(2, 3) : random.int(1, 2);
}

/** Steps to `belt`, one at each of these gradings, which count back from today. */
export const stepsAt = (belt: Belt, gradings: readonly number[], now: number): Step[] =>
	gradings
		.map((back, below) => ({
			from: ladder[rankOf(belt) - below - 1],
			to: ladder[rankOf(belt) - below],
			date: gradingDay(now, back),
		}))
		.reverse();

/** A plausible belt history: walks back from the present to white or to the oldest record. */
export function climbTo(belt: Belt, random: Random, now: number, latest?: number): Climb {
	const gradings: number[] = [];
	let back = latest ?? random.int(1, stay(belt, random) + 1);
	for (let rank = rankOf(belt); rank > 0 && back <= oldestGrading; rank--) {
		gradings.push(back);
		back += stay(ladder[rank - 1], random);
	}
	const steps = stepsAt(belt, gradings, now);
	return { steps, joined: joinedBefore(steps[0], belt, random, now) };
}

function joinedBefore(first: Step | undefined, belt: Belt, random: Random, now: number): string {
	if (belt === "white") return dateIn(now, -random.int(3, 200));
	if (first?.from === "white") return daysAfter(first.date, -random.int(35, 85));
	const recorded = dateIn(now, -random.int(oldestDays - 300, oldestDays));
	const before = daysAfter(first?.date ?? recorded, -35);
	return [recorded, before].sort()[0];
}
