import * as z from "zod/mini";
import { Belt } from "../../base/ranks/belts.schema.ts";
import { gradedRanks } from "../../base/settings/settings.rules.ts";
import { lines, optionalWhole, wholeNumberBetween } from "../../core/fields/fields.ts";
import { bilingualShape } from "../../core/fields/shapes.ts";
import { gradingParts } from "./parts.ts";
import { longestItem, maxRange, mostItems, usualMax } from "./syllabus.rules.ts";

const Part = z.enum(gradingParts);
const [leastMax, mostMax] = maxRange;

const items = lines.check(
	z.minLength(1, "required"),
	z.maxLength(mostItems, "too_long"),
	z.refine((all) => all.every((one) => one.length <= longestItem), "too_long"),
);

/** A part as a super-admin writes it. Its items are lines. */
export const SyllabusPartInput = z
	.object({
		part: Part,
		max: z._default(wholeNumberBetween(leastMax, mostMax), usualMax),
		least: optionalWhole(1, mostMax),
		...bilingualShape("items", items),
	})
	.check(
		z.refine(({ max, least }) => !least || least <= max, { error: "too_big", path: ["least"] }),
	);

export const SyllabusInput = z.object({
	parts: z.array(SyllabusPartInput).check(
		z.minLength(1, "required"),
		z.maxLength(gradingParts.length, "too_long"),
		z.refine((all) => new Set(all.map(({ part }) => part)).size === all.length, "invalid"),
	),
	/** The version that was edited; 0 if the rank has no syllabus yet. */
	version: z.number("required").check(z.int("invalid"), z.nonnegative("invalid")),
});
export type SyllabusInput = z.output<typeof SyllabusInput>;

export const SyllabusPart = z.object({
	part: Part,
	/** Highest mark. */
	max: z.number(),
	/** With a lower mark the part has to be repeated; null for none. */
	least: z.nullable(z.number()),
	...bilingualShape("items", z.array(z.string())),
});
export type SyllabusPart = z.infer<typeof SyllabusPart>;

/** What a rank is examined in. Each change is a new version. */
export const Syllabus = z.object({
	belt: Belt,
	version: z.number(),
	publishedAt: z.string(),
	parts: z.array(SyllabusPart),
});
export type Syllabus = z.infer<typeof Syllabus>;

export const SyllabusParams = z.object({ belt: z.enum(gradedRanks) });

declare module "../../pages.ts" {
	interface PageDataKinds {
		syllabus: {
			/** The latest of each rank that has one. */
			syllabus: Syllabus[];
		};
	}
}
