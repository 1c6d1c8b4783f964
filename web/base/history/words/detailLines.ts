import type { IntlShape } from "react-intl";
import type { AuditLine } from "#shared/base/history/audit.schema.ts";
import type { Locale } from "#shared/core/locales.ts";
import { auditMessages } from "../audit.messages.ts";
import { auditValues } from "./auditValues.ts";
import type { auditWords } from "./auditWords.ts";
import { changesIn, fieldInWords, isIdField } from "./changes.ts";

/** Fields that the name of the actor, the time of the line or its sentence show already. */
const namedElsewhere = ["causedBy", "recordedBy", "closedBy", "voidedBy", "closedAt", "finding"];

/** Marks that set names off in a sentence, and are none of its letters. */
const isolates = /[\u2068\u2069]/g;

type Wording = {
	intl: IntlShape;
	locale: Locale;
	words: ReturnType<typeof auditWords>;
	/** Fields that are shown elsewhere. */
	without?: readonly string[];
};

/** The changes of an audit line by field, as texts, without what its sentence says already. */
export function detailLines(line: AuditLine, { intl, locale, words, without = [] }: Wording) {
	const text = (
		id: "audit.value" | "audit.changed" | "audit.changedValue",
		values: Record<string, string>,
	) => intl.formatMessage({ id, defaultMessage: auditMessages[locale][id] }, values);
	const { field: fieldWord, value: valueText } = auditValues(intl, locale);
	const { details, names } = line;
	const hasSentence = words.hasSentence(line);
	const sentence = (hasSentence ? words.sentence(line) : words.about(line)).replace(isolates, "");
	// The sentence of a receipt of several people names the sum; its parts are in the receipt.
	if (hasSentence && Array.isArray(details)) return [];
	const hidden = [...namedElsewhere, ...without];
	return changesIn(details)
		.filter(({ field }) => !hidden.includes(field))
		.flatMap((detail) => {
			const field = fieldWord(detail.field) ?? fieldInWords(detail.field);
			const record = names[detail.field] && words.name(names[detail.field]);
			if (record)
				return sentence.includes(record) ? [] : [text("audit.value", { field, value: record })];
			if ("from" in detail) {
				const [from, to] = [
					valueText(detail.from, detail.field),
					valueText(detail.to, detail.field),
				];
				return field
					? text("audit.changed", { field, from, to })
					: text("audit.changedValue", { from, to });
			}
			if (detail.value === undefined) return field;
			if (isIdField(detail.field, detail.value)) return [];
			const value = valueText(detail.value, detail.field);
			if (value === "" || (hasSentence && sentence.includes(value))) return [];
			return field ? text("audit.value", { field, value }) : value;
		});
}
