import type { Locale } from "#shared/core/locales.ts";
import {
	isolateName,
	type Notice,
	pickLanguage,
	quoteTitle,
	type Words,
} from "../../people/notifications/notice.ts";

/** A broadcast as stored in a recipient's notification, or in its author's if it was not sent. */
export type BroadcastFacts = {
	titleEn: string;
	titleAr: string;
	messageEn: string;
	messageAr: string;
	/** Path on this site that the announcement links to; absent if it has no link. */
	path?: string;
	/** Name of the coach who wrote the announcement. */
	signedBy?: Record<Locale, string>;
	isMailed: boolean;
	/** Its author may no longer write to these people: nobody got it. */
	isRefused?: boolean;
	/**
	 * Cursor at which the step began that wrote it. A repeated step recognizes its own notifications
	 * by it.
	 */
	step?: string;
};

const other: Record<Locale, Locale> = { en: "ar", ar: "en" };
const writtenInOther: Record<Locale, string> = {
	en: "Written in Arabic",
	ar: "كُتبت بالإنجليزية",
};

const refused: Record<Locale, (title: string) => Words> = {
	en: (title) => ({
		title: `Not sent: ${title}`,
		message:
			"You can no longer write to the people you planned this message for, so no one got it.",
	}),
	ar: (title) => ({
		title: `لم تُرسل: ${title}`,
		message: "لم تعد مراسلة من أعددت لهم هذه الرسالة متاحة لك، فلم تصل إلى أحد.",
	}),
};

export const broadcastNotice: Notice<BroadcastFacts> = {
	kind: "broadcast",
	guardianAct: "seeChild",
	isMailed: ({ isMailed }) => isMailed,
	words: ({ titleEn, titleAr, messageEn, messageAr, signedBy, isRefused }, locale) => {
		if (isRefused)
			return refused[locale](quoteTitle[locale](pickLanguage(locale, titleEn, titleAr)));
		const texts = { en: [titleEn, messageEn], ar: [titleAr, messageAr] };
		// A message in one language only is shown to all readers, with a line that names its language.
		const isForeign = texts[locale][0] === "";
		const [title, message] = texts[isForeign ? other[locale] : locale];
		const lines = [
			message,
			signedBy && `— ${isolateName(signedBy[locale])}`,
			isForeign && `(${writtenInOther[locale]})`,
		];
		return { title, message: lines.filter(Boolean).join("\n") };
	},
	action: ({ path }) =>
		path
			? { path, label: { en: "Read more", ar: "اقرأ المزيد" } }
			: { path: "/notifications", label: { en: "See your notifications", ar: "عرض إشعاراتك" } },
};
