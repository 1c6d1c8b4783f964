import * as z from "zod/mini";

type Issue = z.core.$ZodIssue;
type Values = Record<string, unknown>;

type ObjectDefinition = {
	shape?: Record<string, z.ZodMiniType>;
	checks?: readonly unknown[];
};

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/** Whether a typed value is the stored one; a form sends numbers and flags as text. */
function isSame(typed: unknown, stored: unknown): boolean {
	if (isEmpty(typed) || isEmpty(stored)) return isEmpty(typed) && isEmpty(stored);
	if (isObject(typed) || isObject(stored)) return JSON.stringify(typed) === JSON.stringify(stored);
	return String(typed) === String(stored);
}

const isEqual = (a: Issue) => (b: Issue) =>
	a.message === b.message && a.path.join(".") === b.path.join(".");

const fieldOf = ({ path: [field] }: Issue) => String(field);

const issuesOf = (schema: z.ZodMiniType, value: unknown): readonly Issue[] =>
	schema.safeParse(value).error?.issues ?? [];

/** The issues of unchanged fields that the stored values have as well. */
function unchangedIssues(schema: z.ZodMiniType, typed: Values, stored: Values): readonly Issue[] {
	const before = issuesOf(schema, stored);
	return issuesOf(schema, typed).filter(
		(issue) => before.some(isEqual(issue)) && isSame(typed[fieldOf(issue)], stored[fieldOf(issue)]),
	);
}

/**
 * Parses an edit of a stored record. A rule that became stricter after a value was stored applies
 * only to values that change: a fault of an unchanged field that the stored record has as well is
 * ignored, because otherwise the record could not be saved at all.
 */
export function parseEdit<Schema extends z.ZodMiniType>(
	schema: Schema,
	input: unknown,
	stored: object,
): z.core.util.SafeParseResult<z.output<Schema>> {
	const read = schema.safeParse(input);
	const definition = schema._zod.def as ObjectDefinition;
	const { shape, checks = [] } = definition;
	if (read.success || !shape || typeof input !== "object" || input === null) return read;
	const typed = input as Values;
	const before = Object.fromEntries(
		Object.entries(stored).filter(([field]) => Object.hasOwn(shape, field)),
	);
	const asStored = (issue: Issue) => {
		const field = fieldOf(issue);
		return [
			field,
			z.pipe(
				z.optional(z.unknown()),
				z.transform(() => before[field]),
			),
		];
	};
	const unchangedFields = Object.fromEntries(unchangedIssues(schema, typed, before).map(asStored));
	const withChecks = (some: readonly unknown[]) =>
		z.clone(schema, {
			...definition,
			shape: { ...shape, ...unchangedFields },
			checks: some,
		} as never);
	const ofFields = issuesOf(withChecks([]), typed).length;
	/** A check of several fields that fails for the stored values as well. */
	const isBroken = (check: unknown) => {
		const alone = withChecks([check]);
		const found = unchangedIssues(alone, typed, before).length;
		return found > 0 && found === issuesOf(alone, typed).length - ofFields;
	};
	return withChecks(checks.filter((check) => !isBroken(check))).safeParse(input);
}
