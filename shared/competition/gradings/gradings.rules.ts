import { type Belt, gradeOf, isDan, rankOf } from "../../base/ranks/belts.rules.ts";
import { dayAfterMonths } from "../../core/time/month.ts";
import type { GradingPart } from "../../training/syllabus/parts.ts";

/** `lower`: a rank between the present and the requested one. `repeat`: some parts again, later. */
export const outcomes = ["pass", "lower", "repeat", "fail", "absent"] as const;
export type Outcome = (typeof outcomes)[number];

/**
 * `open`: coaches propose. `fixing` and `applying`: a run works through the list. `fixed`: the list
 * stands, examiners give marks, and the chief examiner decides. `closed`: no more marks are given.
 * `applied`: the ranks are given.
 */
export const gradingStates = ["open", "fixing", "fixed", "closed", "applying", "applied"] as const;
export type GradingState = (typeof gradingStates)[number];

/** The steps that people take; the others are taken by the runs. */
const steps: Record<GradingState, readonly GradingState[]> = {
	open: ["fixing"],
	fixing: [],
	fixed: ["open", "fixing", "closed", "applying"],
	closed: ["fixed", "applying"],
	applying: [],
	applied: [],
};
export const mayStep = (from: GradingState, to: GradingState) => steps[from].includes(to);

/** Whether the chief examiner decides on candidates. */
export const isDecidable = (state: GradingState) => state === "fixed" || state === "closed";

/** Why a candidate waits for staff, and is left out when the results are applied. */
export const exceptions = [
	"belt_changed",
	"rank_recorded",
	"other_grading",
	"dan",
	"no_next_rank",
	"person_gone",
	"promotion_gone",
] as const;
export type Exception = (typeof exceptions)[number];

/**
 * How far a person is from being allowed to try a dan. `missing`: nobody has recommended them.
 * `waiting`: the board has not decided yet. `agreed`: they become a candidate when the list is next
 * fixed or updated.
 */
export const boardStates = ["missing", "waiting", "agreed"] as const;
export type BoardState = (typeof boardStates)[number];

export const candidatesAtOnce = 100;
export const decisionsAtOnce = 50;
/** Months within which parts can be repeated, and after which a failed grading may be tried again. */
export const repeatMonths = 12;
export const waitMonthsAfterFail = 3;

export type Decision = {
	outcome: Outcome;
	/** The rank given, if it is lower than the requested one. */
	belt?: Belt;
	repeatParts?: GradingPart[];
	/** Last day of a grading at which the parts can be repeated. */
	repeatBy?: string;
	wordsEn?: string;
	wordsAr?: string;
	/** Why a decision that was applied is corrected. */
	reason?: string;
	by: number;
	at: string;
};

type Ranks = { fromBelt: Belt; toBelt: Belt };

/** The rank of a candidate after a decision. */
export function beltAfter(
	{ fromBelt, toBelt }: Ranks,
	decision: Pick<Decision, "outcome" | "belt"> | undefined,
): Belt {
	if (decision?.outcome === "pass") return toBelt;
	return decision?.outcome === "lower" && decision.belt ? decision.belt : fromBelt;
}

/** Whether a rank lies between the present and the requested one. */
export const isBetween = ({ fromBelt, toBelt }: Ranks, belt: Belt) =>
	rankOf(belt) > rankOf(fromBelt) && rankOf(belt) < rankOf(toBelt);

type Proposal = Pick<Decision, "outcome" | "belt" | "repeatParts" | "repeatBy">;

/** What is wrong with a decision, by field; empty if nothing. */
export function decisionFaults(
	candidate: Ranks,
	{ outcome, belt, repeatParts, repeatBy }: Proposal,
	day: string,
): Partial<Record<"belt" | "repeatParts" | "repeatBy", "required" | "invalid" | "too_big">> {
	if (outcome === "lower")
		return belt && isBetween(candidate, belt) ? {} : { belt: belt ? "invalid" : "required" };
	if (outcome !== "repeat") return {};
	const isInTime = !repeatBy || repeatBy <= dayAfterMonths(day, repeatMonths);
	return {
		...(!repeatParts?.length && { repeatParts: "required" as const }),
		...(repeatBy && repeatBy <= day && { repeatBy: "invalid" as const }),
		...(!isInTime && { repeatBy: "too_big" as const }),
	};
}

/**
 * The lowest rank of an examiner who may examine for a rank: one above a kyu, two above a dan.
 * Ranks above the fifth dan are examined by the highest there are.
 */
export const leastExaminer = (toBelt: Belt): Belt => {
	if (!isDan(toBelt)) return "black-1";
	return `black-${Math.min(5, (gradeOf(toBelt) ?? 1) + 2)}` as Belt;
};

export const mayExamine = (examiner: Belt, toBelt: Belt) =>
	rankOf(examiner) >= rankOf(leastExaminer(toBelt));

/** The number of examiners that a rank asks for: a panel of three from the third dan on. */
export const leastExaminers = (toBelt: Belt) =>
	isDan(toBelt) && (gradeOf(toBelt) ?? 0) >= 3 ? 3 : 1;

/** How long a result can be corrected as if it had not been given, in ms. */
const correctionMs = 7 * 24 * 60 * 60 * 1000;
export const isRecent = (appliedAt: string, now: number) =>
	now - Date.parse(appliedAt) < correctionMs;
