import type { Locale } from "#shared/core/locales.ts";
import {
	membershipCharge,
	membershipTitle,
	type PaymentMethod,
} from "#shared/people/memberships/memberships.rules.ts";
import type { User } from "../users/user.entity.ts";
import type { PaymentRecord } from "./payment.entity.ts";
import { receiptPage } from "./receipt.page.ts";

const personOf = (id: number, firstName: string, firstNameAr: string) =>
	({ id, firstName, lastName: "Alsabah", firstNameAr, lastNameAr: "الصباح" }) as User;
const [noura, omar] = [personOf(1, "Noura", "نورة"), personOf(2, "Omar", "عمر")];

const payment: PaymentRecord = {
	userId: 1,
	amount: 12_500,
	paymentMethod: "cash",
	paymentDate: "2026-11-21",
	receiptNumber: "2026-00042",
	createdAt: "2026-11-22T09:00:00.000Z",
	recordedBy: 9,
};
const cup = { charge: "c1", amount: 10_000, eventId: 3, titleEn: "Cup", titleAr: "كأس" };
const membership = { charge: membershipCharge, amount: 2_500, ...membershipTitle };

type Paid = Parameters<typeof receiptPage>[0];
const one = (change: Partial<PaymentRecord> = {}, more: Partial<Paid> = {}): Paid => {
	const made = { ...payment, ...change };
	return { payments: [{ payment: made, person: noura }], total: made.amount, ...more };
};

