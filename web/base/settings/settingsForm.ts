import { gradesWithNext, type MonthsInGrade } from "#shared/base/settings/settings.rules.ts";
import type { Settings } from "#shared/base/settings/settings.schema.ts";
import { typedDinars } from "#shared/core/texts/money.ts";

const typed = (numbers: MonthsInGrade) =>
	Object.fromEntries(gradesWithNext.map((belt) => [belt, String(numbers[belt])])) as Record<
		keyof MonthsInGrade,
		string
	>;

const inDinars = <Name extends string>(amounts: Record<Name, number>) =>
	Object.fromEntries(
		Object.entries<number>(amounts).map(([name, fils]) => [name, typedDinars(fils)]),
	) as Record<Name, string>;

/** Initial values of the settings forms; numbers as strings. */
export const valuesOf = ({
	monthsInGrade,
	classesInGrade,
	membershipFees,
	membershipMonths,
	gradingFees,
	messageMonths,
	pendingDays,
	...rest
}: Settings) => ({
	...rest,
	membershipFees: inDinars(membershipFees),
	membershipMonths: String(membershipMonths),
	gradingFees: inDinars(gradingFees),
	messageMonths: String(messageMonths),
	pendingDays: String(pendingDays),
	monthsInGrade: typed(monthsInGrade),
	classesInGrade: typed(classesInGrade),
});
export type SettingsValues = ReturnType<typeof valuesOf>;

/** Groups of settings that are edited together. */
export const groups = ["contact", "messages", "promotions", "registrations", "fees"] as const;
export type Group = (typeof groups)[number];
