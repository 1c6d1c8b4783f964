import { normalizeBelt } from "#shared/base/ranks/belts.forms.ts";
import { type Belt, type BeltFamily, families } from "#shared/base/ranks/belts.rules.ts";
import { dashes } from "#shared/core/fields/cleaning.ts";
import { latinDigits } from "#shared/core/fields/digits.ts";
import type { Gender } from "#shared/core/people.ts";
import { type EventClassValues, valuesOf } from "../manage/eventClassForm.ts";
import { type Cell, nameCell, type Range } from "./gridNames.ts";

/** An event class before it is saved, as typed. */
export type DraftValues = Omit<EventClassValues, "version">;

/** The values of a new draft: a copy of `source`, or empty for null. */
export function draftOf(source: Parameters<typeof valuesOf>[0]): DraftValues {
	const { version, ...values } = valuesOf(source);
	return values;
}

type NumberRange = Range<number>;
const everything: NumberRange = { min: null, max: null };

/** A single number means exactly this age, or the upper limit of a weight. */
type Kind = "age" | "weight";

function readRange(
	text: string,
	kind: Kind,
	previous: NumberRange | undefined,
): NumberRange | null {
	const between = /^(\d+)\s*-\s*(\d+)$/.exec(text);
	if (between) return { min: Number(between[1]), max: Number(between[2]) };
	const from = /^(?:\+\s*(\d+)|(\d+)\s*\+)$/.exec(text);
	if (from) return { min: Number(from[1] ?? from[2]), max: null };
	const single = /^(-?)\s*(\d+)$/.exec(text);
	if (!single) return null;
	const number = Number(single[2]);
	if (kind === "age") return { min: single[1] ? null : number, max: number };
	return { min: previous?.max ?? null, max: number };
}

/**
 * Reads ranges such as "8-9, 10-11, 18+" or, for weights, "60, 70, 80, 80+": a weight alone is an
 * upper limit and begins where the previous one ends. Null if a part cannot be read.
 */
export function readRanges(typed: string, kind: Kind): NumberRange[] | null {
	const parts = latinDigits(typed)
		.replace(dashes, "-")
		.split(/[,،;؛\n]+/)
		.map((part) => part.trim())
		.filter(Boolean);
	const ranges: NumberRange[] = [];
	for (const part of parts) {
		const range = readRange(part, kind, ranges.at(-1));
		if (!range || (range.min !== null && range.max !== null && range.min > range.max)) return null;
		ranges.push(range);
	}
	return ranges;
}

type BeltRange = Range<BeltFamily>;

/** Divides the belt colours into groups; a new group begins at each colour in `starts`. */
export function groupBelts(starts: readonly BeltFamily[]): BeltRange[] {
	const begins = families.flatMap((family, at) =>
		at === 0 || starts.includes(family) ? [at] : [],
	);
	return begins.map((at, group) => ({
		min: at === 0 ? null : families[at],
		max: group === begins.length - 1 ? null : families[begins[group + 1] - 1],
	}));
}

/** The choices of staff for a grid; an empty list of ages, weights or genders means no limit. */
type Grid = {
	ages: NumberRange[];
	weights: NumberRange[];
	genders: Gender[];
	belts: BeltRange[];
	places: string;
	/** Naming rules, with the placeholders of `gridTokens`. */
	nameEn: string;
	nameAr: string;
};

const orAll = <T>(choices: readonly T[], all: T): readonly T[] =>
	choices.length > 0 ? choices : [all];

/** One cell for each combination of age, gender, belt and weight. */
const cellsOf = ({ ages, weights, genders, belts }: Grid): Cell[] =>
	orAll(ages, everything).flatMap((age) =>
		orAll<Gender | null>(genders, null).flatMap((gender) =>
			belts.flatMap((belt) =>
				orAll(weights, everything).map((weight) => ({ age, gender, belt, weight })),
			),
		),
	);

const typed = (value: number | null) => String(value ?? "");
const code = (family: BeltFamily | null) => (family ? (normalizeBelt(family) as Belt) : "");

/** The event classes of a grid, as drafts. */
export const fillGrid = (grid: Grid): DraftValues[] =>
	cellsOf(grid).map((cell) => ({
		...draftOf(null),
		className: nameCell(cell, "en", grid.nameEn),
		classNameAr: nameCell(cell, "ar", grid.nameAr),
		maxParticipants: grid.places,
		minAge: typed(cell.age.min),
		maxAge: typed(cell.age.max),
		minWeight: typed(cell.weight.min),
		maxWeight: typed(cell.weight.max),
		minBeltLevel: code(cell.belt.min),
		maxBeltLevel: code(cell.belt.max),
		genderRestriction: cell.gender ?? "",
	}));
