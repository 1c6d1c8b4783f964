import type { Locale } from "#shared/core/locales.ts";
import { nameIn } from "#shared/users/users.rules.ts";
import { env } from "../core/env.ts";
import type { Letter } from "../core/outside/letter.ts";
import type { User } from "../users/user.entity.ts";
import { isRefusable } from "./mail-choices.ts";
import { noticeOf } from "./notices.ts";
import type { NotificationRecord } from "./notification.entity.ts";

const greeting: Record<Locale, (name: string) => string> = {
	en: (name) => `Osu ${name},`,
	ar: (name) => `أوس ${name}،`,
};

/** Where people choose what is mailed to them. */
const choicesPath = "/profile#mail";

type Foot = { refusable: string; essential: string; label: string };
const foots: Record<Locale, Foot> = {
	en: {
		refusable: "You get this mail because you have an account with us.",
		essential: "Mails of this kind are always sent. Others you can turn off.",
		label: "Choose what we mail you",
	},
	ar: {
		refusable: "تصلك هذه الرسالة لأن لديك حسابًا لدينا.",
		essential: "هذا النوع من الرسائل يُرسل دائمًا، أما غيره فيمكنك إيقافه.",
		label: "اختر ما يصلك عبر البريد",
	},
};

function footOf(notification: NotificationRecord, locale: Locale): Letter["foot"] {
	const { refusable, essential, label } = foots[locale];
	return { text: isRefusable(notification) ? refusable : essential, label, url: `${env().SITE_URL}${choicesPath}` };
}

/** A notification as a mail, in the language that the person prefers. */
export function notificationLetter(notification: NotificationRecord, user: User): Letter {
	const { kind, params, actionUrl } = notification;
	const locale = user.preferredLanguage;
	const notice = noticeOf(kind);
	const { title, message, subject = title } = notice.words(params, locale);
	return {
		subject,
		paragraphs: [greeting[locale](nameIn(locale, user).first), message],
		action: { label: notice.action(params).label[locale], url: `${env().SITE_URL}${actionUrl}` },
		foot: footOf(notification, locale),
	};
}
