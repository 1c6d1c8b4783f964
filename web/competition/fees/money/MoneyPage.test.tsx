/** @jest-environment jsdom */
import { fireEvent, waitFor, within } from "@testing-library/react";
import type { Locale } from "#shared/core/locales.ts";
import { currentYear, dayAfter, kuwaitDate, timeZone } from "#shared/core/time/kuwait.ts";
import { monthAt } from "#shared/core/time/month.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../../base/session/session.ts";
import {
	owedMembershipsQuery,
	yearSumsQuery,
} from "../../../people/memberships/memberships.queries.ts";
import { cashDayQuery, closingsQuery, givenUpQuery } from "../fees.queries.ts";
import MoneyPage from "./MoneyPage.tsx";

const year = currentYear();
const today = kuwaitDate(Date.now());
const yesterday = dayAfter(today, -1);
const month = monthAt(Date.now());
const monthName = new Intl.DateTimeFormat("en-US", {
	month: "long",
	year: "numeric",
	timeZone,
}).format(Date.now());

const noura = {
	id: 20,
	firstName: "Noura",
	lastName: "Saleh",
	firstNameAr: "نورة",
	lastNameAr: "صالح",
};
const admin = { id: 2, firstName: "Ali", lastName: "Hamad", firstNameAr: null, lastNameAr: null };

const money = {
	year,
	months: [
		{
			month: `${year}-01`,
			collected: 30_000,
			before: 4_000,
			charged: 50_000,
			byMethod: { cash: 20_000, knet: 10_000 },
		},
		{ month: `${year}-02`, collected: 0, before: 1_000, charged: 0, byMethod: {} },
		{ month: `${year}-03`, collected: 0, before: 0, charged: 0, byMethod: {} },
	],
	open: 45_000,
	dojos: [{ dojoId: 1, nameEn: "Salmiya", nameAr: "السالمية", collected: 10_000, open: 2_000 }],
	events: [{ eventId: 5, titleEn: "Cup", titleAr: "كأس", collected: 7_000, open: 3_000 }],
};
const owed = {
	people: 3,
	amount: 60_000,
	months: [{ month: `${year}-03`, amount: 15_000 }],
	dojos: [
		{ dojoId: 1, nameEn: "Salmiya", nameAr: "السالمية", amount: 40_000 },
		{ dojoId: 2, nameEn: "Jahra", nameAr: "الجهراء", amount: 20_000 },
	],
};
const cashDay = {
	day: today,
	payments: 0,
	amounts: { cash: 0, knet: 0, transfer: 0, online: 0, other: 0 },
	closedUntil: null,
	closing: null,
};
const refund = {
	id: "r",
	kind: "refund",
	day: `${month}-01`,
	amount: 25_000,
	reason: "Injured",
	receipt: "R-17",
	titles: [
		{ titleEn: "Cup", titleAr: "كأس" },
		{ titleEn: "Kata", titleAr: "كاتا" },
	],
	person: noura,
	by: admin,
};
const waiver = {
	...refund,
	id: "w",
	kind: "waiver",
	amount: 30_000,
	day: `${month}-02`,
	reason: null,
	receipt: null,
	titles: [refund.titles[0]],
	person: null,
	by: null,
};

type Wish = {
	role?: string;
	locale?: Locale;
	at?: string;
	money?: object;
	owed?: object | undefined;
	givenUp?: object[];
	day?: object;
	closings?: object[];
};

