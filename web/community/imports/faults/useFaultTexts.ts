import { useCallback } from "react";
import { useIntl } from "react-intl";
import { columnName } from "#shared/community/imports/imports.columns.ts";
import { useFieldText } from "../../../core/forms/fieldText.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { useNames } from "../../../people/users/names.ts";
import { importsMessages } from "../imports.messages.ts";
import type { CheckedRow } from "../sendRows.ts";

/** Maximum length at which a wrong value is shown. */
const longestValue = 40;

const isolated = (value: string) =>
	`\u2068${value.length > longestValue ? `${value.slice(0, longestValue)}…` : value}\u2069`;

/** Returns the faults of a row, a text for each cell, and the person whom it may repeat. */
export function useFaultTexts() {
	const text = useText(importsMessages);
	const fieldText = useFieldText();
	const locale = useLocale();
	const names = useNames();
	const intl = useIntl();
	return useCallback(
		({ row, values, verdict, faults, repeats, surplus, person }: CheckedRow): string[] => {
			const texts = faults.map(({ field, code }) => {
				const value = values[field];
				const details = { row, field: columnName(field, locale), words: fieldText(code) ?? code };
				return value
					? text("imports.faultOfValue", { ...details, value: isolated(value) })
					: text("imports.faultOf", details);
			});
			if (surplus) {
				const found = intl.formatList(surplus.map(isolated), { type: "unit" });
				texts.unshift(text("imports.surplus", { row, values: found }));
			}
			if (repeats !== undefined && !surplus)
				texts.push(
					values.email
						? text("imports.faultOf", {
								row,
								field: columnName("email", locale),
								words: text("imports.repeats", { row: repeats }),
							})
						: text("imports.repeatsPerson", { row, other: repeats }),
				);
			if (person && verdict !== "fault") {
				const name = isolated(names(person).full);
				const email = person.email ? `\u2066${person.email}\u2069` : "";
				texts.push(
					verdict === "exists"
						? text("imports.existsText", { name })
						: email
							? text("imports.maybeSameText", { name, email })
							: text("imports.maybeSameNumber", { name, number: person.id }),
				);
			}
			return texts;
		},
		[text, fieldText, locale, names, intl],
	);
}
