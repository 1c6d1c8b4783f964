import { type Part, sharedParts } from "./sharedParts.ts";

const { classes, attendance, entries, results, guardians, documents, belts } = sharedParts;

/** The sections of a student's page, in order. */
export const studentParts: readonly Part[] = [
	classes,
	attendance,
	entries,
	results,
	guardians,
	documents,
	belts,
];
