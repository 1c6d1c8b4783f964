import type { Locale } from "#shared/core/locales.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { env } from "../../core/env.ts";
import { greetRecipient, type Letter } from "../../core/outside/mail/letter.ts";
import { familyAction } from "../families/families.notices.ts";
import type { User } from "../users/user.entity.ts";
import { isRefusable } from "./mail-choices.ts";
import type { People } from "./notice.ts";
import { guardianActionOf, noticeOf, wordsOf } from "./notices.ts";
import type { NotificationRecord } from "./notification.entity.ts";

/** Page on which people choose their emails. */
const choicesPath = "/profile#mail";

type Foot = { refusable: string; essential: string; label: string };
const foots: Record<Locale, Foot> = {
	en: {
		refusable: "You’re receiving this email because you have an account with us.",
		essential: "Mails of this kind are always sent. Others you can turn off.",
		label: "Choose what we mail you",
	},
	ar: {
		refusable: "تصلك هذه الرسالة لأن لديك حسابًا لدينا.",
		essential: "تصلك هذه الرسائل دائمًا، ويمكنك إيقاف غيرها.",
		label: "اختر ما يصلك عبر البريد",
	},
};

function footOf(notification: NotificationRecord, locale: Locale): Letter["foot"] {
	const { refusable, essential, label } = foots[locale];
	return {
		text: isRefusable(notification) ? refusable : essential,
		label,
		url: `${env().SITE_URL}${choicesPath}`,
	};
}

/** Label of an email's button, and the path it links to. */
export type Action = { label: Record<Locale, string>; path: string };

/** Label of a guardian's copy. Copies of an earlier release all lead to the family's page. */
const guardianLabelOf = (copy: NotificationRecord) =>
	(copy.actionUrl === familyAction.path ? familyAction : guardianActionOf(copy, 0)).label;

/**
 * Renders a notification as an email in the person's preferred language.
 * @param action button that replaces the one of the notification's kind
 * @param people the people whom a notification about several names
 */
export function notificationLetter(
	notification: NotificationRecord,
	user: User,
	action: Action | null,
	people?: People,
): Letter {
	const { kind, params, actionUrl, child } = notification;
	const locale = user.preferredLanguage;
	const words = wordsOf(notification, locale, people);
	const { title, message, details, about, code, subject = title } = words;
	const { label, path } = action ?? {
		label: child ? guardianLabelOf(notification) : noticeOf(kind).action(params).label,
		path: actionUrl,
	};
	return {
		subject,
		paragraphs: [greetRecipient(locale, nameIn(locale, user).first), message],
		...(code && {
			code: { title: code.title, text: code.text, url: `${env().SITE_URL}${code.path}` },
		}),
		...(details && { card: { title: about, lines: details.split("\n") } }),
		action: { label: label[locale], url: `${env().SITE_URL}${path}` },
		foot: footOf(notification, locale),
	};
}
