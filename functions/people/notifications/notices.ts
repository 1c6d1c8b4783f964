import type { Locale } from "#shared/core/locales.ts";
import type { NotificationKind } from "#shared/notifications.ts";
import type { DomainDefinition } from "../../core/domain.ts";
import { type Defined, domainDefinitions } from "../../domains.ts";
import { familyAction } from "../families/families.notices.ts";
import {
	type Action,
	aboutChild,
	isolateName,
	type Notice,
	type People,
	type Words,
} from "./notice.ts";
import type { NotificationRecord } from "./notification.entity.ts";

type NoticeOf<Kind> = Extract<Defined<"notices">, { [kind in Kind & string]: unknown }>;

const notices: { [kind in NotificationKind]?: Notice<never> } = Object.assign(
	{},
	...Object.values<DomainDefinition>(domainDefinitions).map((domain) => domain.notices),
);

/** The facts stored with notifications, by kind. */
export type FactsOf = {
	[K in NotificationKind]: NoticeOf<K> extends { [kind in K]: Notice<infer Facts> } ? Facts : never;
};
export type Facts = FactsOf[NotificationKind];

/**
 * Whether this release has texts for a kind: a later release that was rolled back may have written
 * unknown kinds.
 */
export const isKnown = (kind: NotificationKind): boolean => Object.hasOwn(notices, kind);

/** The definition of a stored notification's kind; its facts are stored in the matching shape. */
export const noticeOf = (kind: NotificationKind) => notices[kind] as Notice<Facts>;

/** Where a guardian's copy of a notification leads. */
export const guardianActionOf = (
	{ kind, params }: Pick<NotificationRecord, "kind" | "params">,
	childId: number,
): Action => noticeOf(kind).guardianAction?.(params, childId) ?? familyAction;

/** The people whom stored notifications about several are about. */
export const peopleInAll = (records: readonly NotificationRecord[]): number[] =>
	records.flatMap(({ kind, params }) =>
		isKnown(kind) ? [...(noticeOf(kind).peopleIn?.(params) ?? [])] : [],
	);

/**
 * Texts of a stored notification. A guardian's copy names the child.
 * @param people the people of `peopleInAll` who still exist
 */
export function wordsOf(
	{ kind, params, child }: NotificationRecord,
	locale: Locale,
	people?: People,
): Words {
	const notice = noticeOf(kind);
	if (!child) return notice.words(params, locale, undefined, people);
	const name = isolateName((locale === "ar" && child.firstNameAr) || child.firstName || "");
	const words = notice.words(params, locale, name);
	if (notice.namesChild) return words;
	const of = (text: string) => aboutChild(text, name, locale);
	return {
		title: of(words.title),
		message: words.message,
		details: words.details,
		about: words.about,
		subject: of(words.subject ?? words.title),
	};
}
