import type { Letter } from "../../core/outside/mail/letter.ts";
import {
	accountLetter,
	addressChangedLetter,
	addressTakenLetter,
	applicationLetter,
	confirmLetter,
	invitationLetter,
	passwordChangedLetter,
	resetLetter,
} from "./auth.letters.ts";

const url = "https://site.example/x#token=y";
const address = "new@test.example";
const names = { en: "Noura", ar: "نورة" } as const;
type Language = keyof typeof names;

/** Each email about an account: how it is made, and what it has to say in each language. */
const letters: Record<
	string,
	{ make: (locale: Language) => Letter; isNamed?: false; says: Record<Language, RegExp[]> }
> = {
	"a link for a new password": {
		make: (locale) => resetLetter[locale](names[locale], url),
		says: {
			en: [
				/^Reset your password$/,
				/once, for 60 minutes/,
				/nothing to do/,
				/Choose a new password$/,
			],
			ar: [
				/^إعادة تعيين كلمة المرور$/,
				/لمرة واحدة ولمدة ٦٠ دقيقة/,
				/فلا داعي/,
				/اختيار كلمة مرور جديدة$/,
			],
		},
	},
	"an invitation": {
		make: (locale) => invitationLetter[locale](names[locale], url),
		says: {
			en: [
				/^Your account with the federation$/,
				/has opened an account/,
				/once, for 7 days/,
				/Choose a password$/,
			],
			ar: [
				/^حسابك لدى الاتحاد$/,
				/فتح الاتحاد حسابًا لك/,
				/لمرة واحدة ولمدة ٧ أيام/,
				/اختيار كلمة المرور$/,
			],
		},
	},
	"a changed password": {
		make: (locale) => passwordChangedLetter[locale](names[locale]),
		says: {
			en: [/^Your password was changed$/, /If that was not you, reset it at once/],
			ar: [/^تم تغيير كلمة المرور$/, /إذا لم تكن أنت من غيّرها/],
		},
	},
	"an application": {
		make: (locale) => applicationLetter[locale](url),
		isNamed: false,
		says: {
			en: [
				/^We have received your application$/,
				/email you our decision/,
				/once, for 24 hours/,
				/If you did not apply/,
				/Confirm the address$/,
			],
			ar: [
				/^وصلنا طلبك$/,
				/وسنخبرك بقرارنا/,
				/لمرة واحدة ولمدة ٢٤ ساعة/,
				/إذا لم تتقدّم/,
				/تأكيد البريد$/,
			],
		},
	},
	"a new address": {
		make: (locale) => confirmLetter[locale](url),
		isNamed: false,
		says: {
			en: [
				/^Confirm your new email address$/,
				/once, for 24 hours/,
				/old address stays/,
				/Confirm this address$/,
			],
			ar: [
				/^تأكيد بريدك الإلكتروني الجديد$/,
				/لمرة واحدة ولمدة ٢٤ ساعة/,
				/يبقى عنوانك الحالي/,
				/تأكيد العنوان$/,
			],
		},
	},
	"an address that was entered for another account": {
		make: (locale) => addressTakenLetter[locale](names[locale]),
		says: {
			en: [
				/^Your email address was entered for another account$/,
				/Nothing was changed/,
				/we will join your accounts/,
			],
			ar: [/^إدخال بريدك الإلكتروني في حساب آخر$/, /لم يتغير شيء/, /لندمج حسابيك/],
		},
	},
	"an address that was replaced": {
		make: (locale) => addressChangedLetter[locale](names[locale], address, url),
		says: {
			en: [
				/^Your email address was changed$/,
				/is now new@test\.example/,
				/once, for 7 days/,
				/This was not me$/,
			],
			ar: [
				/^تم تغيير بريدك الإلكتروني$/,
				/لحسابك new@test\.example،/,
				/لمرة واحدة ولمدة ٧ أيام/,
				/لم أكن أنا$/,
			],
		},
	},
	"an account that was connected": {
		make: (locale) => accountLetter("connected", locale, names[locale]),
		says: {
			en: [
				/^Another sign-in account was connected$/,
				/can now also sign in/,
				/reset your password at once/,
			],
			ar: [/^تم ربط حساب من جهة أخرى$/, /يمكن من الآن الدخول/, /فأعد تعيين كلمة المرور فورًا/],
		},
	},
	"an account that was disconnected": {
		make: (locale) => accountLetter("disconnected", locale, names[locale]),
		says: {
			en: [
				/^The external sign-in account was disconnected$/,
				/can no longer sign in/,
				/reset your password at once/,
			],
			ar: [/^تم إلغاء ربط حساب من جهة أخرى$/, /لم يعد الدخول/, /فأعد تعيين كلمة المرور فورًا/],
		},
	},
	"a second factor that is on": {
		make: (locale) => accountLetter("on", locale, names[locale]),
		says: {
			en: [/^Two-factor sign-in is on$/, /was just turned on/, /reset your password at once/],
			ar: [/^تم تفعيل التحقق بخطوتين$/, /تم للتو تفعيل/, /فأعد تعيين كلمة المرور فورًا/],
		},
	},
	"a second factor that is off": {
		make: (locale) => accountLetter("off", locale, names[locale]),
		says: {
			en: [/^Two-factor sign-in is off$/, /was just turned off/, /reset your password at once/],
			ar: [/^تم إيقاف التحقق بخطوتين$/, /تم للتو إيقاف/, /فأعد تعيين كلمة المرور فورًا/],
		},
	},
	"a recovery code that was used": {
		make: (locale) => accountLetter("codeUsed", locale, names[locale]),
		says: {
			en: [/^A recovery code was used$/, /is void now/, /reset your password at once/],
			ar: [/^استُخدم رمز احتياطي$/, /لم يعد صالحًا/, /فأعد تعيين كلمة المرور فورًا/],
		},
	},
};

const rows = Object.entries(letters).flatMap(([what, letter]) =>
	(["en", "ar"] as const).map((locale) => ({ what, locale, ...letter })),
);

test.each(rows)(
	"tells of $what in $locale: subject, greeting, each fact and the button",
	({ locale, make, isNamed = true, says }) => {
		const { subject, paragraphs, action } = make(locale);
		const [greeting, ...facts] = paragraphs;
		// In the order of the email, each with one fact to find.
		const parts = [subject, ...facts, ...(action ? [action.label] : [])];
		expect(parts).toEqual(says[locale].map((fact) => expect.stringMatching(fact)));
		expect(action?.url).toBe(action && url);
		expect(greeting.includes(names[locale])).toBe(isNamed);
		const text = [...parts, greeting].join(" ").replaceAll(address, "");
		expect(text).toMatch(locale === "ar" ? /^[^A-Za-z]+$/ : /^[^\u0600-\u06ff]+$/);
	},
);

test("no two emails say the same, but for what to do if it was somebody else", () => {
	for (const locale of ["en", "ar"] as const) {
		const made = Object.values(letters).map(({ make }) => make(locale));
		const texts = made.flatMap(({ subject, paragraphs }) => [subject, ...paragraphs.slice(1)]);
		const twice = new Set(texts.filter((text, at) => texts.indexOf(text) !== at));
		expect([...twice]).toEqual([made.at(-1)?.paragraphs.at(-1)]);
	}
});
