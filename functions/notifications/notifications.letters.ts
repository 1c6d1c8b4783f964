import type { Locale } from "#shared/core/locales.ts";
import { nameIn } from "#shared/users/users.rules.ts";
import { env } from "../core/env.ts";
import type { Letter } from "../core/outside/letter.ts";
import type { User } from "../users/user.entity.ts";
import { noticeOf } from "./notices.ts";
import type { NotificationRecord } from "./notification.entity.ts";

const greeting: Record<Locale, (name: string) => string> = {
	en: (name) => `Osu ${name},`,
	ar: (name) => `أوس ${name}،`,
};

/** A notification as a mail, in the language that the person prefers. */
export function notificationLetter({ kind, params, actionUrl }: NotificationRecord, user: User): Letter {
	const locale = user.preferredLanguage;
	const notice = noticeOf(kind);
	const { title, message, subject = title } = notice.words(params, locale);
	return {
		subject,
		paragraphs: [greeting[locale](nameIn(locale, user).first), message],
		action: { label: notice.action(params).label[locale], url: `${env().SITE_URL}${actionUrl}` },
	};
}
