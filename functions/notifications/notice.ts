import type { Locale } from "#shared/core/locales.ts";
import type { NotificationKind } from "#shared/notifications/notifications.schema.ts";

/** What a notification says. `subject`: of its mail, where that is not the title. */
export type Words = { title: string; message: string; subject?: string };

/** Where a notification leads on this site, and what its mail calls the way there. */
export type Action = { path: string; label: Record<Locale, string> };

/** A kind of notification. Each domain exports its own from `<domain>.notices.ts`. */
export type Notice<Facts> = {
	kind: NotificationKind;
	words: (facts: Facts, locale: Locale) => Words;
	action: (facts: Facts) => Action;
	/** Whether it is mailed besides; it is by default. What staff see counted on their dashboard need not be. */
	isMailed?: (facts: Facts) => boolean;
	/** Whether it is mailed to those too who want no mail of its kind: it decides something, and acts by itself. */
	isEssential?: (facts: Facts) => boolean;
};

/** Keeps a text of the other script from mixing with the sentence around it. */
export const isolateName = (text: string) => `\u2068${text}\u2069`;
