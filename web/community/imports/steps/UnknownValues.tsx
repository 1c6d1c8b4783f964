import { normalizeBelt } from "#shared/base/ranks/belts.forms.ts";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import { columnName, type ImportField } from "#shared/community/imports/imports.columns.ts";
import { genders } from "#shared/core/people.ts";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { useCoaches } from "../../../people/coaches/useCoaches.ts";
import { useNames } from "../../../people/users/names.ts";
import { SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import type { Corrections } from "../faults/corrections.ts";
import { importsMessages } from "../imports.messages.ts";
import type { CheckedRow } from "../sendRows.ts";

/** Fields of which one answer holds for all rows with the same value, by the fault of that value. */
const codesOfUnknown = {
	currentBelt: "belt_unknown",
	gender: "gender_unknown",
	coach: "coach_unknown",
} as const satisfies Partial<Record<ImportField, string>>;
type UnknownField = keyof typeof codesOfUnknown;

export type UnknownValue = { field: UnknownField; value: string; rows: number[] };

/** Each value of a column that was not understood, with its rows. */
export function unknownValues(rows: readonly CheckedRow[]): UnknownValue[] {
	const found = new Map<string, UnknownValue>();
	for (const { row, values, faults } of rows)
		for (const field of Object.keys(codesOfUnknown) as UnknownField[]) {
			if (!faults.some((fault) => fault.field === field && fault.code === codesOfUnknown[field]))
				continue;
			const value = values[field] ?? "";
			const key = `${field} ${value}`;
			const known = found.get(key);
			if (known) known.rows.push(row);
			else found.set(key, { field, value, rows: [row] });
		}
	return [...found.values()];
}

type Props = {
	unknown: readonly UnknownValue[];
	baseOf: (row: number, field: ImportField) => string;
	corrections: Corrections;
};

/** Asks once for each value that was not understood, for all of its rows. */
export function UnknownValues({ unknown, baseOf, corrections }: Props) {
	const text = useText(importsMessages);
	const locale = useLocale();
	const beltName = useBeltName();
	const names = useNames();
	const coaches = useCoaches() ?? [];
	const coachNames = new Map(coaches.map((coach) => [String(coach.id), names(coach).full]));
	const choices = {
		currentBelt: <Options of={ladder} word={beltName} none={text("imports.choosePlease")} />,
		gender: (
			<Options
				of={genders}
				word={(one) => text(`imports.${one}`)}
				none={text("imports.choosePlease")}
			/>
		),
		coach: (
			<Options
				of={[...coachNames.keys()]}
				word={(id) => coachNames.get(id) ?? id}
				none={text("imports.choosePlease")}
			/>
		),
	};
	const chosenFor = ({ field, rows: [first] }: UnknownValue) => {
		const typed = corrections.textOf(first, field) ?? "";
		return field === "currentBelt" ? (normalizeBelt(typed) ?? "") : typed;
	};
	return (
		<ul className="stack">
			{unknown.map((one) => (
				<li key={`${one.field} ${one.value}`} className="import-belt">
					<SelectField
						label={text("imports.unknownValue", {
							field: columnName(one.field, locale),
							value: isolateName(one.value),
							count: one.rows.length,
						})}
						value={chosenFor(one)}
						onChange={({ target }) =>
							corrections.correctAll(
								one.rows.map((row) => ({ row, base: baseOf(row, one.field) })),
								one.field,
								target.value,
							)
						}
					>
						{choices[one.field]}
					</SelectField>
				</li>
			))}
		</ul>
	);
}
