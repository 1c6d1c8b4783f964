import { type Locale, locales } from "#shared/core/locales.ts";
import type { NotificationKind } from "#shared/notifications.ts";
import { guardianActionOf, noticeOf, wordsOf } from "./notices.ts";
import type { NotificationRecord } from "./notification.entity.ts";

/** Without the marks around names, and with plain spaces. */
const plain = (text: string) =>
	text.replace(/[\u2066-\u2069\u200e\u200f]/g, "").replace(/[^\S\n]/g, " ");

const words = (kind: NotificationKind, params: object, locale: Locale, child?: object) =>
	wordsOf({ kind, params, child } as unknown as NotificationRecord, locale);
const messageOf = (kind: NotificationKind, params: object, locale: Locale) =>
	plain(words(kind, params, locale).message);

const cup = { titleEn: "Jahra Cup", titleAr: "كأس الجهراء" };

const boys = {
	...cup,
	eventId: 5,
	classId: 7,
	classEn: "Boys −35 kg",
	classAr: "أولاد −٣٥ كغم",
};

type Row = [facts: object, en: string | RegExp, ar: string | RegExp];

/** What each kind says with these facts, in English and in Arabic. */
const messages: Partial<Record<NotificationKind, Row[]>> = {
	record: [
		[
			{ role: "coach" },
			/^Ali made a change: the role is coach now\. If this/,
			/^تعديل من علي: أصبح الدور: مدرب\. إن/,
		],
		[{ role: "super-admin" }, /the role is super-admin now\. If this/, /أصبح الدور: مشرف عام\. إن/],
		[{ coach: null }, /: there is no coach now\. If this/, /: لا مدرب الآن\. إن/],
		[
			{ coach: { nameEn: "Sami", nameAr: "سامي" } },
			/: the coach is Sami now\. If this/,
			/: أصبح المدرب سامي\. إن/,
		],
		[{ coach: { nameEn: "Sami" } }, /Sami now\. If this/, /أصبح المدرب Sami\. إن/],
		[
			{ formerEn: "Old", formerAr: "قديم" },
			/: the name was Old before\. If this/,
			/: كان الاسم سابقًا قديم\. إن/,
		],
		[
			{ dateOfBirth: null },
			/: the date of birth was removed\. Event classes/,
			/: حُذف تاريخ الميلاد\. ./,
		],
		[{ dateOfBirth: "2010-02-03" }, /is February 3, 2010 now\. Event classes/, /٣ فبراير ٢٠١٠\. ./],
		[{ gender: true }, /: the gender was changed\. Event classes/, /: عُدّل الجنس\. ./],
		[
			{ belt: "green-4" },
			/: the belt is .*[Gg]reen.* now\. Event classes/,
			/: أصبح الحزام: .*الأخضر.*\. ./,
		],
		[
			{ role: "member", gender: true },
			/: the role is member now and the gender was changed\. Event/,
			/: أصبح الدور: عضو وعُدّل الجنس\. ./,
		],
	],
	student: [
		[
			{ status: "linkRequested", nameEn: "Sami", nameAr: "سامي" },
			"Sami would like to have you as a student. Nothing changes until you accept.",
			/^يود سامي أن تكون من طلابه/,
		],
		[{ status: "linkRequested", nameEn: "Sami" }, /^Sami would/, /^يود Sami أن/],
		[
			{ status: "takenOver", hasStudents: true },
			"The coach’s students are on your list.",
			"وأُضيف طلابه إلى قائمتك.",
		],
		[
			{
				status: "takenOver",
				classes: [
					{ title: "Kids", titleAr: "الأطفال", dayOfWeek: "monday", startTime: "17:00" },
					{ title: "Kata", dayOfWeek: "friday", startTime: "18:30" },
				],
			},
			/^These classes are yours now: “Kids” .*Mondays.*; “Kata” .*Fridays.*\.$/,
			/^أصبحت هذه الحصص لك: «الأطفال» .*الاثنين.*؛ «Kata» .*الجمعة.*\.$/,
		],
		[
			{
				status: "takenOver",
				classes: [{ title: "Kids", dayOfWeek: "monday", startTime: "17:00" }],
				hasStudents: true,
			},
			/^These classes are yours now: .*\. The coach’s students are on your list\.$/,
			/^أصبحت هذه الحصص لك: .*\. وأُضيف طلابه إلى قائمتك\.$/,
		],
	],
	family: [
		[
			{ status: "joined", childEn: "Reem", childAr: "ريم", nameEn: "Sami", nameAr: "سامي" },
			"Sami may now act for Reem too. If this is wrong, please tell the federation at once.",
			"أصبح بإمكان سامي التصرف نيابةً عن ريم أيضًا. إن لم يكن ذلك صحيحًا فأبلغ الاتحاد فورًا.",
		],
		[
			{ status: "left", childEn: "Reem", nameEn: "Sami" },
			"Sami no longer acts for Reem.",
			/^لم يعد Sami .*Reem\.$/,
		],
		[
			{ status: "erasureAsked", childEn: "Reem", endsOn: "2027-04-17" },
			/deleted on April 17, 2027\./,
			/١٧ أبريل ٢٠٢٧/,
		],
		[{ status: "confirmed", childEn: "Reem" }, "You may now act for Reem.", /Reem\.$/],
	],
	membership: [
		[
			{ status: "ending", validUntil: "2027-04-17" },
			"Your membership runs until April 17, 2027. Please renew it in time.",
			/١٧ أبريل ٢٠٢٧\. يرجى تجديدها في موعدها\.$/,
		],
		[
			{ status: "ending", validUntil: "2027-04-17", online: true },
			/You can already renew it online/,
			/تجديدها من الآن إلكترونيًا/,
		],
		[
			{ status: "ended", validUntil: "2027-04-17" },
			/ran until April 17, 2027\. Please pay the fee at/,
			/كانت .* يرجى دفع الرسوم/,
		],
		[
			{ status: "unpaid", online: true },
			/You can pay the fee online/,
			/يمكنك دفع الرسوم إلكترونيًا/,
		],
		[{ status: "unpaid", online: false }, /Please pay the fee at/, /يرجى دفع الرسوم/],
		[
			{
				status: "received",
				validUntil: "2027-04-17",
				amount: 20_000,
				receiptNumber: 17,
				receipt: "R-17",
			},
			/received KD 20 .*valid until April 17, 2027\.$/,
			/سارية حتى ١٧ أبريل ٢٠٢٧\.$/,
		],
	],
	fee: [
		[
			{ status: "received", amount: 8_000, receiptNumber: "2026-1", titles: [cup] },
			"Thank you. We have received KD 8 for Jahra Cup (receipt 2026-1).",
			"شكرًا لك. استلمنا ٨ د.ك عن كأس الجهراء (إيصال رقم 2026-1).",
		],
		[
			{ status: "received", amount: 8_000, receiptNumber: "2026-1" },
			"Thank you. We have received KD 8 (receipt 2026-1).",
			"شكرًا لك. استلمنا ٨ د.ك (إيصال رقم 2026-1).",
		],
		[
			{ status: "due", amount: 5_000, titleEn: "Cup", titleAr: "كأس" },
			/^KD 5 for Cup has not been paid yet\. Please/,
			/مقابل كأس\. يرجى/,
		],
		[
			{ status: "due", amount: 5_000, titleEn: "Cup", titleAr: "كأس", online: true },
			/You can pay it online/,
			/يمكنك دفعه إلكترونيًا/,
		],
		[
			{ status: "due", amount: 5_000, titleEn: "Cup", titleAr: "كأس", releasedOn: "2027-04-17" },
			/April 17, 2027/,
			/١٧ أبريل ٢٠٢٧/,
		],
		[
			{ status: "waived", amount: 5_000, titleEn: "Cup", titleAr: "كأس", reason: "Hardship" },
			"You no longer owe KD 5 for Cup. The reason: Hardship",
			/مقابل كأس\. السبب: Hardship$/,
		],
	],
	document: [
		[
			{ document: "medical", expiresOn: "2027-04-17" },
			"Your medical certificate is valid until April 17, 2027. Please upload a new one in time.",
			/^تنتهي صلاحية مستندك \(الشهادة الطبية\) في ١٧ أبريل ٢٠٢٧/,
		],
		[
			{ document: "identity", expiresOn: "2027-04-17", student: { en: "Reem", ar: "ريم" } },
			/^The identity document of Reem is valid/,
			/^تنتهي صلاحية مستند ريم \(مستند الهوية\)/,
		],
		[
			{ document: "medical", expiresOn: "2027-04-17", event: { en: "Cup", ar: "كأس" } },
			/^“Cup” asks for a medical certificate that is valid on April 17, 2027\. Please upload it/,
			/^يلزم «كأس» رفع شهادة طبية سارية في ١٧ أبريل ٢٠٢٧\./,
		],
		[
			{ document: "identity", expiresOn: "2027-04-17", event: { en: "Cup", ar: "كأس" } },
			/^“Cup” asks for an identity document that is valid on/,
			/^يلزم «كأس» رفع مستند هوية سارٍ في/,
		],
	],
	claim: [
		[{ status: "claimReceived", name: "Reem" }, /^Reem says/, /^يذكر Reem/],
		[
			{ status: "claimDeclined" },
			"The federation could not join the record with your account.",
			"تعذّر على الاتحاد ربط السجل بحسابك.",
		],
		[
			{ status: "claimDeclined", reason: "Other person" },
			/account\. The reason: Other person$/,
			/بحسابك\. السبب: Other person$/,
		],
	],
	application: [
		[
			{ status: "applicationReceived", name: "Reem", personId: 7 },
			/^Reem has applied/,
			/^وصل طلب من Reem/,
		],
		[
			{ status: "coachApproved" },
			/^The federation has approved your application/,
			/^وافق الاتحاد على طلبك/,
		],
	],
	judging: [
		[
			{ status: "asked", eventId: 5, titleEn: "Cup", titleAr: "كأس", eventDate: "2027-04-17" },
			/judge at “Cup” on Saturday, April 17, 2027\./,
			/«كأس» يوم السبت، ١٧ أبريل ٢٠٢٧/,
		],
		[
			{
				status: "declined",
				eventId: 5,
				titleEn: "Cup",
				titleAr: "",
				eventDate: "2027-04-17",
				personId: 7,
				nameEn: "Sami",
				nameAr: "سامي",
			},
			"Sami cannot judge at “Cup”.",
			/«Cup»\. الحكم: سامي\.$/,
		],
		[
			{
				status: "declined",
				eventId: 5,
				titleEn: "Cup",
				titleAr: "كأس",
				eventDate: "2027-04-17",
				personId: 7,
				nameEn: "Sami",
				reason: "Ill",
			},
			"Sami cannot judge at “Cup”. The reason: Ill",
			/الحكم: Sami\. السبب: Ill$/,
		],
	],
	result: [
		[
			{ ...boys, place: 2, isCorrected: false },
			"Congratulations! You won 2nd place in Boys −35 kg at “Jahra Cup”. Osu!",
			"مبارك! فزت بالمركز الثاني في «أولاد −٣٥ كغم» في «كأس الجهراء». أوس!",
		],
		[
			{ ...boys, place: 3, isCorrected: true },
			/3rd place .* Osu!\nThis corrects an earlier result\.$/,
			/بالمركز الثالث .*\nهذا تصحيح لنتيجة سابقة\.$/,
		],
		[
			{ ...boys, isCorrected: true },
			/^The results of Boys −35 kg at “Jahra Cup” were corrected\. You are no longer/,
			/^صُحّحت نتائج «أولاد −٣٥ كغم» في «كأس الجهراء»\. ولم تعد ضمن/,
		],
	],
	broadcast: [
		[{ titleEn: "T", titleAr: "ع", messageEn: "M", messageAr: "ر" }, "M", "ر"],
		[
			{
				titleEn: "T",
				titleAr: "ع",
				messageEn: "M",
				messageAr: "ر",
				signedBy: { en: "Sami", ar: "سامي" },
			},
			"M\n— Sami",
			"ر\n— سامي",
		],
		[{ titleEn: "T", titleAr: "", messageEn: "M", messageAr: "" }, "M", "M\n(كُتبت بالإنجليزية)"],
		[{ titleEn: "", titleAr: "ع", messageEn: "", messageAr: "ر" }, "ر\n(Written in Arabic)", "ر"],
	],
};

