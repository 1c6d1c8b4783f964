import type { Locale } from "#shared/core/locales.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import type { DocumentKind } from "#shared/people/documents/documents.rules.ts";
import { isolateName, type Notice, type Words } from "../notifications/notice.ts";

/** Facts of an expiring document, for its person or, with the person's name, for their coach. */
export type DocumentFacts = {
	document: DocumentKind;
	expiresOn: string;
	personId?: number;
	student?: Record<Locale, string>;
};

const kinds: Record<DocumentKind, Record<Locale, string>> = {
	medical: { en: "medical certificate", ar: "الشهادة الطبية" },
	identity: { en: "identity document", ar: "مستند الهوية" },
	consent: { en: "consent", ar: "الموافقة" },
	other: { en: "document", ar: "المستند" },
};

type Phrases = { kind: string; day: string; student?: string };

const words: Record<Locale, (phrases: Phrases) => Words> = {
	en: ({ kind, day, student }) => ({
		title: student ? `A student's ${kind} ends soon` : `Your ${kind} ends soon`,
		message: student
			? `The ${kind} of ${student} is valid until ${day}. Please see that a new one is uploaded in time.`
			: `Your ${kind} is valid until ${day}. Please upload a new one in time.`,
	}),
	ar: ({ kind, day, student }) => ({
		title: student
			? `اقتراب موعد انتهاء مستند أحد طلابك: ${kind}`
			: `اقتراب موعد انتهاء مستندك: ${kind}`,
		message: student
			? `تنتهي صلاحية مستند ${student} (${kind}) في ${day}. يرجى متابعة رفع مستند جديد في موعده.`
			: `تنتهي صلاحية مستندك (${kind}) في ${day}. يرجى رفع مستند جديد في موعده.`,
	}),
};

export const documentNotice: Notice<DocumentFacts> = {
	kind: "document",
	guardianAct: "seeDocuments",
	words: ({ document, expiresOn, student }, locale) =>
		words[locale]({
			kind: kinds[document][locale],
			day: longDay(expiresOn, locale),
			student: student && isolateName(student[locale]),
		}),
	action: ({ personId }) =>
		personId
			? { path: `/student/${personId}`, label: { en: "See the student", ar: "عرض صفحة الطالب" } }
			: { path: "/profile#documents", label: { en: "See your documents", ar: "عرض مستنداتك" } },
};