function open(wish: Wish = {}) {
	const { role = "super-admin", locale, at = "/money", givenUp = [refund, waiver] } = wish;
	const calls = answerCalls(() => ({ body: [] }));
	const dayDisplayed = new URLSearchParams(at.split("?")[1]).get("day") ?? today;
	const view = renderPart(<MoneyPage />, {
		locale,
		at,
		data: [
			[userQuery.queryKey, { id: 1, role }],
			[yearSumsQuery(String(year)).queryKey, { ...money, ...wish.money }],
			...("owed" in wish && !wish.owed
				? []
				: [[owedMembershipsQuery.queryKey, wish.owed ?? owed] as const]),
			[cashDayQuery(dayDisplayed).queryKey, { ...cashDay, ...wish.day }],
			[givenUpQuery(month).queryKey, givenUp],
			[closingsQuery(String(year)).queryKey, wish.closings ?? []],
			[closingsQuery(String(year + 1)).queryKey, []],
		],
	});
	/** The texts of a table's cells, row by row. */
	const table = (name: string) =>
		within(view.getByRole("table", { name }))
			.getAllByRole("row")
			.map((row) => [...row.children].map(({ textContent }) => textContent.replace(/\s+/g, " ")));
	return { ...view, calls, table };
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** An amount as the page writes it, with plain spaces. */
const kwd = (dinars: string) => `KD ${dinars}`;

test("sums what was collected, what is outstanding, and what memberships are owed", () => {
	const { texts, all } = open();
	expect(texts(".money-figures .stat-value")).toEqual([kwd("30"), kwd("45"), kwd("60")]);
	expect(texts(".money-figures .small")).toEqual([
		`${kwd("5")} in ${year - 1}`,
		"3 people owe the membership fee",
	]);
	expect(all(".money-figures a").map((link) => link.getAttribute("href"))).toEqual(["/membership"]);
});

test.each([
	[undefined, "…", undefined],
	[{ ...owed, amount: 0 }, "not set", "3 people owe the membership fee"],
	[{ ...owed, amount: 0, people: 0 }, kwd("0"), "Nobody owes the membership fee"],
	[{ ...owed, people: 1 }, kwd("60"), "1 person owes the membership fee"],
])("of owed memberships %j, it shows %s", (given, value, line) => {
	const { texts } = open({ owed: given });
	expect(texts(".money-figures a .stat-value")).toEqual([value]);
	expect(texts(".money-figures a .small")).toEqual(line ? [line] : []);
});

test("lists each month, and in detail those with money, by the methods that were used", () => {
	const { table, getByRole } = open();
	expect(table("By month").slice(1)).toEqual([
		["January", kwd("30.000"), kwd("4.000"), kwd("50.000"), "Export to Excel"],
		["February", kwd("0.000"), kwd("1.000"), kwd("0.000"), "Export to Excel"],
		["March", kwd("0.000"), kwd("0.000"), kwd("0.000"), "Export to Excel"],
		["Total", kwd("30.000"), kwd("5.000"), kwd("50.000"), ""],
	]);
	const href = getByRole("link", { name: "Export February to Excel" }).getAttribute("href");
	expect(href).toContain(`from=${year}-02-01&to=${year}-02-2`);
	const [heads, ...rows] = table("Details by month and payment method");
	expect(heads.map((head) => head.replace(/[↕↑↓]/, ""))).toEqual([
		"Month",
		"Invoiced",
		"Membership fees due",
		"Cash",
		"KNET",
	]);
	expect(rows).toEqual([
		["January", kwd("50.000"), kwd("0.000"), kwd("20.000"), kwd("10.000")],
		["March", kwd("0.000"), kwd("15.000"), kwd("0.000"), kwd("0.000")],
		["Total", kwd("50.000"), kwd("15.000"), kwd("20.000"), kwd("10.000")],
	]);
});

test.each([
	["charged", { charged: 5 }],
	["collected", { collected: 5 }],
])("a month in which money was only %s is listed in detail", (_, part) => {
	const empty = { month: `${year}-01`, collected: 0, before: 0, charged: 0, byMethod: {} };
	const detailed = (given: object) =>
		open({
			money: { months: [{ ...empty, ...given }] },
			owed: { ...owed, months: [] },
		}).queryByRole("table", {
			name: /^Details/,
		});
	expect(detailed(part)).not.toBeNull();
	expect(detailed({ before: 5 })).toBeNull();
});

test("lists dojos with what they owe, also those without other money, and events with their fees", () => {
	const { table, getByRole } = open();
	expect(table("By dojo").slice(1)).toEqual([
		["Salmiya", kwd("10.000"), kwd("2.000"), kwd("40.000")],
		["Jahra", kwd("0.000"), kwd("0.000"), kwd("20.000")],
		["Without a dojo", kwd("20.000"), kwd("43.000"), kwd("0.000")],
		["Total", kwd("30.000"), kwd("45.000"), kwd("60.000")],
	]);
	expect(table("By event").slice(1)).toEqual([["Cup", kwd("7.000"), kwd("3.000")]]);
	expect(getByRole("link", { name: "Cup" }).getAttribute("href")).toBe("/events/5/fees");
	const none = open({
		money: { dojos: [], events: [], months: [], open: 0 },
		owed: { ...owed, amount: 0, people: 0, dojos: [] },
	});
	expect(none.texts("p.soft").filter((text) => text === "Nothing yet")).toHaveLength(2);
});

test("says that the fee is not set, and where to set it, in place of zeros", () => {
	const unset = { ...owed, amount: 0, dojos: [], months: [] };
	const { table, getByRole } = open({ owed: unset });
	expect(table("By dojo").map((row) => row[3])).toEqual([
		expect.stringContaining("Membership fees due"),
		"not set",
		"not set",
		"not set",
	]);
	expect(getByRole("link", { name: "Set the fee" }).getAttribute("href")).toBe("/settings");
	open({ owed: unset, role: "admin" }).getByText("Ask a super-admin to set it.");
});

test("offers three years, and saves the year that is shown", () => {
	const { texts, getByRole } = open();
	expect(texts(".url-filter button")).toEqual([`${year}`, `${year - 1}`, `${year - 2}`]);
	expect(texts(".url-filter [aria-pressed=true]")).toEqual([`${year}`]);
	const href = () => getByRole("link", { name: "Export to Excel" }).getAttribute("href");
	expect(href()).toContain(`from=${year}-01-01&to=${year}-12-31&lang=en`);
	fireEvent.click(getByRole("button", { name: `${year - 1}` }));
	expect(href()).toContain(`from=${year - 1}-01-01&to=${year - 1}-12-31`);
	getByRole("status");
});

describe("refunds and waivers", () => {
	test("are shown to super-admins alone", () => {
		expect(open({ role: "admin" }).queryByText("Refunds and waivers")).toBeNull();
		expect(open().getAllByText("Refunds and waivers").length).toBeGreaterThan(0);
	});

	test("name who got how much for what, when, and who decided it", () => {
		const { table, getByRole, getAllByRole } = open();
		const [first, second] = table("Refunds and waivers").slice(1);
		expect(first.slice(0, 3)).toEqual([
			"Noura Saleh",
			kwd("25.000"),
			"Refund: Cup; KataReceipt R-17Injured",
		]);
		expect(first[4]).toBe("Ali Hamad");
		expect(second.slice(0, 3)).toEqual(["A former member", kwd("30.000"), "Waiver: Cup"]);
		expect(second[4]).toBe("Not known");
		expect(getByRole("link", { name: "Noura Saleh" }).getAttribute("href")).toBe("/people/20");
		expect(getByRole("link", { name: "Ali Hamad" }).getAttribute("href")).toBe("/people/2");
		const sort = (name: string) =>
			fireEvent.click(
				within(getByRole("table", { name: "Refunds and waivers" })).getByRole("button", { name }),
			);
		const amounts = () =>
			table("Refunds and waivers")
				.slice(1, -1)
				.map(([, amount]) => amount);
		for (const column of ["Sort by Amount", "Sort by Day"]) {
			sort(column);
			expect(amounts()).toEqual([kwd("25.000"), kwd("30.000")]);
			sort(column);
			expect(amounts()).toEqual([kwd("30.000"), kwd("25.000")]);
			sort(column);
		}
		expect(getAllByRole("columnheader", { name: /Decided by/ })).toHaveLength(1);
	});

	test("of a month without any say so, with the sum from which they are listed", () => {
		const { getByText, queryByRole } = open({ givenUp: [] });
		getByText(new RegExp(`^Nobody got KD\\s20 or more in ${monthName}\\.$`));
		expect(queryByRole("table", { name: "Refunds and waivers" })).toBeNull();
		getByText(/paid back or waived KD\s20 or more/);
	});

	test("are those of the month in the address; the latest comes first and none is to come", () => {
		const { getByLabelText, address } = open();
		const field = getByLabelText("Month") as HTMLSelectElement;
		const months = [...field.options].map(({ value }) => value);
		expect([field.value, months[0], months.at(-1)]).toEqual([month, month, `${year}-01`]);
		expect(months).toHaveLength(Number(month.slice(5)));
		fireEvent.change(field, { target: { value: `${year}-01` } });
		expect(address()).toBe(`/money?month=${year}-01`);
		const unknown = open({ at: "/money?month=1999-01" });
		expect((unknown.getByLabelText("Month") as HTMLSelectElement).value).toBe(month);
	});
});

describe("the cash of a day", () => {
	const sums = (view: ReturnType<typeof open>) => view.texts(".cash-sums li");
	const closing = {
		counted: 9_000,
		expected: 10_000,
		afterwards: 0,
		reason: "A note was missing",
		notes: null,
		closedAt: "",
		by: noura,
	};
	const canClose = (view: ReturnType<typeof open>) =>
		view.queryByRole("button", { name: "Close the day" }) !== null;
	const canReopen = (view: ReturnType<typeof open>) =>
		view.queryByRole("button", { name: "Reopen the day" }) !== null;

	test("is that of today, or of the day in the address; cash is always listed", () => {
		const view = open({ day: { payments: 2, amounts: { ...cashDay.amounts, knet: 5_000 } } });
		expect(sums(view)).toEqual([`Cash${kwd("0.000")}`, `KNET${kwd("5.000")}`]);
		view.getByText("2 payments on this day");
		const field = view.getByLabelText("Day") as HTMLInputElement;
		expect([field.value, field.max]).toEqual([today, today]);
		fireEvent.change(field, { target: { value: "" } });
		expect(view.address()).toBe("/money");
		fireEvent.change(field, { target: { value: yesterday } });
		expect(view.address()).toBe(`/money?day=${yesterday}`);
	});

	test.each<[string, string, object, { closes: boolean; reopens: boolean; closedWith: boolean }]>([
		["not closed yet", "super-admin", {}, { closes: true, reopens: false, closedWith: false }],
		[
			"not closed after an earlier closing",
			"super-admin",
			{ closedUntil: yesterday },
			{ closes: true, reopens: false, closedWith: false },
		],
		[
			"closed with a later day",
			"super-admin",
			{ closedUntil: today },
			{ closes: false, reopens: false, closedWith: true },
		],
		[
			"closed last, for a super-admin",
			"super-admin",
			{ closing, closedUntil: today },
			{ closes: false, reopens: true, closedWith: false },
		],
		[
			"closed last, for an admin",
			"admin",
			{ closing, closedUntil: today },
			{ closes: false, reopens: false, closedWith: false },
		],
		[
			"closed before another",
			"super-admin",
			{ closing, closedUntil: dayAfter(today) },
			{ closes: false, reopens: false, closedWith: false },
		],
	])("that is %s can be closed or reopened by %s accordingly", (_, role, day, can) => {
		const view = open({ role, day });
		expect({
			closes: canClose(view),
			reopens: canReopen(view),
			closedWith: view.queryByText(/^This day was closed together with/) !== null,
		}).toEqual(can);
	});

	test("that is closed says by whom, what was counted, and each difference", () => {
		const text = (more: object) => {
			return open({
				day: { closing: { ...closing, ...more }, closedUntil: today },
			}).container.textContent?.replace(/\s/g, " ");
		};
		const usual = text({});
		expect(usual).toContain("Cash closed by Noura Saleh: KD 9.000 counted, KD 10.000 expected");
		expect(usual).toContain("Difference: −KD 1.000");
		expect(usual).toContain("A note was missing");
		expect(usual).not.toContain("Changed by receipts");
		const other = text({
			counted: 10_000,
			afterwards: -2_000,
			notes: "Coins in the drawer",
			by: null,
		});
		expect(other).toContain("Cash closed by –:");
		expect(other).not.toContain("Difference:");
		expect(other).toContain("Changed by receipts that were voided after the closing");
		expect(other).toContain("Coins in the drawer");
	});

	test("asks for the reason once another amount was counted than expected", async () => {
		const view = open({ day: { amounts: { ...cashDay.amounts, cash: 10_000 } } });
		const reason = () => view.queryByLabelText("Reason of the difference");
		view.getByText(`Expected in cash: ${kwd("10.000")}`, { normalizer: plain });
		const counted = (amount: string) =>
			fireEvent.change(view.getByLabelText("Cash counted (KD)"), { target: { value: amount } });
		const press = () => fireEvent.click(view.getByRole("button", { name: "Close the day" }));
		const sent = () => view.calls.filter(({ method }) => method === "POST");
		counted("10.000");
		expect(reason()).toBeNull();
		counted("9.500");
		view.getByText(`Difference: −${kwd("0.500")}`, { normalizer: plain });
		press();
		await waitFor(() => expect(reason()?.getAttribute("aria-invalid")).toBe("true"));
		expect(sent()).toEqual([]);
		fireEvent.change(reason() as HTMLElement, { target: { value: "A note was missing" } });
		press();
		await waitFor(() => expect(sent()).toHaveLength(1));
		expect(sent()[0].body).toMatchObject({ counted: 9_500, reason: "A note was missing" });
	});

	test("closings of the year are listed with who signed them; the latest can be reopened", () => {
		const row = { ...closing, day: yesterday, from: null, closedAt: `${today}T09:00:00Z` };
		const closings = [row, { ...row, day: dayAfter(today, -3), from: dayAfter(today, -5) }];
		const view = open({ closings });
		const [, first, second, total] = view.table("Cash closings");
		expect(first.slice(1, 5)).toEqual([
			kwd("9.000"),
			kwd("10.000"),
			`−${kwd("1.000")}`,
			"A note was missing",
		]);
		expect(first[5]).toContain("Noura Saleh");
		expect([first[6], second[6]]).toEqual(["Reopen the day", ""]);
		expect(second[0]).toMatch(/ to /);
		expect(total.slice(0, 4)).toEqual(["Total", kwd("18.000"), kwd("20.000"), `−${kwd("2.000")}`]);
		expect(open({ closings, role: "admin" }).queryByText("Reopen the day")).toBeNull();
	});
});