const rows = Object.entries(messages).flatMap(([kind, list]) =>
	list.map(([facts, en, ar]) => ({ kind: kind as NotificationKind, facts, en, ar })),
);

test.each(rows)(
	"a notification of the kind $kind with $facts says what happened",
	({ kind, facts, en, ar }) => {
		const named = kind === "record" ? { nameEn: "Ali", nameAr: "علي", ...facts } : facts;
		for (const [locale, expected] of [
			["en", en],
			["ar", ar],
		] as const) {
			const message = messageOf(kind, named, locale);
			if (expected instanceof RegExp) expect(message).toMatch(expected);
			else expect(message).toBe(expected);
			expect(message).not.toMatch(/undefined|null|NaN|\[object| {2}/);
			expect(words(kind, named, locale).title).not.toBe("");
		}
	},
);

/** Where a notification leads: the person's own, and the copy of a guardian. */
test.each<[NotificationKind, object, string]>([
	["record", {}, "/profile"],
	["student", { status: "takenOver", classes: [{}] }, "/coach?tab=classes"],
	["student", { status: "takenOver" }, "/coach?tab=students"],
	["student", { status: "classCoachGiven" }, "/me"],
	["student", { status: "linkRequested" }, "/me"],
	["student", { status: "linkWithdrawn" }, "/me"],
	["student", { status: "coachGiven" }, "/me"],
	["student", { status: "coachEnded" }, "/me"],
	["student", { status: "linkAccepted", personId: 7 }, "/student/7"],
	["student", { status: "studentGiven", personId: 7 }, "/student/7"],
	["student", { status: "studentGiven" }, "/coach?tab=students"],
	["student", { status: "studentLeft", personId: 7 }, "/coach?tab=students"],
	["student", { status: "linkDeclined" }, "/coach?tab=students"],
	["family", { status: "waits", isForStaff: true, personId: 7 }, "/people/7"],
	["family", { status: "waits", personId: 7 }, "/family"],
	["family", { status: "youComeOfAge" }, "/profile#consents"],
	["family", { status: "youAreOfAge" }, "/profile#consents"],
	["family", { status: "actsForYou" }, "/family"],
	["membership", { status: "ended", online: true }, "/fees"],
	["membership", { status: "ended" }, "/me"],
	["fee", { status: "due" }, "/fees"],
	["document", { personId: 7 }, "/student/7"],
	["document", {}, "/profile#documents"],
	["claim", { status: "claimReceived" }, "/claims"],
	["claim", { status: "claimApproved" }, "/claim"],
	["application", { status: "applicationReceived", personId: 7 }, "/?tab=applications&id=7"],
	["application", { status: "coachApproved" }, "/"],
	["judging", { status: "applied", eventId: 5, nameEn: "Sami" }, "/?tab=events&judges=5"],
	["judging", { status: "asked", eventId: 5 }, "/me"],
	["result", { eventId: 5, classId: 7 }, "/events/5/draw?class=7"],
	["broadcast", { path: "/events/5" }, "/events/5"],
	["broadcast", {}, "/notifications"],
	["class", { status: "cancelled" }, "/classes"],
	["class", { status: "removed" }, "/classes"],
	["class", { status: "changed" }, "/me"],
	["event", { audience: "judge" }, "/me"],
	["event", { audience: "participant" }, "/registrations"],
	["promotion", { status: "promotionReceived", promotionId: 3 }, "/?tab=promotions&id=3"],
	["promotion", { status: "rankReceived", promotionId: 3 }, "/?tab=promotions&id=3"],
	["promotion", { status: "studentApproved" }, "/coach?tab=students"],
	["promotion", { status: "promotionApproved" }, "/me"],
])("a notification of the kind %s about %j leads to %s", (kind, facts, path) => {
	const { label, ...action } = noticeOf(kind).action(facts as never);
	expect(action.path).toBe(path);
	for (const locale of locales) expect(label[locale]).not.toBe("");
});

test.each<[NotificationKind, object, string]>([
	["membership", { status: "ended" }, "/fees"],
	["fee", { status: "due" }, "/fees"],
	["result", { eventId: 5, classId: 7 }, "/events/5/draw?class=7"],
	["grading", { status: "fail" }, "/child/7#belts"],
	["record", {}, "/family"],
	["class", { status: "changed" }, "/family"],
])("a guardian's copy of the kind %s about %j leads to %s", (kind, params, path) => {
	expect(guardianActionOf({ kind, params } as never, 7).path).toBe(path);
});

test.each<[NotificationKind, object, mailed: boolean, essential: boolean]>([
	["record", {}, true, true],
	["student", { status: "studentGiven" }, true, false],
	["family", { status: "joined" }, true, true],
	["membership", { status: "voided" }, true, true],
	["membership", { status: "received" }, true, false],
	["fee", { status: "voided" }, true, true],
	["fee", { status: "due" }, true, true],
	["fee", { status: "received" }, true, false],
	["fee", { status: "refunded" }, true, false],
	["document", {}, true, false],
	["claim", { status: "claimReceived" }, false, false],
	["claim", { status: "claimDeclined" }, true, false],
	["application", { status: "applicationReceived" }, false, false],
	["application", { status: "coachApproved" }, true, false],
	["judging", { status: "asked" }, true, false],
	["judging", { status: "rejected" }, true, false],
	["judging", { status: "confirmed" }, true, true],
	["judging", { status: "released" }, true, true],
	["judging", { status: "calledOff" }, true, true],
	["result", {}, true, true],
	["broadcast", { isMailed: true }, true, false],
	["broadcast", { isMailed: false }, false, false],
	["class", { status: "enrolled" }, true, false],
	["class", { status: "waitlisted" }, true, false],
	["class", { status: "resumed" }, true, false],
	["class", { status: "changed" }, true, true],
	["class", { status: "notHeld" }, true, true],
	["event", { audience: "judge" }, true, true],
	["promotion", { status: "promotionReceived" }, false, false],
	["promotion", { status: "rankReceived" }, false, false],
	["promotion", { status: "studentApproved" }, true, false],
	["promotion", { status: "promotionApproved" }, true, false],
])("whether a notification of the kind %s about %j is emailed: %s; to everybody: %s", (...row) => {
	const [kind, facts, mailed, essential] = row;
	const { isMailed, isEssential } = noticeOf(kind);
	expect([isMailed?.(facts as never) ?? true, isEssential?.(facts as never) ?? false]).toEqual([
		mailed,
		essential,
	]);
});

test("a guardian's copy names the child, in the reader's language or else the other one", () => {
	const child = { firstName: "Reem", firstNameAr: "ريم" };
	const facts = { status: "confirmed", childEn: "Reem" };
	expect(plain(words("family", facts, "en", child).title)).toBe("Reem: You may act now");
	expect(plain(words("family", facts, "ar", child).title)).toBe("ريم، أصبحت لك الصلاحية");
	expect(plain(words("family", facts, "ar", { firstName: "Reem" }).title)).toMatch(/^Reem، /);
	expect(plain(words("family", facts, "en", child).subject ?? "")).toBe("Reem: You may act now");
	const record = { nameEn: "Ali", gender: true };
	expect(plain(words("record", record, "en", child).title)).toBe("The record of Reem was changed");
	expect(plain(words("record", record, "en").title)).toBe("Your record was changed");
	expect(plain(words("record", record, "ar", child).title)).toBe("عُدّل سجل ريم");
});

test("a guardian's copy of a place names the child in its title and in its text", () => {
	const child = { firstName: "Omar", firstNameAr: "عمر" };
	const copy = (facts: object, locale: Locale) => {
		const { title, message } = words("result", { ...boys, ...facts }, locale, child);
		return [plain(title), plain(message)];
	};
	const won = { place: 2, isCorrected: false };
	expect(copy(won, "en")).toEqual([
		"Omar: 2nd place, Boys −35 kg",
		"Congratulations! Omar won 2nd place in Boys −35 kg at “Jahra Cup”. Osu!",
	]);
	expect(copy(won, "ar")).toEqual([
		"عمر، المركز الثاني في «أولاد −٣٥ كغم»",
		"مبارك! كان المركز الثاني في «أولاد −٣٥ كغم» من نصيب عمر في «كأس الجهراء». أوس!",
	]);
	expect(copy({ isCorrected: true }, "en")[1]).toMatch(/Omar is no longer among/);
	expect(copy({ isCorrected: true }, "ar")[1]).toMatch(/اسم عمر ضمن/);
});

describe("a changed event", () => {
	const event = { eventId: 5, audience: "participant", titleEn: "Cup", titleAr: "كأس" };
	const title = (facts: object) => words("event", { ...event, ...facts }, "en").title;
	const message = (facts: object, locale: Locale = "en") =>
		messageOf("event", { ...event, ...facts }, locale);
	const days = {
		from: { eventDate: "2027-04-17" },
		to: { eventDate: "2027-04-18", endDate: "2027-04-19" },
	};
	const place = {
		from: { location: "Hall 1", locationAr: "قاعة ١" },
		to: { location: "Hall 2", locationAr: "قاعة ٢" },
	};
	const deadline = { from: "2027-04-10", to: "2027-04-05" };
	const limits = { nameEn: "Kata", nameAr: "كاتا" };

	test.each([
		["An event has a new date", { days, place, limits, deadline, programme: true }],
		["An event has a new place", { place, limits, deadline, programme: true }],
		["An event class has other limits", { limits, deadline, programme: true }],
		["An event has an earlier deadline", { deadline, programme: true }],
		["An event has another programme", { programme: true, price: 5_000 }],
		["An event has other terms of payment", { price: 5_000 }],
	])("is titled “%s” for the weightiest of its changes", (expected, facts) => {
		expect(title(facts)).toBe(expected);
		expect(words("event", { ...event, ...facts }, "en").subject).toBe(`${expected}: Cup`);
	});

	test.each<[object, string, RegExp]>([
		[
			{ days },
			"“Cup” has changed. It now takes place on Sunday, April 18, 2027 to Monday, April 19, 2027, not on Saturday, April 17, 2027.",
			/^تغيّرت تفاصيل «كأس»\. الموعد الجديد: الأحد، ١٨ أبريل ٢٠٢٧ إلى الاثنين، ١٩ أبريل ٢٠٢٧، وكان السبت، ١٧ أبريل ٢٠٢٧\.$/,
		],
		[
			{ place },
			"“Cup” has changed. The new place is Hall 2. It was Hall 1.",
			/المكان الجديد: قاعة ٢، وكان قاعة ١\.$/,
		],
		[
			{ place: { ...place, from: { location: "" } } },
			"“Cup” has changed. The new place is Hall 2.",
			/المكان الجديد: قاعة ٢\.$/,
		],
		[
			{ place: { from: { location: "Hall 2" }, to: { location: "Hall 2", locationAr: "قاعة ٢" } } },
			"“Cup” has changed. The new place is Hall 2.",
			/المكان الجديد: قاعة ٢، وكان Hall 2\.$/,
		],
		[
			{ deadline },
			"“Cup” has changed. You can register or withdraw until Monday, April 5, 2027, not until Saturday, April 10, 2027.",
			/٥ أبريل ٢٠٢٧، وكان السبت، ١٠ أبريل ٢٠٢٧\.$/,
		],
		[
			{ deadline: { to: "2027-04-05" } },
			"“Cup” has changed. You can register or withdraw until Monday, April 5, 2027.",
			/٥ أبريل ٢٠٢٧\.$/,
		],
		[
			{ price: 5_000 },
			"“Cup” has changed. A place that you get from the waiting list now costs KD 5.",
			/٥ د\.ك/,
		],
		[
			{ price: 0 },
			"“Cup” has changed. A place that you get from the waiting list is now free.",
			/بلا رسوم\.$/,
		],
		[
			{ keepsLateFee: true },
			"“Cup” has changed. If you withdraw after the deadline, the fee stays due.",
			/تبقى الرسوم مستحقة/,
		],
		[
			{ programme: true },
			"“Cup” has changed. The programme has changed: see the event’s page.",
			/تغيّر البرنامج/,
		],
	])("with %j says what is new, and what it was", (facts, en, ar) => {
		expect(message(facts)).toBe(en);
		expect(message(facts, "ar")).toMatch(ar);
	});

	test("whose class no longer fits says of which one", () => {
		expect(message({ limits })).toContain("no longer fits the limits of “Kata”.");
		expect(message({ limits }, "ar")).toContain("«كاتا»");
	});
});

test("a guardian's copy of a receipt says how much, what for and for whom, and leads to the receipt", () => {
	const facts = { amount: 8_000, receiptNumber: "2026-1", receipt: "7-2026-1" };
	const fee = { ...facts, status: "received", titles: [cup] };
	const membership = { ...facts, status: "received", validUntil: "2027-04-17" };
	const child = { firstName: "Omar", firstNameAr: "عمر" };
	const titles = (kind: NotificationKind, params: object) =>
		locales.map((locale) => plain(words(kind, params, locale, child).title));
	expect(titles("fee", fee)).toEqual([
		"We received KD 8: Jahra Cup – Omar",
		"استلمنا ٨ د.ك: كأس الجهراء – عمر",
	]);
	expect(titles("membership", membership)).toEqual([
		"We received KD 8: membership fee – Omar",
		"استلمنا ٨ د.ك: رسوم العضوية – عمر",
	]);
	expect(plain(words("membership", membership, "en", child).message)).toContain(
		"Omar’s membership is valid until April 17, 2027.",
	);
	for (const kind of ["fee", "membership"] as const) {
		const params = (kind === "fee" ? fee : membership) as never;
		expect(noticeOf(kind).action(params)).toEqual(guardianActionOf({ kind, params }, 7));
		expect(noticeOf(kind).action(params).path).toBe("/fees?receipt=7-2026-1");
	}
	// Other notifications about fees name the child before their title.
	expect(
		plain(words("fee", { ...facts, status: "voided", reason: "Twice" }, "ar", child).title),
	).toBe("عمر، أُلغيت إحدى دفعاتك");
});

test.each<[NotificationKind, object]>([
	["registration", { status: "rejected", ...cup }],
	["promotion", { status: "promotionRejected", toBelt: "green-4" }],
	["claim", { status: "claimDeclined" }],
	["fee", { status: "voided", amount: 1_000, receiptNumber: "2026-00001" }],
])("a %s says a reason that was written in both languages only in the reader's", (kind, facts) => {
	const params = { ...facts, reason: "Too late · متأخر جدًا" };
	expect(messageOf(kind, params, "en")).toContain("Too late");
	expect(messageOf(kind, params, "en")).not.toContain("متأخر");
	expect(messageOf(kind, params, "ar")).toContain("متأخر جدًا");
	expect(messageOf(kind, params, "ar")).not.toContain("late");
});
