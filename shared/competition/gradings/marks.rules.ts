import { type Belt, rankOf } from "../../base/ranks/belts.rules.ts";
import { type GradingPart, gradingParts } from "../../training/syllabus/parts.ts";
import {
	type PartScale,
	scaleOf,
	usualMax,
	usualScale,
} from "../../training/syllabus/syllabus.rules.ts";
import { leastExaminer, leastExaminers, mayExamine, type Outcome } from "./gradings.rules.ts";

/** Marks are in halves, stored in tenths. */
export const markStep = 5;

/**
 * A candidate passes from this percentage of the marks on. Source:
 * kenshinkankarateacademy.com, "sections out of ten, pass 55 %".
 */
export const passPercent = 55;
/**
 * A part was not shown if its mean, in tenths, is not above this: it is repeated. A syllabus may ask
 * for more.
 */
export const leastPart = 0;
/** Difference of two examiners, in percent, above which the chief examiner looks closer. */
export const mostSpread = 20;

export const marksAtOnce = 60;
export const mostGroups = 40;
export const mostInGroup = 60;
/** Candidates of a group unless staff choose another number. */
export const usualGroup = 10;

/** @param max the highest mark of the part */
export const isMark = (value: number, max = usualMax) =>
	Number.isInteger(value) && value >= 0 && value <= max * 10 && value % markStep === 0;

/** Marks of one examiner, by part. */
export type SheetMarks = Partial<Record<GradingPart, number>>;
export type Sheet = { examinerId: number; marks: SheetMarks };

/** Candidates who are examined together, who examines them, and in what. */
export type Group = {
	examiners: readonly number[];
	candidates: readonly number[];
	parts: readonly GradingPart[];
};

/** Number of the group that a candidate is in, from 1; null for none. */
export function groupNumber(groups: readonly Group[], userId: number): number | null {
	const at = groups.findIndex(({ candidates }) => candidates.includes(userId));
	return at < 0 ? null : at + 1;
}

/**
 * The parts in which a candidate is examined: of the group's parts those that the rank asks for, or
 * only those that the candidate repeats.
 */
export const partsFor = (
	{ repeatParts }: { repeatParts?: readonly GradingPart[] },
	{ parts }: Pick<Group, "parts">,
	scale: readonly PartScale[] = usualScale,
): readonly GradingPart[] => {
	if (repeatParts?.length) return gradingParts.filter((part) => repeatParts.includes(part));
	return scale.flatMap(({ part }) => (parts.includes(part) ? part : []));
};

type Ranked = { userId: number; toBelt: Belt | null; age: number | null };

/** Splits a list into the fewest parts of at most `size`, as equal as can be. */
function splitEvenly<T>(all: readonly T[], size: number): T[][] {
	const count = Math.ceil(all.length / size);
	return Array.from({ length: count }, (_, at) =>
		all.slice(Math.round((at * all.length) / count), Math.round(((at + 1) * all.length) / count)),
	);
}

/**
 * Forms groups by rank, then age, lowest and youngest first. Ranks that ask for another examiner are
 * never in one group.
 */
