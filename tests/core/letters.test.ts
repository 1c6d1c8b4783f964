import type { Letter } from "#functions/core/outside/mail/letter.ts";
import { locales } from "#shared/core/locales.ts";

process.env.TABLE_NAME = "none";
process.env.SITE_URL = "https://site.example";
const users = await import("#functions/people/users/users.letters.ts");
const consents = await import("#functions/people/consents/consents.letters.ts");
const erasures = await import("#functions/community/my-data/erasure.letters.ts");
const signUps = await import("#functions/identity/sign-ups/sign-ups.letters.ts");
const applications = await import("#functions/community/applications/applications.letters.ts");
const calendars = await import("#functions/identity/calendar-addresses/calendars.letters.ts");
const coaches = await import("#functions/people/coaches/coaches.letters.ts");
const contact = await import("#functions/people/contact/contact.letters.ts");

type Locale = (typeof locales)[number];

/** A letter in both languages, made of facts, each of which it says. */
type Case = {
	make: (locale: Locale) => Letter;
	/** What each paragraph says: a fact by its pattern, or any words. */
	says: (RegExp | null)[];
	subject?: RegExp;
	/** Where its button leads; undefined if it has none. */
	url?: string;
};

const noura = /Noura/;
const greeting = /^(Hello|مرحبًا)[,،]$/;
const message = { id: "m1", name: "Reem", email: "reem@test.example", message: "May I come?" };
const written = { ...message, createdAt: "2030-05-06T21:30:00.000Z" };
const receipt = {
	name: "Noura",
	purpose: "photo" as const,
	consentText: "The whole text",
	yes: true,
	version: 3,
	hash: "abc123",
	url: "https://site.example/a",
};
const person = { firstName: "Noura", firstNameAr: "Noura", lastName: "Ali" };
const ending = { name: "Noura", endsAt: "2030-05-06T21:30:00.000Z", url: "https://site.example/b" };
/** The seventh in Kuwait, half an hour after midnight. */
const end = /May 7, 2030.*12:30|٧ مايو ٢٠٣٠.*١٢:٣٠/;
const version = /photo.*3.*abc123/;

const cases: Record<string, Case> = {
	"a new address": {
		make: (locale) => users.newAddressLetter[locale]("Noura", "new@test.example"),
		says: [noura, /new@test\.example/, null],
	},
	"a disabled account": {
		make: (locale) => users.disabledLetter[locale]("Noura"),
		says: [noura, null, null],
	},
	"a deleted account": {
		make: (locale) => users.deletedLetter[locale]("Noura"),
		says: [noura, null, null],
	},
	"a child's deleted account": {
		make: (locale) => users.childDeletedLetter[locale]("Noura", "Layan"),
		says: [noura, /Layan/, null],
	},
	"an enabled account": {
		make: (locale) => users.enabledLetter[locale]("Noura"),
		says: [noura, null],
	},
	"one's own consent": {
		make: (locale) => consents.receiptLetter[locale](receipt),
		subject: /yes|نعم/,
		says: [noura, /yes|نعم/, /^The whole text$/, null, version],
		url: receipt.url,
	},
	"one's own refusal": {
		make: (locale) => consents.receiptLetter[locale]({ ...receipt, yes: false }),
		subject: /: no|لا/,
		says: [noura, /said no|بلا/, /^The whole text$/, null, version],
		url: receipt.url,
	},
	"a guardian's consent": {
		make: (locale) => consents.receiptLetter[locale]({ ...receipt, child: "Layan" }),
		says: [noura, null, null, /Layan/, null, version],
		url: receipt.url,
	},
	"a wali's consent": {
		make: (locale) => consents.receiptLetter[locale]({ ...receipt, child: "Layan", asWali: true }),
		says: [noura, null, null, /Layan/, /legal guardian|الولي الشرعي/, null, version],
		url: receipt.url,
	},
	"a requested deletion": {
		make: (locale) => erasures.requestedLetter[locale](ending),
		says: [noura, end, null],
		url: ending.url,
	},
	"a deletion that is near": {
		make: (locale) => erasures.endingLetter[locale](ending),
		says: [noura, end],
		url: ending.url,
	},
	"a deletion that staff stopped": {
		make: (locale) => erasures.stoppedByStaffLetter[locale](ending),
		says: [noura, /federation|الاتحاد/, null],
		url: ending.url,
	},
	"a deletion that was taken back": {
		make: (locale) => erasures.stoppedLetter[locale](ending),
		says: [noura, null],
	},
	"a sign-up": {
		make: (locale) => signUps.signUpLetter[locale]("https://site.example/c"),
		says: [greeting, /24|٢٤/, null],
		url: "https://site.example/c",
	},
	"a sign-up with a known address": {
		make: (locale) => signUps.knownAddressLetter[locale]("Noura", "https://site.example"),
		says: [noura, null, null, null],
		url: "https://site.example/login",
	},
	"an application with a known address": {
		make: (locale) => applications.knownAddressLetter[locale],
		says: [greeting, null, null, null],
	},
	"a rejected application": {
		make: (locale) => applications.rejectedLetter[locale]("Too young"),
		says: [greeting, null, /: Too young$/, null],
	},
	"an application rejected without a reason": {
		make: (locale) => applications.rejectedLetter[locale](null),
		says: [greeting, null, null],
	},
	"an ended approval": {
		make: (locale) => applications.formerCoachLetter[locale]("Moved away"),
		says: [greeting, null, /: Moved away$/],
	},
	"an approval ended without a reason": {
		make: (locale) => applications.formerCoachLetter[locale](null),
		says: [greeting, null],
	},
	"a calendar's address": {
		make: (locale) => calendars.addressMadeLetter[locale](person as never),
		says: [noura, null, null],
	},
	"a message to a coach": {
		make: (locale) => coaches.messageLetter[locale]({ ...message, language: locale } as never),
		subject: /Reem/,
		says: [null, /^May I come\?$/, /^Reem <reem@test\.example>$/, null],
	},
	"a message to the office": {
		make: () => contact.officeLetter(message),
		subject: /Reem/,
		says: [/^May I come\?$/, /^Reem <reem@test\.example>$/],
		url: "https://site.example/messages?id=m1",
	},
	"an answer of the office": {
		make: (locale) => contact.answerLetter[locale](written, "Please do."),
		says: [/^Please do\.$/, /May 7, 2030|٧ مايو ٢٠٣٠/, /^May I come\?$/],
	},
};

describe.each(Object.entries(cases))("the email about %s", (_, { make, says, subject, url }) => {
	test.each(locales)("says in %s what it is about, part by part", (locale) => {
		const letter = make(locale);
		expect(letter.paragraphs.map((text, at) => says[at]?.test(text) ?? true)).toEqual(
			says.map(() => true),
		);
		expect(JSON.stringify(letter)).not.toMatch(/undefined|null|\[object/);
		if (subject) expect(letter.subject).toMatch(subject);
		expect(letter.action?.url.replace(/\?lang=ar$/, "")).toBe(url);
	});
});
