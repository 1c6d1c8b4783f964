import { phoneLink } from "#shared/core/fields/phone.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { startOf, timeZone } from "#shared/core/time/kuwait.ts";
import type { TrialRequest } from "#shared/training/training-classes/trials.schema.ts";
import type { Letter } from "../../../core/outside/mail/letter.ts";
import { isolateName, quoteTitle } from "../../../people/notifications/notice.ts";

/** A request for a trial class: the class and the time in the reader's language. */
export type TrialFacts = Omit<TrialRequest, "date"> & {
	title: string;
	date: string;
	startTime: string;
	place: string;
};

/** The day of a trial class: "Sunday, November 29". */
export const trialDay = (date: string, locale: Locale) =>
	new Intl.DateTimeFormat(formatLocale[locale], {
		weekday: "long",
		month: "long",
		day: "numeric",
		timeZone,
	}).format(startOf(date));

const timeOf = (date: string, time: string, locale: Locale) =>
	new Intl.DateTimeFormat(formatLocale[locale], {
		hour: "numeric",
		minute: "2-digit",
		timeZone,
	}).format(Date.parse(`${date}T${time}:00+03:00`));

/** Opens a chat in WhatsApp. */
const chatWith = (phoneNumber: string) => `https://wa.me/${phoneNumber.replace(/\D/g, "")}`;

const words: Record<
	Locale,
	{
		subject: (title: string, day: string) => string;
		wish: (facts: { name: string; age: string; title: string; when: string }) => string;
		at: (day: string, time: string, place: string) => string;
		phone: string;
		email: string;
		byMail: string;
		byPhone: string;
		action: string;
	}
> = {
	en: {
		subject: (title, day) => `Trial class: ${title}, ${day}`,
		wish: ({ name, age, title, when }) =>
			`${name}, aged ${age}, would like to try ${title} on ${when}.`,
		at: (day, time, place) => `${day}, at ${time}${place && `, in ${place}`}`,
		phone: "Phone and WhatsApp",
		email: "Email",
		byMail: "Please confirm. If you answer this email, your answer goes to this address.",
		byPhone: "Please confirm by phone or WhatsApp. An answer to this email does not arrive.",
		action: "Answer on WhatsApp",
	},
	ar: {
		subject: (title, day) => `حصة تجريبية: ${title}، ${day}`,
		wish: ({ name, age, title, when }) =>
			`طلب تجربة حصة ${title} باسم ${name}، العمر ${age}، ${when}.`,
		at: (day, time, place) => `يوم ${day}، الساعة ${time}${place && `، في ${place}`}`,
		phone: "الهاتف وواتساب",
		email: "البريد الإلكتروني",
		byMail: "يرجى تأكيد الموعد. إذا أجبت عن هذه الرسالة وصل جوابك إلى هذا البريد.",
		byPhone: "يرجى تأكيد الموعد بالهاتف أو واتساب، فالرد على هذه الرسالة لا يصل.",
		action: "الرد عبر واتساب",
	},
};

/** Tells a coach, or the office, who would like to try a class, when, and how to reach them. */
export function trialLetter(facts: TrialFacts, locale: Locale): Letter {
	const { title, date, startTime, name, age, phoneNumber, email, message, place } = facts;
	const say = words[locale];
	const day = trialDay(date, locale);
	const when = say.at(day, timeOf(date, startTime, locale), place && isolateName(place));
	const reach = [`${say.phone}: ${phoneNumber}`, ...(email ? [`${say.email}: ${email}`] : [])].join(
		"\n",
	);
	return {
		subject: say.subject(title, day),
		paragraphs: [
			say.wish({
				name: isolateName(name),
				age: new Intl.NumberFormat(formatLocale[locale]).format(age),
				title: quoteTitle[locale](title),
				when,
			}),
			...(message ? [message] : []),
			reach,
			email ? say.byMail : say.byPhone,
		],
		...(phoneLink(phoneNumber) && {
			action: { label: say.action, url: chatWith(phoneNumber) },
		}),
	};
}