export function formGroups<C extends Ranked>(candidates: readonly C[], size: number): C[][] {
	const sorted = candidates
		.filter(({ toBelt }) => toBelt)
		.sort(
			(a, b) =>
				rankOf(a.toBelt) - rankOf(b.toBelt) || (a.age ?? 0) - (b.age ?? 0) || a.userId - b.userId,
		);
	const byExaminer = Object.groupBy(sorted, ({ toBelt }) => leastExaminer(toBelt as Belt));
	return Object.values(byExaminer).flatMap((some = []) => splitEvenly(some, size));
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;

export type MarkSums = {
	/** Each part's mean in tenths; a part without any mark is missing. */
	parts: Partial<Record<GradingPart, number>>;
	/** All parts together, in percent; null without any mark. */
	percent: number | null;
	/** Difference of the highest and the lowest examiner, in percent. */
	spread: number;
	isSpread: boolean;
	/** Number of marks that are still to be given. */
	missing: number;
};

/** Marks in percent of the highest ones. */
const percentOf = (
	marks: readonly (readonly [GradingPart, number])[],
	scale: readonly PartScale[],
) =>
	(100 * sum(marks.map(([, value]) => value))) /
	sum(marks.map(([part]) => 10 * scaleOf(scale, part).max));

/**
 * Sums a candidate's marks. Parts weigh as much as their highest mark, and examiners the same.
 * @param parts what the candidate shows
 * @param examiners how many give marks
 * @param scale how the rank is marked
 */
export function sumMarks(
	sheets: readonly Sheet[],
	parts: readonly GradingPart[],
	examiners: number,
	scale: readonly PartScale[] = usualScale,
): MarkSums {
	const marksOf = (part: GradingPart) => sheets.flatMap(({ marks }) => marks[part] ?? []);
	const marked = parts.flatMap((part) => {
		const marks = marksOf(part);
		return marks.length > 0 ? [[part, mean(marks)] as const] : [];
	});
	const byExaminer = sheets.flatMap(({ marks }) => {
		const given = parts.flatMap((part) => {
			const value = marks[part];
			return value === undefined ? [] : [[part, value] as const];
		});
		return given.length > 0 ? [percentOf(given, scale)] : [];
	});
	const spread = byExaminer.length > 1 ? Math.max(...byExaminer) - Math.min(...byExaminer) : 0;
	const given = parts.reduce((count, part) => count + marksOf(part).length, 0);
	return {
		parts: Object.fromEntries(marked),
		percent: marked.length > 0 ? percentOf(marked, scale) : null,
		spread,
		isSpread: spread > mostSpread,
		missing: Math.max(0, parts.length * examiners - given),
	};
}

type Proposed = {
	outcome: Extract<Outcome, "pass" | "repeat" | "fail">;
	repeatParts: GradingPart[];
};

/** The outcome that the marks speak for; null while a part has no mark at all. */
export function proposeOutcome(
	{ parts: means, percent }: Pick<MarkSums, "parts" | "percent">,
	parts: readonly GradingPart[],
	scale: readonly PartScale[] = usualScale,
): Proposed | null {
	if (percent === null || parts.some((part) => means[part] === undefined)) return null;
	if (percent < passPercent) return { outcome: "fail", repeatParts: [] };
	const repeatParts = parts.filter((part) => {
		const [value, { least }] = [means[part] ?? 0, scaleOf(scale, part)];
		return least === null ? value <= leastPart : value < least * 10;
	});
	return { outcome: repeatParts.length > 0 ? "repeat" : "pass", repeatParts };
}

type Examiner = { id: number; currentBelt: Belt };
type Examined = { userId: number; toBelt?: Belt | null };

/** Whether an examiner's rank suffices for each of some candidates. */
export const mayExamineAll = (
	{ currentBelt }: Pick<Examiner, "currentBelt">,
	candidates: readonly Pick<Examined, "toBelt">[],
) => candidates.every(({ toBelt }) => !toBelt || mayExamine(currentBelt, toBelt));

/** What a panel lacks for its candidates; null if nothing. */
export type PanelFault =
	| { code: "examiner_rank" }
	| { code: "examiners_few"; count: number }
	| null;

/**
 * Checks a panel. The chief examiner decides on everybody; each of the others examines somebody, and
 * everybody in their group.
 */
export function panelFault(
	panel: { chiefId?: number; people: readonly Examiner[] },
	candidates: readonly Examined[],
	groups: readonly Group[] = [],
): PanelFault {
	const ranks = candidates
		.flatMap(({ toBelt }) => toBelt ?? [])
		.sort((a, b) => rankOf(a) - rankOf(b));
	const [lowest = "white", highest = "white"] = [ranks[0], ranks.at(-1)];
	const isLow = ({ id, currentBelt }: Examiner) =>
		!mayExamine(currentBelt, id === panel.chiefId ? highest : lowest);
	if (panel.people.some(isLow)) return { code: "examiner_rank" };
	for (const { examiners, candidates: members } of groups) {
		const some = candidates.filter(({ userId }) => members.includes(userId));
		const isLowHere = ({ id, currentBelt }: Examiner) =>
			examiners.includes(id) &&
			some.some(({ toBelt }) => toBelt && !mayExamine(currentBelt, toBelt));
		if (panel.people.some(isLowHere)) return { code: "examiner_rank" };
	}
	const count = leastExaminers(highest);
	const able = panel.people.filter(({ currentBelt }) => mayExamine(currentBelt, highest));
	return panel.people.length > 0 && able.length < count ? { code: "examiners_few", count } : null;
}
