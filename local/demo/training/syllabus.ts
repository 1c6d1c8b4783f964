import type { SyllabusRecord } from "#functions/training/syllabus/syllabus.entity.ts";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import { gradingParts } from "#shared/training/syllabus/parts.ts";
import { usualMax } from "#shared/training/syllabus/syllabus.rules.ts";
import { dateIn, timeOn } from "../calendar.ts";
import { listOf, number, oneOf, optional, readTable, text } from "../readTable.ts";

/** Each row is a part of a rank. Decision 0132 names the public practice that it follows. */
const parts = readTable("training/syllabus", {
	belt: oneOf(ladder),
	part: oneOf(gradingParts),
	max: optional(number),
	least: optional(number),
	itemsEn: listOf(text),
	itemsAr: listOf(text),
});

/** The super-admin who published it. */
const publisher = 20;

/** The syllabus of all kyu ranks, published after the grading that was applied. */
export function makeSyllabus(now: number): SyllabusRecord[] {
	const publishedAt = timeOn(dateIn(now, -60), 12);
	return ladder
		.map((belt) => ({ belt, own: parts.filter((one) => one.belt === belt) }))
		.filter(({ own }) => own.length > 0)
		.map(({ belt, own }) => ({
			belt,
			version: 1,
			parts: own.map(({ belt: _, max = usualMax, least = null, ...rest }) => ({
				...rest,
				max,
				least,
			})),
			publishedAt,
			by: publisher,
		}));
}
