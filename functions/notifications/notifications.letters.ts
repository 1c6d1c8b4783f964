import type { Locale } from "#shared/core/locales.ts";
import { nameIn } from "#shared/users/users.rules.ts";
import { env } from "../core/env.ts";
import type { Letter } from "../core/letter.ts";
import type { User } from "../users/user.entity.ts";
import type { NotificationRecord } from "./notification.entity.ts";
import { subjectOf, wordsOf } from "./notifications.words.ts";

const around = {
	en: {
		greeting: (name) => `Osu ${name},`,
		open: { registration: "See your registrations", promotion: "See your dashboard" },
	},
	ar: { greeting: (name) => `أوس ${name}،`, open: { registration: "عرض تسجيلاتك", promotion: "عرض لوحتك" } },
} satisfies Record<Locale, { greeting: (name: string) => string; open: Record<NotificationRecord["kind"], string> }>;

/** A notification as a mail, in the language that the person prefers. */
export function notificationLetter({ kind, params, actionUrl }: NotificationRecord, user: User): Letter {
	const locale = user.preferredLanguage;
	const { message } = wordsOf(params, locale);
	const { greeting, open } = around[locale];
	return {
		subject: subjectOf(params, locale),
		paragraphs: [greeting(nameIn(locale, user).first), message],
		action: { label: open[kind], url: `${env().SITE_URL}${actionUrl}` },
	};
}
