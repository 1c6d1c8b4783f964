import { type Locale, locales } from "#shared/core/locales.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
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
