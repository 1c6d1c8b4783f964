import { federationName } from "#shared/core/federation.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { timeZone } from "#shared/core/time/kuwait.ts";
import { env } from "../../core/env.ts";
import type { Letter } from "../../core/outside/mail/letter.ts";

type Written = { id: string; name: string; email: string; message: string; createdAt: string };

/**
 * Informs the office of a new message. It can be answered by email, or on the site, which stores
 * the reply.
 */
export const officeLetter = ({ id, name, email, message }: Omit<Written, "createdAt">): Letter => ({
	subject: `Message from ${name}`,
	paragraphs: [message, `${name} <${email}>`],
	action: { label: "Answer on the site", url: `${env().SITE_URL}/messages?id=${id}` },
});

const dayOf = (createdAt: string, locale: Locale) =>
	new Intl.DateTimeFormat(formatLocale[locale], { dateStyle: "long", timeZone }).format(
		Date.parse(createdAt),
	);

/** A reply to the visitor, with their own message quoted. */
export const answerLetter: Record<Locale, (written: Written, answer: string) => Letter> = {
	en: ({ message, createdAt }, answer) => ({
		subject: `Your message to ${federationName.en}`,
		paragraphs: [answer, `You wrote on ${dayOf(createdAt, "en")}:`, message],
	}),
	ar: ({ message, createdAt }, answer) => ({
		subject: `رسالتك إلى ${federationName.ar}`,
		paragraphs: [answer, `كتبت إلينا في ${dayOf(createdAt, "ar")}:`, message],
	}),
};
