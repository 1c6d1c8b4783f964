import { currentYear, kuwaitDate } from "#shared/core/time/kuwait.ts";
import {
	areaField,
	bilingualField,
	fieldRow,
	selectField,
	wholeField,
} from "../../../base/records/form/recordFields.tsx";
import type { TextOf } from "../../../core/language/messages.ts";
import type { managePlanMessages } from "./managePlans.messages.ts";

const months = Array.from({ length: 12 }, (_, position) => position + 1);

/** The current month in the current year, January in other years. */
export const firstMonth = (year: number) =>
	year === currentYear() ? Number(kuwaitDate(Date.now()).slice(5, 7)) : 1;

/**
 * The fields of a month; activities and goals have one per line.
 * @param year of a new month
 */
export function planFields(
	text: TextOf<typeof managePlanMessages>,
	year: number,
	monthName: (month: number) => string,
) {
	const lines = { hint: text("managePlan.lines"), rows: 5 };
	return [
		fieldRow(
			selectField("month", text("managePlan.month"), {
				of: months,
				word: monthName,
				first: firstMonth(year),
			}),
			wholeField("year", text("managePlan.year"), year, currentYear()),
		),
		bilingualField("title", text("managePlan.headline")),
		bilingualField("description", text("managePlan.description"), { rows: 3 }),
		fieldRow(
			areaField("activities", text("managePlan.activities"), lines),
			areaField("goals", text("managePlan.goals"), lines),
		),
	] as const;
}