/** A text as it is read: without marks, and with each line of a list apart. */
const read = (html: string) =>
	html
		.replace(/<br>/g, "\n")
		.replace(/<[^>]+>/g, "")
		.replace(/&#38;/g, "&");

const sender = {
	cityEn: "Salmiya, Kuwait",
	cityAr: "السالمية، الكويت",
	phone: "+96522223333",
	email: "office@example.com",
	licenceNumber: "KF-77",
};

/** What a receipt says in a language: its title, its warning, its rows and what stands below them. */
function sayings(receipt: Paid, locale: Locale = "en") {
	const html = receiptPage(receipt, locale, sender);
	const all = (pattern: RegExp, text = html) =>
		[...text.matchAll(pattern)].map(([, found]) => read(found));
	const ofLocale = (className: string) =>
		[...html.matchAll(new RegExp(`<div class="${className}">(.*?)</div>`, "gs"))].flatMap(
			([, text]) => all(new RegExp(`<p lang="${locale}"[^>]*>(.*?)</p>`, "gs"), text),
		);
	const [, side = ""] = new RegExp(`<dl class="side" lang="${locale}"[^>]*>(.*?)</dl>`, "s").exec(
		html,
	) ?? [""];
	const [dates, values] = [all(/<dt>(.*?)<\/dt>/gs, side), all(/<dd[^>]*>(.*?)<\/dd>/gs, side)];
	const {
		"Amount in words": _,
		"المبلغ بالحروف": _words,
		...rows
	} = Object.fromEntries(dates.map((name, at) => [name, values[at]]));
	return {
		title: all(/<h1>(.*?)<\/h1>/gs)[0],
		page: all(/<title>(.*?)<\/title>/gs)[0],
		warning: ofLocale("notes void"),
		rows: rows as Record<string, string>,
		below: ofLocale("notes"),
		signature: all(/<p class="signature">(.*?)<\/p>/gs)[0],
	};
}

test("a voucher says the same in both languages, with the federation's address and the amount in words", () => {
	const html = read(receiptPage(one({ amount: 8_000 }), "ar", sender));
	for (const text of [
		"Kyokushin Karate Kuwait",
		"كيوكوشن كاراتيه الكويت",
		"Salmiya, Kuwait",
		"السالمية، الكويت",
		"Licence no. KF-77",
		"ترخيص رقم KF-77",
		"Eight dinars only",
		"فقط ثمانية دنانير لا غير",
		"Received from",
		"استلمنا من",
	])
		expect(html).toContain(text);
	const bare = receiptPage(one(), "en", { ...sender, licenceNumber: undefined });
	expect(bare).not.toContain("Licence");
	expect(bare).not.toContain("undefined");
});

test("a voucher names its cashier in both scripts, and has a place for the stamp", () => {
	expect(sayings(one({}, { cashier: omar })).signature).toBe(
		"Omar Alsabah · عمر الصباحCashier · أمين الصندوق",
	);
	expect(read(receiptPage(one(), "en", sender))).toContain("Stamp · الختم");
});

test("a refund names its reason and the receipt that it pays back", () => {
	const refund = {
		amount: -10_000,
		parts: [{ ...cup, amount: -10_000 }],
		notes: "Withdrew in time",
	};
	const paid = one(refund, { firstReceipts: ["2026-00040"] });
	expect(sayings(paid).rows).toMatchObject({
		Reason: "Withdrew in time",
		"Refund of receipt": "2026-00040",
	});
	expect(sayings(paid, "ar").rows).toMatchObject({
		السبب: "Withdrew in time",
		"رد عن الإيصال": "2026-00040",
	});
	// The notes of a payment are staff's own.
	expect(sayings(one({ notes: "Counted twice" })).rows.Reason).toBeUndefined();
});

test("a receipt of a membership says what was received, from whom and until when it counts", () => {
	expect(sayings(one({ validUntil: "2027-11-20" }))).toEqual({
		title: "Receipt 2026-00042 إيصال استلام",
		page: "Receipt 2026-00042",
		warning: [],
		rows: {
			"Receipt no.": "2026-00042",
			"Received from": "Noura Alsabah",
			Amount: "KD 12.500",
			For: "Membership fee",
			"Date of payment": "November 21, 2026",
			"Method of payment": "Cash",
			"Membership valid until": "November 20, 2027",
		},
		below: [],
		signature: "For the federation · عن الاتحاد",
	});
	expect(sayings(one({ validUntil: "2027-11-20" }), "ar")).toEqual({
		title: "Receipt 2026-00042 إيصال استلام",
		page: "إيصال استلام 2026-00042",
		warning: [],
		rows: {
			"رقم الإيصال": "2026-00042",
			"استلمنا من": "نورة الصباح",
			المبلغ: "١٢٫٥٠٠ د.ك",
			"وذلك عن": "رسوم العضوية",
			"تاريخ الدفع": "٢١ نوفمبر ٢٠٢٦",
			"طريقة الدفع": "نقدًا",
			"العضوية سارية حتى": "٢٠ نوفمبر ٢٠٢٧",
		},
		below: [],
		signature: "For the federation · عن الاتحاد",
	});
});

test("a refund's receipt says to whom money was paid back, for what and when", () => {
	const refund = { amount: -10_000, parts: [{ ...cup, amount: -10_000 }] };
	expect(sayings(one(refund))).toMatchObject({
		title: "Refund receipt 2026-00042 إيصال رد مبلغ",
		rows: {
			"Receipt no.": "2026-00042",
			"Paid to": "Noura Alsabah",
			Amount: "KD 10.000",
			For: "Cup",
			"Date of refund": "November 21, 2026",
			"Method of payment": "Cash",
		},
	});
	expect(sayings(one(refund), "ar")).toMatchObject({
		title: "Refund receipt 2026-00042 إيصال رد مبلغ",
		rows: {
			"رقم الإيصال": "2026-00042",
			"صُرف إلى": "نورة الصباح",
			المبلغ: "١٠٫٠٠٠ د.ك",
			"وذلك عن": "كأس",
			"تاريخ الرد": "٢١ نوفمبر ٢٠٢٦",
			"طريقة الدفع": "نقدًا",
		},
	});
});

test("each part has its amount if there are several, and the rest is credit", () => {
	const parts = [cup, membership];
	const validUntil = "2027-11-20";
	const text = (change: Partial<PaymentRecord>, locale: Locale = "en") =>
		sayings(one({ ...change }), locale).rows[locale === "en" ? "For" : "وذلك عن"];
	expect(text({ parts, validUntil })).toBe("Cup · KD 10.000\nMembership fee · KD 2.500");
	expect(text({ parts: [cup] })).toBe("Cup · KD 10.000\nCredit · KD 2.500");
	expect(text({ parts: [cup] }, "ar")).toBe("كأس، ١٠٫٠٠٠ د.ك\nرصيد، ٢٫٥٠٠ د.ك");
	expect(text({ parts: [cup], amount: 10_000 })).toBe("Cup");
	expect(text({ parts: [] })).toBe("Credit");
	expect(text({ amount: -2_500, parts: [] })).toBe("Credit");
});

test.each<[string, Partial<PaymentRecord>, string | undefined, string | undefined]>([
	["counts", {}, undefined, undefined],
	[
		"was voided",
		{ voidedAt: "2026-12-01T09:00:00.000Z" },
		"Voided on December 1, 2026. This receipt is no longer valid.",
		"أُلغي في ١ ديسمبر ٢٠٢٦. لم يعد هذا الإيصال صالحًا.",
	],
	[
		"waits at the bank",
		{ amount: -1, waitsSince: "2026-11-21T09:00:00.000Z" },
		"This refund waits at the bank. It has not been paid out yet.",
		"هذا المبلغ بانتظار البنك ولم يُصرف بعد.",
	],
	[
		"was refused by the bank",
		{
			amount: -1,
			waitsSince: "2026-11-21T09:00:00.000Z",
			voidedAt: "2026-12-01T09:00:00.000Z",
		},
		"Not paid out by the bank, December 1, 2026. This receipt is no longer valid.",
		"لم يصرفه البنك، ١ ديسمبر ٢٠٢٦. لم يعد هذا الإيصال صالحًا.",
	],
])("a receipt that %s says so", (_, change, english, arabic) => {
	expect(sayings(one(change)).warning).toEqual(english ? [english] : []);
	expect(sayings(one(change), "ar").warning).toEqual(arabic ? [arabic] : []);
});

test("a payer who is not the member stands beside the member", () => {
	const payer = "Gulf & Sons";
	expect(sayings(one({ payer })).rows).toMatchObject({
		"Received from": payer,
		Member: "Noura Alsabah",
	});
	expect(sayings(one({ payer }), "ar").rows).toMatchObject({
		"استلمنا من": payer,
		العضو: "نورة الصباح",
	});
	// Who pays online for a child is the payer; who pays for themselves is not named twice.
	expect(sayings(one({}, { payer: omar })).rows).toMatchObject({
		"Received from": "Omar Alsabah",
		Member: "Noura Alsabah",
	});
	expect(sayings(one({}, { payer: omar }), "ar").rows["استلمنا من"]).toBe("عمر الصباح");
	expect(sayings(one({}, { payer: noura })).rows).toMatchObject({
		"Received from": "Noura Alsabah",
	});
	expect(sayings(one({}, { payer: noura })).rows.Member).toBeUndefined();
	expect(sayings(one({ payer }, { payer: omar })).rows["Received from"]).toBe(payer);
});

describe("a receipt of several people", () => {
	const both = (change: Partial<Paid> = {}): Paid => ({
		payments: [
			{
				payment: { ...payment, amount: 2_500, parts: [membership], validUntil: "2027-11-20" },
				person: noura,
			},
			{ payment: { ...payment, userId: 2, amount: 10_000, parts: [cup] }, person: omar },
		],
		total: 12_500,
		...change,
	});

	test("names each person with what is theirs, and the sum", () => {
		expect(sayings(both()).rows).toEqual({
			"Receipt no.": "2026-00042",
			"Received from": "Noura Alsabah\nOmar Alsabah",
			Amount: "KD 12.500",
			For: [
				"Membership fee · Noura Alsabah · valid until November 20, 2027 · KD 2.500",
				"Cup · Omar Alsabah · KD 10.000",
			].join("\n"),
			"Date of payment": "November 21, 2026",
			"Method of payment": "Cash",
		});
		expect(sayings(both(), "ar").rows["وذلك عن"]).toBe(
			[
				"رسوم العضوية، نورة الصباح، سارية حتى ٢٠ نوفمبر ٢٠٢٧، ٢٫٥٠٠ د.ك",
				"كأس، عمر الصباح، ١٠٫٠٠٠ د.ك",
			].join("\n"),
		);
		expect(sayings(both()).below).toEqual([]);
	});

	test("names the payer who is one of them once, and no member beside them", () => {
		const { rows } = sayings(both({ payer: noura }));
		expect(rows["Received from"]).toBe("Noura Alsabah");
		expect(rows.Member).toBeUndefined();
	});

	test("says only of a membership until when it counts", () => {
		const validUntil = "2027-11-20";
		const mixed = { ...payment, parts: [cup, membership], validUntil };
		const { For } = sayings({
			payments: [
				{ payment: mixed, person: noura },
				{ payment: { ...payment, userId: 2, amount: 2_500, parts: [membership] }, person: omar },
			],
			total: 15_000,
		}).rows;
		expect(For.split("\n")).toEqual([
			"Cup · Noura Alsabah · KD 10.000",
			"Membership fee · Noura Alsabah · valid until November 20, 2027 · KD 2.500",
			"Membership fee · Omar Alsabah · KD 2.500",
		]);
	});

	test("of which a part is shown says so, with the sum of the whole", () => {
		const part = one({}, { total: 20_000 });
		expect(sayings(part).below).toEqual(["Part of a payment of KD 20.000 for several people."]);
		expect(sayings(part, "ar").below).toEqual(["جزء من دفعة قدرها ٢٠٫٠٠٠ د.ك عن عدة أشخاص."]);
	});
});

test("a person who was deleted is a former member", () => {
	const ofFormerMember = { payments: [{ payment, person: null }], total: payment.amount };
	expect(sayings(ofFormerMember).rows["Received from"]).toBe("A former member");
	expect(sayings(ofFormerMember, "ar").rows["استلمنا من"]).toBe("عضو سابق");
});

test("the amount is the largest text, and the number reads from left to right", () => {
	const html = receiptPage(one(), "ar", sender);
	expect(html).toContain('<dd class="amount">');
	expect(html).toContain('<bdi dir="ltr">2026-00042</bdi>');
	expect(html).toContain('dir="rtl"');
});

test.each<[PaymentMethod, string, string]>([
	["cash", "Cash", "نقدًا"],
	["knet", "KNET", "كي نت"],
	["transfer", "Bank transfer", "تحويل بنكي"],
	["online", "Online", "دفع إلكتروني"],
	["other", "Other", "طريقة أخرى"],
])("money that came by %s says so in both languages", (paymentMethod, english, arabic) => {
	const receipt = one({ paymentMethod });
	expect(sayings(receipt).rows["Method of payment"]).toBe(english);
	expect(sayings(receipt, "ar").rows["طريقة الدفع"]).toBe(arabic);
});

test("a receipt of an online payment names KNET or the card and the bank's reference, and has the mark", () => {
	const online = { paymentMethod: "online", reference: "7-AAAAAAAAAAAAAAAAAAAAAA" } as const;
	const paid = one({ ...online, source: "knet", bankReference: "chg_TS01" });
	expect(sayings(paid).rows).toMatchObject({
		"Method of payment": "KNET, online",
		"Bank reference": "chg_TS01",
	});
	expect(sayings({ ...paid }, "ar").rows).toMatchObject({
		"طريقة الدفع": "كي نت، إلكترونيًا",
		"مرجع البنك": "chg_TS01",
	});
	expect(sayings(one({ ...online, source: "card" })).rows["Method of payment"]).toBe(
		"Card, online",
	);
	// Our own id of an older payment is no reference of the bank.
	expect(sayings(one(online)).rows).not.toHaveProperty("Bank reference");
	expect(sayings(one({ paymentMethod: "transfer", reference: "T-99" })).rows).toMatchObject({
		"Bank reference": "T-99",
	});
	expect(receiptPage(paid, "en", sender)).toContain('src="/mark.svg"');
	// Nobody signs it.
	expect(sayings(paid).signature).toBeUndefined();
	expect(read(receiptPage(paid, "en", sender))).toContain(
		"Issued electronically. Valid without a signature.",
	);
});
