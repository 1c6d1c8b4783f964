import type { PaymentMethod } from "#shared/people/memberships/memberships.rules.ts";
import type { PaymentRecord } from "../../../people/memberships/payment.entity.ts";
import type { ChargeLineRecord } from "../ledger/charge-line.entity.ts";

process.env.TABLE_NAME = "none";
process.env.SITE_URL = "http://localhost";
const { moneyTable } = await import("./money.export.ts");

type Book = Parameters<typeof moneyTable>[0];

const noura = {
	firstName: "Noura",
	lastName: "Alsabah",
	firstNameAr: "نورة",
	lastNameAr: "الصباح",
};
const cup = { charge: "c1", amount: 10_000, titleEn: "Cup", titleAr: "كأس" };

const payment = (change: Partial<PaymentRecord> = {}): PaymentRecord => ({
	userId: 1,
	amount: 12_500,
	paymentMethod: "cash",
	paymentDate: "2026-11-21",
	receiptNumber: "2026-00042",
	createdAt: "2026-11-21T09:00:00.000Z",
	recordedBy: 9,
	...change,
});

const line = (change: Partial<ChargeLineRecord> = {}): ChargeLineRecord => ({
	charge: "c1",
	n: 0,
	userId: 1,
	kind: "charged",
	amount: 10_000,
	at: "2026-11-20T21:00:00.000Z",
	period: "2026-11-0",
	titleEn: "Cup",
	titleAr: "كأس",
	...change,
});

const book = (change: Partial<Book>): Book => ({
	payments: [],
	lines: [],
	people: new Map([[1, noura]]),
	closings: new Map(),
	...change,
});

const rowsOf = (change: Partial<Book>, locale: "en" | "ar" = "en") =>
	moneyTable(book(change), locale).rows;

test("each payment and charge has a line by day, with all that is known of it", () => {
	const paid = payment({
		parts: [cup, { ...cup, titleEn: "Camp", titleAr: "معسكر" }],
		reference: "KNET 77",
		payer: "Gulf Co.",
		notes: "By phone",
	});
	const later = line({ at: "2026-11-22T09:00:00.000Z", kind: "waived", amount: -500 });
	const lines = [{ ...later, receipt: "2026-00050", reason: "Ill" }, line()];
	expect(moneyTable(book({ payments: [paid], lines }), "en")).toEqual({
		title: "Payments and charges",
		columns: [
			"Date",
			"Line",
			"Receipt",
			"Person",
			"For",
			"Received (KD)",
			"Charged (KD)",
			"Method",
			"Reference",
			"Paid by",
			"Notes",
		],
		rows: [
			[
				"2026-11-21",
				"Payment",
				"2026-00042",
				"Noura Alsabah",
				"Cup; Camp",
				12.5,
				"",
				"Cash",
				"KNET 77",
				"Gulf Co.",
				"By phone",
			],
			// A charge made after midnight in Kuwait belongs to the new day.
			["2026-11-21", "Charge", "", "Noura Alsabah", "Cup", "", 10, "", "", "", ""],
			[
				"2026-11-22",
				"Charge waived",
				"2026-00050",
				"Noura Alsabah",
				"Cup",
				"",
				-0.5,
				"",
				"",
				"",
				"Ill",
			],
		],
	});
	expect(moneyTable(book({ payments: [paid], lines }), "ar")).toMatchObject({
		title: "المدفوعات والرسوم",
		columns: [
			"التاريخ",
			"البند",
			"الإيصال",
			"الشخص",
			"مقابل",
			"المستلم (د.ك)",
			"الرسوم (د.ك)",
			"الطريقة",
			"المرجع",
			"الدافع",
			"ملاحظات",
		],
		rows: [
			["2026-11-21", "دفعة", "2026-00042", "نورة الصباح", "كأس; معسكر", 12.5, "", "نقدًا"].concat([
				"KNET 77",
				"Gulf Co.",
				"By phone",
			]),
			["2026-11-21", "رسوم", "", "نورة الصباح", "كأس", "", 10, "", "", "", ""],
			[
				"2026-11-22",
				"إعفاء من رسوم",
				"2026-00050",
				"نورة الصباح",
				"كأس",
				"",
				-0.5,
				"",
				"",
				"",
				"Ill",
			],
		],
	});
});

test("a payment of staff without parts is a membership, with nothing else known", () => {
	const [row] = rowsOf({ payments: [payment()] });
	expect(row.slice(4)).toEqual(["Membership fee", 12.5, "", "Cash", "", "", ""]);
	expect(rowsOf({ payments: [payment()] }, "ar")[0][4]).toBe("رسوم العضوية");
});

const [noon, closedAt, evening] = ["09", "12", "18"].map((at) => `2026-11-21T${at}:00:00.000Z`);
const closed = new Map([["2026-11-21", closedAt]]);

test.each<[string, Partial<PaymentRecord>, Map<string, string>, string, string]>([
	["voided", { voidedAt: evening }, new Map(), "Voided", "ملغاة"],
	["voided before the closing", { voidedAt: noon }, closed, "Voided", "ملغاة"],
	["voided as the day was closed", { voidedAt: closedAt }, closed, "Voided", "ملغاة"],
	[
		"voided after the closing",
		{ voidedAt: evening },
		closed,
		"Voided after the day was closed",
		"ملغاة بعد إقفال اليوم",
	],
	["waiting at the bank", { waitsSince: noon }, closed, "Waits at the bank", "بانتظار البنك"],
	["refused by the bank", { waitsSince: noon, voidedAt: noon }, new Map(), "Voided", "ملغاة"],
])("a payment that is %s says so and counts nothing", (_, change, closings, english, arabic) => {
	const payments = [payment({ notes: "Note", voidReason: "Mistyped", ...change })];
	const [row] = rowsOf({ payments, closings });
	expect([row[1], row[5], row[10]]).toEqual([`Payment (${english})`, 0, "Mistyped"]);
	expect(rowsOf({ payments, closings }, "ar")[0][1]).toBe(`دفعة (${arabic})`);
});

test.each<[ChargeLineRecord["kind"], string, string]>([
	["charged", "Charge", "رسوم"],
	["changed", "Change of a charge", "تعديل رسوم"],
	["voided", "Charge voided", "إلغاء رسوم"],
	["waived", "Charge waived", "إعفاء من رسوم"],
	["refunding", "Refund of a charge at the bank", "إعادة رسوم لدى البنك"],
	["refunded", "Charge refunded", "إعادة رسوم"],
	["paid", "Paid", "مدفوع"],
	["released", "Released", "محرَّر"],
])("a line of the kind %s is called so", (kind, english, arabic) => {
	const lines = [line({ kind })];
	expect([rowsOf({ lines })[0][1], rowsOf({ lines }, "ar")[0][1]]).toEqual([english, arabic]);
});

test("a person who was deleted is a former member, and money is named by its way", () => {
	const payments = [payment({ userId: 7, paymentMethod: "knet" satisfies PaymentMethod })];
	expect(rowsOf({ payments })[0][3]).toBe("A former member");
	expect(rowsOf({ payments }, "ar")[0][3]).toBe("عضو سابق");
	expect([rowsOf({ payments })[0][7], rowsOf({ payments }, "ar")[0][7]]).toEqual(["KNET", "كي نت"]);
});
