import type { Charge } from "#shared/competition/fees/charges.rules.ts";
import type { Locale } from "#shared/core/locales.ts";
import { statementPage } from "./statement.page.ts";

type Statement = Parameters<typeof statementPage>[0];

const sender = {
	cityEn: "Salmiya, Kuwait",
	cityAr: "السالمية، الكويت",
	phone: "+96522223333",
	email: "office@example.com",
};
const now = Date.parse("2026-11-21T21:30:00Z");
const event = { titleEn: "Open & Cup", titleAr: "كأس الكويت" };
const people = new Map(
	[
		[1, "Noura", "نورة"],
		[2, "Ali", "علي"],
	].map(([id, firstName, firstNameAr]) => [
		id,
		{ id, firstName, lastName: "Alsabah", firstNameAr, lastNameAr: "الصباح" },
	]),
);
const charged = (userId: number, owed: number, paid: number, ofClass = "", ofClassAr = "") => ({
	userId,
	charge: { id: `c${userId}`, full: owed, owed, paid, lines: [] } satisfies Charge,
	titleEn: event.titleEn + ofClass,
	titleAr: event.titleAr + ofClassAr,
});
const statement = (...all: ReturnType<typeof charged>[]) =>
	({ event, people, charged: all }) as unknown as Statement;

const read = (html: string) => html.replace(/<[^>]+>/g, "").replace(/&#38;/g, "&");

/** What a statement says: its title, when it was made, and its rows from the head to the sum. */
function sayings(of: Statement, locale: Locale = "en") {
	const html = statementPage(of, locale, now, sender);
	const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text);
	return {
		title: read(all(/<title>(.*?)<\/title>/gs)[0]),
		header: all(/<header class="heading">(.*?)<\/header>/gs)[0]
			.split(/<\/(?:p|h1)>/)
			.map(read)
			.slice(0, -1),
		rows: all(/<tr>(.*?)<\/tr>/gs).map((row) =>
			[...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell]) => read(cell)),
		),
		heads: all(/data-head="(.*?)"/g),
		none: all(/<\/header><p>(.*?)<\/p>/gs),
	};
}

test("a statement lists who owes and has paid what, by name, and sums it up", () => {
	const of = statement(charged(1, 10_000, 4_000, ": Kata", ": كاتا"), charged(2, 5_000, 5_000));
	const texts = sayings(of);
	expect(texts).toEqual({
		title: "Statement of fees: Open & Cup",
		header: ["Statement of fees", "Open & Cup", "November 22, 2026"],
		rows: [
			["Name", "For", "Fee", "Paid", "To pay"],
			["Ali Alsabah", "Open & Cup", "KD 5.000", "KD 5.000", "KD 0.000"],
			["Noura Alsabah", "Kata", "KD 10.000", "KD 4.000", "KD 6.000"],
			["Total", "KD 15.000", "KD 9.000", "KD 6.000"],
		],
		heads: Array(3).fill(["Fee", "Paid", "To pay"]).flat(),
		none: [],
	});
	expect(sayings(of, "ar")).toMatchObject({
		title: "كشف الرسوم: كأس الكويت",
		rows: [
			["الاسم", "مقابل", "الرسوم", "المدفوع", "المتبقي"],
			["علي الصباح", "كأس الكويت", "٥٫٠٠٠ د.ك", "٥٫٠٠٠ د.ك", "٠٫٠٠٠ د.ك"],
			["نورة الصباح", "كاتا", "١٠٫٠٠٠ د.ك", "٤٫٠٠٠ د.ك", "٦٫٠٠٠ د.ك"],
			["المجموع", "١٥٫٠٠٠ د.ك", "٩٫٠٠٠ د.ك", "٦٫٠٠٠ د.ك"],
		],
		heads: Array(3).fill(["الرسوم", "المدفوع", "المتبقي"]).flat(),
	});
});

test("a person who was deleted is a former member", () => {
	const of = statement(charged(7, 1_000, 0));
	expect(sayings(of).rows[1][0]).toBe("A former member");
	expect(sayings(of, "ar").rows[1][0]).toBe("عضو سابق");
});

test("a statement of no fees says so instead of a table", () => {
	expect(sayings(statement())).toMatchObject({ rows: [], none: ["No fees"] });
	expect(sayings(statement(), "ar")).toMatchObject({ rows: [], none: ["لا رسوم"] });
});
