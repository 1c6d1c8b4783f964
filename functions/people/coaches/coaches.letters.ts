import type { Locale } from "#shared/core/locales.ts";
import type { ContactMessage } from "#shared/people/contact/contact.schema.ts";
import type { Letter } from "../../core/outside/mail/letter.ts";

/** A visitor's message to a coach; a reply goes to the visitor. */
export const messageLetter: Record<Locale, (message: ContactMessage) => Letter> = {
	en: ({ name, email, message }) => ({
		subject: `Message from ${name}`,
		paragraphs: [
			"A visitor of the federation's site has written to you:",
			message,
			`${name} <${email}>`,
			"Your address was not shown. If you answer this mail, your answer goes to the visitor.",
		],
	}),
	ar: ({ name, email, message }) => ({
		subject: `رسالة من ${name}`,
		paragraphs: [
			"كتب إليك أحد زوار موقع الاتحاد:",
			message,
			`${name} <${email}>`,
			"لم يظهر بريدك للزائر. إذا أجبت عن هذه الرسالة فسيصل جوابك إليه.",
		],
	}),
};
