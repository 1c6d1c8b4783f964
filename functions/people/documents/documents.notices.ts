import type { Locale } from "#shared/core/locales.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import type { DocumentKind } from "#shared/people/documents/documents.rules.ts";
import { isolateName, type Notice, quoteTitle, type Words } from "../notifications/notice.ts";

/**
 * Facts of an expiring document, for its person or, with the person's name, for their coach. With an
 * event: of a document that the event asks for, and until when it has to be valid.
 */
export type DocumentFacts = {
	document: DocumentKind;
	expiresOn: string;
	event?: Record<Locale, string>;
	personId?: number;
	student?: Record<Locale, string>;
};

const kinds: Record<DocumentKind, Record<Locale, string>> = {
	medical: { en: "medical certificate", ar: "الشهادة الطبية" },
	identity: { en: "identity document", ar: "مستند الهوية" },
	consent: { en: "consent", ar: "الموافقة" },
	essay: { en: "essay", ar: "المقال" },
	kata: { en: "kata description", ar: "وصف الكاتا" },
	other: { en: "document", ar: "المستند" },
};

type Phrases = { kind: string; day: string; student?: string };

/** What an event asks for, in a sentence. */
const requested: Record<DocumentKind, Record<Locale, string>> = {
	medical: { en: "a medical certificate", ar: "شهادة طبية سارية" },
	identity: { en: "an identity document", ar: "مستند هوية سارٍ" },
	consent: { en: "a consent", ar: "موافقة سارية" },
	essay: { en: "an essay", ar: "مقال" },
	kata: { en: "a kata description", ar: "وصف كاتا" },
	other: { en: "a document", ar: "مستند سارٍ" },
};

const requests: Record<Locale, (phrases: { what: string; day: string; event: string }) => Words> = {
	en: ({ what, day, event }) => ({
		title: "A document is missing",
		message: `${event} asks for ${what} that is valid on ${day}. Please upload it; until then the place waits.`,
	}),
	ar: ({ what, day, event }) => ({
		title: "ينقص مستند",
		message: `يلزم ${event} رفع ${what} في ${day}. يرجى رفع المستند، ويبقى المكان بالانتظار حتى ذلك.`,
	}),
};

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
	words: ({ document, expiresOn, student, event }, locale) => {
		const day = longDay(expiresOn, locale);
		if (event)
			return requests[locale]({
				what: requested[document][locale],
				day,
				event: quoteTitle[locale](event[locale] || event.en || event.ar),
			});
		return words[locale]({
			kind: kinds[document][locale],
			day,
			student: student && isolateName(student[locale]),
		});
	},
	action: ({ personId }) =>
		personId
			? { path: `/student/${personId}`, label: { en: "See the student", ar: "عرض صفحة الطالب" } }
			: { path: "/profile#documents", label: { en: "See your documents", ar: "عرض مستنداتك" } },
};
