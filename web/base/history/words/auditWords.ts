import type { IntlShape } from "react-intl";
import type { AuditLine, BilingualName } from "#shared/base/history/audit.schema.ts";
import type { Locale } from "#shared/core/locales.ts";
import { exactMoneyText } from "#shared/core/texts/money.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import type { AuditedType } from "../../../core/defineAudited.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { auditMessages } from "../audit.messages.ts";
import { actionMessages } from "./actions.messages.ts";
import { auditValues } from "./auditValues.ts";

type Person = Exclude<AuditLine["actor"], null>;
type Types = { [type: string]: AuditedType | undefined };
type Details = Record<string, unknown>;

const capitalize = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Separates names that are listed without "and". */
const comma = { en: ", ", ar: "، " } as const;

/** Stands for a value that a line does not have, in the `select` of a sentence. */
const none = "none";

/** Whether the system moved a registration on from the waiting list. */
const isFromWaitingList = ({ entityType, actor, details }: AuditLine) =>
	entityType === "registration" &&
	actor === null &&
	(details as { from?: unknown } | null)?.from === "waitlisted";

/** The details of a line; those of a receipt of several people are a list, one of each person. */
const detailsOf = ({ details }: AuditLine): Details[] =>
	[details].flat().filter((one): one is Details => typeof one === "object" && one !== null);

const receiptInId = /-(\d{4}-\d{5,})$/;

/** Translates the audit log's actions, record types and lines. */
export function auditWords(intl: IntlShape, locale: Locale, types: Types) {
	const text = (id: keyof (typeof auditMessages)["en"], values?: Record<string, string | number>) =>
		intl.formatMessage({ id, defaultMessage: auditMessages[locale][id] }, values);
	const values = auditValues(intl, locale);
	const actions = actionMessages[locale] as Record<string, string>;
	const action = (word: string) => actions[word] ?? word.replaceAll("_", " ");
	const type = (word: string) => types[word]?.[locale] ?? word;
	const person = (one: Person) => nameIn(locale, one).full;
	const name = (one: BilingualName) => one[locale] || one.en;
	const list = (names: readonly string[]) => names.join(comma[locale]);
	/** Names of a line's person and records, or else the type of its record. */
	const about = ({ subject, things, entityType, entityId }: AuditLine): string => {
		const names = [...(subject ? [person(subject)] : []), ...things.map(name)];
		if (names.length > 0) return list(names);
		if (/^\d+$/.test(entityId))
			return text(entityType === "user" ? "audit.gone" : "audit.number", {
				type: type(entityType),
				id: entityId,
			});
		return type(entityType);
	};
	const title = (one: Details) => {
		const [mine, other] = locale === "ar" ? ["titleAr", "titleEn"] : ["titleEn", "titleAr"];
		return [one[mine] || one[other]].filter((word) => typeof word === "string");
	};
	/** What a payment was for: the records of the line, or else the titles in its details. */
	const purposes = (line: AuditLine, all: readonly Details[]) => {
		const parts = all.flatMap(({ parts: ofOne, charges }) => [ofOne ?? charges ?? []].flat());
		const titles = (parts as Details[]).flatMap(title);
		return [...new Set(titles.length > 0 ? titles : line.things.map(name))];
	};
	const sum = (all: readonly Details[], field: string): number | undefined => {
		const amounts = all.flatMap((one) => (typeof one[field] === "number" ? one[field] : []));
		return amounts.length > 0 ? amounts.reduce((total, one) => total + one, 0) : undefined;
	};
	/** The values of a sentence, each of them `none` if the line does not have it. */
	const valuesOf = (line: AuditLine) => {
		const all = detailsOf(line);
		const [first = {}] = all;
		const money = (fils: number | undefined) =>
			fils === undefined ? none : isolateName(exactMoneyText(Math.abs(fils), locale));
		const word = (stored: unknown) => (stored ? isolateName(values.value(stored)) : none);
		const day = (stored: unknown) =>
			typeof stored === "string" && /^\d{4}-\d\d-\d\d$/.test(stored)
				? intl.formatDate(startOf(stored), { dateStyle: "long" })
				: none;
		const who = line.subject ? person(line.subject) : text("audit.former");
		const counted = sum(all, "counted");
		const expected = sum(all, "expected");
		const taken = first.taken as { amount?: unknown; currency?: string } | undefined;
		return {
			who:
				all.length > 1
					? text("audit.whoAndOthers", { who: isolateName(who), count: all.length - 1 })
					: isolateName(who),
			what: list(purposes(line, all).map(isolateName)) || none,
			amount: money(sum(all, "amount")),
			counted: money(counted),
			expected: money(expected),
			difference: counted === expected ? none : "some",
			taken:
				typeof taken?.amount === "number"
					? taken.currency === "KWD"
						? money(taken.amount)
						: isolateName(`${taken.amount / 1000} ${taken.currency}`)
					: none,
			receipt: word(first.receiptNumber ?? receiptInId.exec(line.entityId)?.[1]),
			reason: word(first.reason ?? first.voidReason ?? first.note ?? first.notes),
			method: word(first.paymentMethod ?? first.source),
			status: word(first.status),
			finding: typeof first.finding === "string" ? first.finding : none,
			until: day(first.until),
			day: day(line.entityId),
		};
	};
	const sentence = (line: AuditLine): string => {
		const own = types[line.entityType]?.sentences?.[locale][line.action];
		if (own !== undefined)
			return intl.formatMessage(
				{ id: `${line.entityType}.${line.action}`, defaultMessage: own },
				valuesOf(line),
			);
		return `${capitalize(action(line.action))}: ${isolateName(about(line))}`;
	};
	return {
		type,
		name,
		about,
		action: (word: string) => capitalize(action(word)),
		/** A line as a sentence: "Rejected: Mariam Al-Kandari, Jahra Kumite Cup". */
		sentence,
		/** Whether the record's domain has a sentence of its own for this line. */
		hasSentence: ({ entityType, action: done }: AuditLine) =>
			types[entityType]?.sentences?.[locale][done] !== undefined,
		/** Name of the person who made the change, or else what made the system act. */
		doer: (line: AuditLine): string => {
			const { actor, causedBy } = line;
			if (actor) return person(actor);
			const cause = causedBy && person(causedBy);
			if (isFromWaitingList(line))
				return cause ? text("audit.waitingAfter", { name: cause }) : text("audit.waiting");
			return cause ? text("audit.systemAfter", { name: cause }) : text("audit.nobody");
		},
	};
}
