import { type Locale, locales } from "#shared/core/locales.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { People } from "../../people/notifications/notice.ts";
import {
	type Outcome,
	outcomes,
	type RegistrationFacts,
	registrationNotice,
} from "./registrations.notices.ts";

const titles = { titleEn: "Kuwait Open", titleAr: "بطولة الكويت" };
const all = locales.flatMap((locale) => outcomes.map((status) => ({ locale, status })));

/** Removes the bidirectional control characters around names. */
const plain = (text: string) => text.replace(/[\u2066-\u2069\u200e\u200f]/g, "");
const messageOf = (locale: Locale, facts: Partial<RegistrationFacts> & { status: Outcome }) =>
	plain(registrationNotice.words({ ...titles, ...facts }, locale).message);

describe("the texts of a registration notification", () => {
	test.each(all)(
		"names the event in the reader's language with no missing parts: $status, $locale",
		({ locale, status }) => {
			const message = messageOf(locale, { status });
			expect(message).toContain(locale === "ar" ? "«بطولة الكويت»" : "“Kuwait Open”");
			expect(message).not.toMatch(/undefined|null|NaN|\(\)| {2}| [.،:]|: ?\.|: ?$/);
			expect(message).toMatch(/[.!]$/);
			const foreign = locale === "ar" ? /[A-Za-z]/ : /[\u0600-\u06ff]/;
			expect(
				plain(registrationNotice.words({ ...titles, status }, locale).title) + message,
			).not.toMatch(foreign);
		},
	);

	test.each(all)("names the class if there is one: $status, $locale", ({ locale, status }) => {
		const names = { classNameEn: "Men −70 kg", classNameAr: "رجال تحت ٧٠ كغم" };
		expect(messageOf(locale, { status, ...names })).toContain(
			locale === "ar" ? "«بطولة الكويت» (رجال تحت ٧٠ كغم)" : "“Kuwait Open” (Men −70 kg)",
		);
	});

	test("says what becomes of the money that was paid", () => {
		expect(messageOf("en", { status: "cancelled", credit: 8_000 })).toMatch(
			/cancelled\. The KD\s8 paid for it stay as credit, and can be asked for back\.$/,
		);
		expect(messageOf("ar", { status: "cancelled", credit: 8_500 })).toMatch(
			/يبقى المبلغ المدفوع \(٨٫٥٠٠\s?د\.ك\) رصيدًا/,
		);
		expect(messageOf("en", { status: "cancelled" })).not.toContain("credit");
	});

	test("each outcome has a notification title of its own", () => {
		for (const locale of locales) {
			const spoken = outcomes.map(
				(status) => registrationNotice.words({ ...titles, status }, locale).title,
			);
			expect(new Set(spoken).size).toBe(outcomes.length);
		}
	});

	test.each(all)(
		"promises nothing once the event’s day is over: $status, $locale",
		({ locale, status }) => {
			const eventDate = kuwaitDate(Date.now() - 2 * 86_400_000);
			expect(messageOf(locale, { status, eventDate })).not.toMatch(
				/See you|We’ll|held|نراك|سنخبرك|نخبرك فور|محجوز، /,
			);
		},
	);

	test.each<[Outcome, RegExp, RegExp]>([
		["pending", /received/, /^وصلنا تسجيلك/],
		["approved", /approved/, /^اعتُمد تسجيلك/],
		["rejected", /not accepted/, /^لم يُقبل تسجيلك/],
		["waitlisted", /waiting list/, /قائمة الانتظار/],
		["offered", /place/, /مكان/],
		["cancelled", /cancelled/, /^أُلغي تسجيلك/],
		["promoted", /moved up from the waiting list/, /انتقل تسجيلك من قائمة انتظار/],
		["reopened", /open again/, /^أُعيد فتح تسجيلك/],
		["moved", /is now for/, /أصبح تسجيلك الآن/],
		["offerExpired", /not accepted in time/, /لم يُؤكَّد.*ضمن المهلة/],
		["unpaid", /was not paid in time/, /لم تُدفع رسوم/],
		["pendingExpired", /not decided on in time/, /لم يُبتّ/],
		["notEligible", /requirements/, /شروط/],
		["eventCancelled", /called off/, /أُلغيت فعالية/],
		["guardianAwaited", /guardian needs to agree/, /موافقة ولي الأمر/],
		["consentWithdrawn", /no longer/, /سُحبت/],
	])("describes the outcome %s in both languages", (status, english, arabic) => {
		const duties = { consent: status === "guardianAwaited" };
		expect(messageOf("en", { status, duties })).toMatch(english);
		expect(messageOf("ar", { status, duties })).toMatch(arabic);
	});

	test("offers to withdraw after a move only until the event begins", () => {
		const on = (days: number) => ({
			status: "moved" as const,
			eventDate: kuwaitDate(Date.now() + days * 86_400_000),
		});
		expect(messageOf("en", on(1))).toMatch(/withdraw .* until the event begins/);
		expect(messageOf("ar", on(1))).toMatch(/سحب التسجيل .* بدء الفعالية/);
		expect(messageOf("en", on(0))).not.toContain("withdraw");
		expect(messageOf("ar", on(0))).not.toContain("سحب");
	});

	test("uses the event title in the other language when one is missing", () => {
		expect(messageOf("ar", { status: "approved", titleAr: "" })).toContain("«Kuwait Open»");
		expect(messageOf("en", { status: "approved", titleEn: "" })).toContain("“بطولة الكويت”");
	});

	test("includes the reason of a rejection as written, if there is one", () => {
		const facts = { status: "rejected", reason: "The medical form is missing" } as const;
		expect(messageOf("en", facts)).toMatch(
			/was not accepted\. If .* contact the federation\. The reason: The medical form is missing$/,
		);
		expect(messageOf("ar", { ...facts, reason: "النموذج الطبي ناقص" })).toMatch(
			/السبب: النموذج الطبي ناقص$/,
		);
		expect(messageOf("en", { status: "rejected" })).not.toContain("reason");
	});

	test("shows the waiting-list position in the digits of the reader's language", () => {
		expect(messageOf("en", { status: "waitlisted", position: 1234 })).toContain(
			"You’re 1,234th on the waiting list.",
		);
		expect(messageOf("ar", { status: "waitlisted", position: 12 })).toContain("وترتيبك ١٢.");
	});

	test("shows the expiry of an offer in Kuwait time", () => {
		const facts = { status: "offered", offerExpiresAt: "2026-12-03T18:30:00Z" } as const;
		expect(messageOf("en", facts).replace(/\u202f/g, " ")).toContain(
			"until Thursday, December 3, 2026 at 9:30 PM",
		);
		expect(messageOf("ar", facts)).toMatch(/حتى الخميس، ٣ ديسمبر ٢٠٢٦.*٩:٣٠ م/);
		expect(messageOf("en", { ...facts, offerExpiresAt: Date.parse(facts.offerExpiresAt) })).toBe(
			messageOf("en", facts),
		);
	});

	test("isolates names in the other script from the sentence", () => {
		expect(
			registrationNotice.words({ ...titles, status: "approved", titleAr: "Cup 2026!" }, "ar")
				.message,
		).toContain("\u2068Cup 2026!\u2069");
	});

	test.each(all)("names the child in a guardian's copy: $status, $locale", ({ locale, status }) => {
		const child = locale === "ar" ? "ليان" : "Layan";
		const { title, message } = registrationNotice.words({ ...titles, status }, locale, child);
		expect(title + message).toContain(child);
		expect(message).not.toMatch(/\byour? (registration|place)\b|تسجيلك|مكانك|أنت /i);
	});

	test("repeats date and place of the event in the email while the person may take part", () => {
		const facts = {
			...titles,
			eventDate: "2027-01-01T13:00:00+03:00",
			location: "Jahra Hall",
			locationAr: "صالة الجهراء",
		};
		const details = (locale: Locale, status: Outcome) =>
			plain(registrationNotice.words({ ...facts, status }, locale).details ?? "").replace(
				/\u202f/g,
				" ",
			);
		expect(details("en", "pending")).toBe("Friday, January 1, 2027 at 1:00 PM\nJahra Hall");
		expect(details("ar", "approved")).toMatch(/^الجمعة، ١ يناير ٢٠٢٧.* ١:٠٠ م\nصالة الجهراء$/);
		expect(details("en", "rejected")).toBe("");
	});
});

