import { gradesWithNext, type MonthsInGrade } from "#shared/settings/settings.rules.ts";
import type { Settings } from "#shared/settings/settings.schema.ts";

const typed = (numbers: MonthsInGrade) =>
	Object.fromEntries(gradesWithNext.map((belt) => [belt, String(numbers[belt])])) as Record<
		keyof MonthsInGrade,
		string
	>;

/** What stands in the forms of the settings; numbers as they are typed. */
export const valuesOf = ({
	monthsInGrade,
	classesInGrade,
	messageMonths,
	pendingDays,
	...rest
}: Settings) => ({
	...rest,
	messageMonths: String(messageMonths),
	pendingDays: String(pendingDays),
	monthsInGrade: typed(monthsInGrade),
	classesInGrade: typed(classesInGrade),
});
export type SettingsValues = ReturnType<typeof valuesOf>;

/** Which settings are edited together. */
export const groups = ["contact", "messages", "promotions", "registrations"] as const;
export type Group = (typeof groups)[number];
