import type { Locale } from "#shared/core/locales.ts";
import { isolateName, type Notice } from "../../people/notifications/notice.ts";

/** A broadcast as stored in a recipient's notification. */
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
	/**
	 * Cursor at which the step began that wrote it. A repeated step recognizes its own notifications
	 * by it.
	 */
	step: string;
};

const other: Record<Locale, Locale> = { en: "ar", ar: "en" };
const writtenInOther: Record<Locale, string> = {
	en: "Written in Arabic",
	ar: "كُتبت بالإنجليزية",
};

export const broadcastNotice: Notice<BroadcastFacts> = {
	kind: "broadcast",
	guardianAct: "seeChild",
	isMailed: ({ isMailed }) => isMailed,
	words: ({ titleEn, titleAr, messageEn, messageAr, signedBy }, locale) => {
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
