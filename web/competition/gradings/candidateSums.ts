import type { Grading, ListedCandidate } from "#shared/competition/gradings/gradings.schema.ts";
import { proposeOutcome, sumMarks } from "#shared/competition/gradings/marks.rules.ts";
import { usualScale } from "#shared/training/syllabus/syllabus.rules.ts";

type Scales = Grading["scales"];

/** How a candidate's rank is marked at the grading. */
export const scaleFor = (scales: Scales, { toBelt }: ListedCandidate) =>
	scales.find(({ belt }) => belt === toBelt)?.parts ?? usualScale;

/** The sums of a candidate's marks, as the rank is marked at the grading. */
export const sumsOf = (candidate: ListedCandidate, scales: Scales) =>
	sumMarks(candidate.marks, candidate.parts, candidate.examiners, scaleFor(scales, candidate));

/** The outcome that a candidate's marks propose; null while a part has no mark. */
export const proposalOf = (candidate: ListedCandidate, scales: Scales) =>
	proposeOutcome(sumsOf(candidate, scales), candidate.parts, scaleFor(scales, candidate));
