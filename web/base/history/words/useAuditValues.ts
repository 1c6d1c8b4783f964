import { staffBeltName } from "#shared/base/ranks/belts.names.ts";
import { type Belt, ladder } from "#shared/base/ranks/belts.rules.ts";
import type { Locale } from "#shared/core/locales.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { auditMessages } from "../audit.messages.ts";
import { isMeaningless } from "./changes.ts";
import { fieldMessages } from "./fields.messages.ts";
import { valueMessages } from "./values.messages.ts";

/** Looks up messages by arbitrary names; undefined for unknown ones. */
const useWordsOf = (
	table: Record<Locale, Record<string, string>>,
): Record<string, string | undefined> => table[useLocale()];

const isBelt = (word: string): word is Belt => (ladder as readonly string[]).includes(word);

/** Translates the names and values of fields in the audit log. */
export function useAuditValues() {
	const text = useText(auditMessages);
	const locale = useLocale();
	const fields = useWordsOf(fieldMessages);
	const words = useWordsOf(valueMessages);
	const field = (name: string) => fields[`field.${name}`];
	const value = (stored: unknown): string => {
		if (stored === null || stored === undefined || stored === "") return text("audit.nothing");
		if (typeof stored === "boolean") return text(stored ? "audit.yes" : "audit.no");
		if (Array.isArray(stored)) {
			if (stored.some((one) => typeof one === "object"))
				return text("audit.entries", { count: stored.length });
			return stored
				.filter((one) => !isMeaningless("", one))
				.map(value)
				.join(" · ");
		}
		if (typeof stored === "object")
			return Object.entries(stored)
				.filter(([name, part]) => !isMeaningless(name, part))
				.map(([, part]) => value(part))
				.join(" · ");
		const word = String(stored);
		if (isBelt(word)) return staffBeltName(word, locale);
		return words[`value.${word}`] ?? field(word) ?? word;
	};
	return { field, value };
}
