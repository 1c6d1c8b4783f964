import type { Locale } from "#shared/core/locales.ts";
import { isolateName, type Notice } from "../notifications/notice.ts";

/** A message to many as one of them keeps it. */
export type BroadcastFacts = {
	titleEn: string;
	titleAr: string;
	messageEn: string;
	messageAr: string;
	/** Where it leads, on this site; left out: nowhere. */
	path?: string;
	/** The coach who wrote it, by name. */
	signedBy?: Record<Locale, string>;
	isMailed: boolean;
	/** Where in the audience the step began that wrote it, by which one that is taken again knows its own. */
	step: string;
};

export const broadcastNotice: Notice<BroadcastFacts> = {
	kind: "broadcast",
	isMailed: ({ isMailed }) => isMailed,
	words: ({ titleEn, titleAr, messageEn, messageAr, signedBy }, locale) => {
		const [title, message] = locale === "ar" ? [titleAr, messageAr] : [titleEn, messageEn];
		return {
			title,
			message: signedBy ? `${message}\n— ${isolateName(signedBy[locale])}` : message,
		};
	},
	action: ({ path }) =>
		path
			? { path, label: { en: "Read more", ar: "اقرأ المزيد" } }
			: { path: "/notifications", label: { en: "See your notifications", ar: "عرض إشعاراتك" } },
};
