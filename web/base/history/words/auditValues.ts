import type { IntlShape } from "react-intl";
import { staffBeltName } from "#shared/base/ranks/belts.names.ts";
import { type Belt, ladder } from "#shared/base/ranks/belts.rules.ts";
import type { Locale } from "#shared/core/locales.ts";
import { exactMoneyText } from "#shared/core/texts/money.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { auditMessages } from "../audit.messages.ts";
import { isMeaningless } from "./changes.ts";
import { fieldMessages } from "./fields.messages.ts";
import { valueMessages } from "./values.messages.ts";

const isBelt = (word: string): word is Belt => (ladder as readonly string[]).includes(word);

/** Fields of details that hold amounts of money, in fils. */
const moneyFields = new Set([
	...["amount", "counted", "expected", "fee", "lateFee", "memberFee", "familyMax"],
	...["owed", "paid", "credit", "adult", "child", "family", "price", "monthlyFee"],
]);

/** Separates the parts of a value; a dot would look like a zero beside Arabic digits. */
const separator = { en: " · ", ar: "، " } as const;

const isDay = (word: string) => /^\d{4}-\d\d-\d\d$/.test(word);
const isInstant = (word: string) => /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(word);

/** Translates the names and values of fields in the audit log. */
export function auditValues(intl: IntlShape, locale: Locale) {
	const fields = fieldMessages[locale] as Record<string, string | undefined>;
	const words = valueMessages[locale] as Record<string, string | undefined>;
	const text = (id: keyof (typeof auditMessages)["en"], values?: Record<string, number>) =>
		intl.formatMessage({ id, defaultMessage: auditMessages[locale][id] }, values);
	const field = (name: string) => fields[`field.${name}`];
	const number = (stored: number, of: string) =>
		moneyFields.has(of)
			? exactMoneyText(stored, locale)
			: intl.formatNumber(stored, { useGrouping: false });
	const word = (stored: string) => {
		if (isBelt(stored)) return staffBeltName(stored, locale);
		if (isDay(stored)) return intl.formatDate(startOf(stored), { dateStyle: "long" });
		if (isInstant(stored))
			return intl.formatDate(stored, { dateStyle: "long", timeStyle: "short" });
		return words[`value.${stored}`] ?? field(stored) ?? stored;
	};
	const value = (stored: unknown, of = ""): string => {
		if (stored === null || stored === undefined || stored === "") return text("audit.nothing");
		if (typeof stored === "boolean") return text(stored ? "audit.yes" : "audit.no");
		if (typeof stored === "number") return number(stored, of);
		if (Array.isArray(stored)) {
			if (stored.some((one) => typeof one === "object"))
				return text("audit.entries", { count: stored.length });
			return stored
				.filter((one) => !isMeaningless("", one))
				.map((one) => value(one, of))
				.join(separator[locale]);
		}
		if (typeof stored === "object")
			return Object.entries(stored)
				.filter(([name, part]) => !isMeaningless(name, part))
				.map(([name, part]) => value(part, name))
				.join(separator[locale]);
		return word(String(stored));
	};
	return { field, value };
}
