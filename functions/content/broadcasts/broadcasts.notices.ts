import type { Locale } from "#shared/core/locales.ts";
import { isolateName, type Notice } from "../../platform/notifications/notice.ts";

/** A broadcast as stored in a recipient's notification. */
export type BroadcastFacts = {
	titleEn: string;
	titleAr: string;
	messageEn: string;
	messageAr: string;
	/** Path on this site that it links to; absent: none. */
	path?: string;
	/** Name of the coach who wrote it. */
	signedBy?: Record<Locale, string>;
	isMailed: boolean;
	/**
	 * Cursor at which the step began that wrote it. A repeated step recognizes its own notifications
	 * by it.
	 */
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
