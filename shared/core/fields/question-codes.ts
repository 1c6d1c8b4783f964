import type { FieldCode } from "./field-codes.ts";

/**
 * Codes of values that are possible and almost never meant. They are refused until the sender
 * confirms the field by name in `confirmed`.
 */
export const questionCodes = [
	"birth_recent",
	"birth_long_ago",
	"day_long_ago",
	"day_far_ahead",
	"day_past",
	"same_person",
] as const satisfies FieldCode[];
export type QuestionCode = (typeof questionCodes)[number];
export const isQuestion = (code: string | undefined): code is QuestionCode =>
	questionCodes.some((one) => one === code);

/** Names of fields in a list, or in one text with commas, as a form sends them. */
export function confirmedNames(value: unknown): unknown[] {
	const names = typeof value === "string" ? value.split(",") : value;
	return (Array.isArray(names) ? names : [names ?? ""]).filter((name) => name !== "");
}
