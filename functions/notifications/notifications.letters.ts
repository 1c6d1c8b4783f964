import type { Locale } from "#shared/core/locales.ts";
import { env } from "../core/env.ts";
import type { Letter } from "../core/letter.ts";
import type { User } from "../users/user.entity.ts";
import type { NotificationRecord } from "./notification.entity.ts";
import { eventTitle, wordsOf } from "./notifications.words.ts";

const around = {
	en: { greeting: ({ firstName }) => `Osu ${firstName},`, open: "See your registrations" },
	ar: { greeting: ({ firstName, firstNameAr }) => `أوس ${firstNameAr ?? firstName}،`, open: "عرض تسجيلاتك" },
} satisfies Record<Locale, { greeting: (user: User) => string; open: string }>;

/** A notification as a mail, in the language that the person prefers. */
export function notificationLetter({ params, actionUrl }: NotificationRecord, user: User): Letter {
	const locale = user.preferredLanguage;
	const { title, message } = wordsOf(params, locale);
	const { greeting, open } = around[locale];
	return {
		subject: `${title}: ${eventTitle(params, locale)}`,
		paragraphs: [greeting(user), message],
		action: { label: open, url: `${env().SITE_URL}${actionUrl}` },
	};
}