describe("a notification about several children", () => {
	const girl = { id: 1, firstName: "Layan", firstNameAr: "ليان", gender: "female" } as const;
	const sister = { id: 2, firstName: "Hessa", firstNameAr: "حصة", gender: "female" } as const;
	const boy = { id: 3, firstName: "Omar", firstNameAr: "عمر", gender: "male" } as const;
	const brother = { id: 4, firstName: "Ali", firstNameAr: "علي", gender: "male" } as const;
	const wordsFor = (locale: Locale, people: People, together: { userId: number }[]) =>
		registrationNotice.words({ ...titles, status: "pending", together }, locale, undefined, people);
	const subjectOf = (locale: Locale, people: People) =>
		plain(
			wordsFor(
				locale,
				people,
				people.map(({ id }) => ({ userId: id })),
			).subject ?? "",
		);

	test.each<[People, string, string]>([
		[
			[girl, sister],
			"Layan and Hessa are registered: Kuwait Open",
			"تسجيل ابنتيك ليان وحصة: بطولة الكويت",
		],
		[
			[boy, brother],
			"Omar and Ali are registered: Kuwait Open",
			"تسجيل ابنيك عمر وعلي: بطولة الكويت",
		],
		[
			[girl, boy],
			"Layan and Omar are registered: Kuwait Open",
			"تسجيل طفليك ليان وعمر: بطولة الكويت",
		],
		[
			[girl, boy, sister],
			"Layan, Omar and Hessa are registered: Kuwait Open",
			"تسجيل أطفالك ليان وعمر وحصة: بطولة الكويت",
		],
		[
			[girl, sister, { ...girl, id: 5, firstName: "Dana", firstNameAr: "دانة" }],
			"Layan, Hessa and Dana are registered: Kuwait Open",
			"تسجيل بناتك ليان وحصة ودانة: بطولة الكويت",
		],
		[
			[boy, brother, { ...boy, id: 6, firstName: "Sami", firstNameAr: "سامي" }],
			"Omar, Ali and Sami are registered: Kuwait Open",
			"تسجيل أبنائك عمر وعلي وسامي: بطولة الكويت",
		],
	])("names them in number and gender: %#", (people, en, ar) => {
		expect(subjectOf("en", people)).toBe(en);
		expect(subjectOf("ar", people)).toBe(ar);
	});

	test("says what is to do for each of them, and in which class each is", () => {
		const pay = { amount: 8_000, dueOn: "2027-01-01" };
		const together = [
			{ userId: 1, classNameEn: "Girls", duties: { pay } },
			{ userId: 2, classNameEn: "Juniors" },
		];
		const { message, details } = wordsFor("en", [girl, sister], together);
		expect(plain(message)).toBe(
			"We’ve received the registrations of Layan and Hessa for “Kuwait Open”. Their places are held. We’ll tell you when the federation has reviewed them. Layan: KD 8 to pay by January 1, 2027.",
		);
		expect(plain(details ?? "")).toBe("Layan: Girls\nHessa: Juniors");
	});

	test("speaks of one child once the other has been deleted", () => {
		const { title } = wordsFor("en", [girl], [{ userId: 1 }, { userId: 2 }]);
		expect(plain(title)).toBe("Layan: registration received");
	});
});
