import { normalizeBelt } from "#shared/base/ranks/belts.forms.ts";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import {
	columnName,
	type ImportField,
	importFields,
} from "#shared/community/imports/imports.columns.ts";
import { isQuestion } from "#shared/core/fields/question-codes.ts";
import { genders } from "#shared/core/people.ts";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { Field, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { importsMessages } from "../imports.messages.ts";
import type { CheckedRow } from "../sendRows.ts";
import type { Corrections } from "./corrections.ts";

/** The cells of a row that have faults, each once. */
const wrongFields = ({ faults, repeats, values }: CheckedRow): ImportField[] => {
	const wrong = new Set(faults.map(({ field }) => field));
	if (repeats !== undefined) wrong.add(values.email ? "email" : "firstName");
	return importFields.filter((field) => wrong.has(field));
};

const leftToRight: readonly ImportField[] = ["email", "guardianEmail", "phoneNumber", "coach"];

type Props = {
	row: CheckedRow;
	/** The value of a cell in the file. */
	baseOf: (row: number, field: ImportField) => string;
	corrections: Corrections;
};

/** Fields to correct the wrong cells of a row in place. */
export function CorrectRow({ row, baseOf, corrections }: Props) {
	const text = useText(importsMessages);
	const locale = useLocale();
	const beltName = useBeltName();
	const number = row.row;
	const needsAnswer = (field: ImportField) =>
		row.faults.some((fault) => fault.field === field && isQuestion(fault.code));
	const confirmOf = (field: ImportField) => {
		const value = row.values[field] ?? "";
		// Another value is checked anew.
		if (!needsAnswer(field) || (corrections.textOf(number, field) ?? value) !== value)
			return undefined;
		return {
			checked: corrections.isConfirmed(number, field, value),
			onChange: ({ target }: { target: { checked: boolean } }) =>
				corrections.confirm(number, field, value, target.checked),
		};
	};
	const propsOf = (field: ImportField) => {
		const base = baseOf(number, field);
		return {
			label: text("imports.correctCell", { field: columnName(field, locale), row: number }),
			value: corrections.textOf(number, field) ?? base,
			onChange: ({ target }: { target: { value: string } }) =>
				corrections.correct(number, field, base, target.value),
		};
	};
	return (
		<div className="import-correct">
			{wrongFields(row).map((field) => {
				const props = propsOf(field);
				if (field === "gender")
					return (
						<SelectField
							key={field}
							{...props}
							value={genders.find((one) => one === props.value) ?? ""}
						>
							<Options
								of={genders}
								word={(one) => text(`imports.${one}`)}
								none={text("imports.choosePlease")}
							/>
						</SelectField>
					);
				if (field === "currentBelt")
					return (
						<SelectField key={field} {...props} value={normalizeBelt(props.value) ?? ""}>
							<Options of={ladder} word={beltName} none={text("imports.choosePlease")} />
						</SelectField>
					);
				return (
					<Field
						key={field}
						{...props}
						confirm={confirmOf(field)}
						dir={leftToRight.includes(field) ? "ltr" : "auto"}
						autoComplete="off"
					/>
				);
			})}
		</div>
	);
}
