import { type GradingPart, gradingParts } from "./parts.ts";

/** Highest mark of a part unless its syllabus says otherwise, and the range of what it can say. */
export const usualMax = 10;
export const maxRange = [5, 20] as const;

/** Lines about a part, and characters of a line. */
export const mostItems = 20;
export const longestItem = 200;

/** How a part is marked: up to `max`; with less than `least` it has to be repeated. */
export type PartScale = { part: GradingPart; max: number; least: number | null };

const isUsual = (part: GradingPart): PartScale => ({ part, max: usualMax, least: null });

/** How all parts are marked at a rank without a syllabus. */
export const usualScale: readonly PartScale[] = gradingParts.map(isUsual);

/** How a part is marked. Parts that a syllabus leaves out may be repeated from an earlier grading. */
export const scaleOf = (scale: readonly PartScale[], part: GradingPart): PartScale =>
	scale.find((one) => one.part === part) ?? isUsual(part);

/** Parts in the order of the day. */
export const inOrder = <P extends { part: GradingPart }>(parts: readonly P[]): P[] =>
	gradingParts.flatMap((part) => parts.find((one) => one.part === part) ?? []);
