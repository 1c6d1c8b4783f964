import * as z from "zod/mini";
import { type GradingPart, gradingParts } from "#shared/training/syllabus/parts.ts";
import { usualMax } from "#shared/training/syllabus/syllabus.rules.ts";
import { type Syllabus, SyllabusInput } from "#shared/training/syllabus/syllabus.schema.ts";

type PartValues = {
	isExamined: boolean;
	max: string;
	least: string;
	itemsEn: string;
	itemsAr: string;
};
export type SyllabusValues = Record<GradingPart, PartValues>;

/** A syllabus as the values of its form, in which the items of a part are lines of one text. */
export const valuesOf = (syllabus: Syllabus | undefined): SyllabusValues =>
	Object.fromEntries(
		gradingParts.map((part): [GradingPart, PartValues] => {
			const known = syllabus?.parts.find((one) => one.part === part);
			return [
				part,
				{
					isExamined: known !== undefined,
					max: String(known?.max ?? usualMax),
					least: known?.least ? String(known.least) : "",
					itemsEn: known?.itemsEn.join("\n") ?? "",
					itemsAr: known?.itemsAr.join("\n") ?? "",
				},
			];
		}),
	) as SyllabusValues;

/** Names every field of the form; `checkValues` says what is wrong with them. */
export const SyllabusForm = z.object(
	Object.fromEntries(gradingParts.map((part) => [part, z.any()])) as Record<
		GradingPart,
		z.ZodMiniAny
	>,
);

const examined = (values: SyllabusValues) => gradingParts.filter((part) => values[part].isExamined);

/** The body of the call. */
export const bodyOf = (values: SyllabusValues, version: number) => ({
	parts: examined(values).map((part) => {
		const { isExamined: _, ...fields } = values[part];
		return { part, ...fields };
	}),
	version,
});

/** The field of the form that the server calls `parts.0.itemsEn`. */
export const fieldOf = (
	values: SyllabusValues,
	path: string,
): `${GradingPart}.${keyof PartValues}` => {
	const [, position, name = "isExamined"] = path.split(".");
	return `${examined(values)[Number(position)] ?? gradingParts[0]}.${name as keyof PartValues}`;
};

/** Checks the values as the server does. */
export function checkValues(values: SyllabusValues): z.core.util.SafeParseResult<unknown> {
	const result = SyllabusInput.safeParse(bodyOf(values, 0));
	if (result.success) return result;
	const issues = result.error.issues.map((issue) => ({
		...issue,
		path: fieldOf(values, issue.path.join(".")).split("."),
	}));
	return { success: false, error: new z.core.$ZodError(issues) as never };
}
