/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { monthAfter } from "#shared/core/time/month.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { paymentRow } from "#tests/domains/people/memberships.rows.ts";
import { userQuery } from "../../../base/session/session.ts";
import { firstPage } from "../../../core/calls/usePages.ts";
import {
	feeTotalsQuery,
	membershipPages,
	owedMembershipsQuery,
	paymentPages,
	personPaymentsQuery,
	remindersQuery,
	yearSumsQuery,
} from "../memberships.queries.ts";
import PaymentsByPeriod from "../payments/PaymentsByPeriod.tsx";
import PersonPayments from "../payments/PersonPayments.tsx";
import MembershipPage from "./MembershipPage.tsx";

const today = kuwaitDate(Date.now());
const year = Number(today.slice(0, 4));
const month = today.slice(0, 7);

describe("the page of memberships", () => {
	const totals = (wish: object = {}) => ({
		statuses: { paid: 50, pending: 6, overdue: 7, exempt: 8 },
		months: [
			{ month: `${year - 1}-12`, paid: 1, amount: 90_000, due: 2 },
			{ month: `${year}-01`, paid: 1, amount: 10_000, due: 2 },
			{ month, paid: 1, amount: 2_500, due: 2 },
		],
		...wish,
	});
	const open = ({
		search = "",
		wish = {},
		owed = { amount: 130_000 },
		locale = "en" as "en" | "ar",
	} = {}) => {
		answerCalls(() => new Promise(() => undefined));
		return renderPart(<MembershipPage />, {
			at: `/membership${search}`,
			locale,
			data: [
				[userQuery.queryKey, { id: 1, role: "admin" }],
				[feeTotalsQuery.queryKey, totals(wish)],
				[owedMembershipsQuery.queryKey, owed],
				[remindersQuery.queryKey, []],
				[membershipPages("overdue").queryKey, firstPage({ rows: [], next: undefined } as never)],
			],
		});
	};

	test("counts people by status, and each number leads to them", () => {
		const view = open();
		expect(
			view.all(".stat-card").map((card) => [card.textContent, card.getAttribute("href")]),
		).toEqual([
			["50Paid", "/membership?status=paid"],
			["6Not paid yet", "/membership?status=pending"],
			["7Overdue", expect.not.stringContaining("status")],
			["8Exempt", "/membership?status=exempt"],
		]);
	});

	test("sums what was collected this year, and what is owed", () => {
		const sums = (wish?: Parameters<typeof open>[0]) => {
			const { all } = open(wish);
			return plainText(all(".page > p:not(.lead)").at(-1)?.textContent);
		};
		expect(sums()).toBe(
			"Membership fees collected this year: KD 12.50013 people owe the fee, KD 130 outstandingAll money",
		);
		const paid = { statuses: { paid: 5, pending: 0, overdue: 1, exempt: 0 } };
		expect(sums({ wish: paid, owed: { amount: 0 } })).toMatch(/1 person owes the feeAll money$/);
		expect(sums({ wish: { statuses: { paid: 5, pending: 0, overdue: 0, exempt: 0 } } })).toContain(
			"nobody owes the fee",
		);
		expect(sums({ locale: "ar" })).toContain("، ");
	});

	test("opens the form of a payment by its address", async () => {
		const view = open();
		fireEvent.click(view.getAllByRole("button", { name: "Record Payment" })[0]);
		expect(view.address()).toBe("/membership?record=1");
		await view.findByRole("dialog");
		expect(view.queryAllByRole("tab", { hidden: true }).map((tab) => tab.textContent)).toEqual([
			"Members",
			"Payments",
		]);
		expect(open().queryByRole("dialog")).toBeNull();
	});
});

describe("the payments of a period", () => {
	const lastMonth = monthAfter(today, -1);
	const sumsOf = (of: number) => ({
		months: [`${of}-01`, `${of}-02`, ...(of === year ? [month] : [])].map((one, at) => ({
			month: one,
			collected: 10_000 * (at + 1),
			byMethod: { cash: 1_000 * (at + 1) },
		})),
	});
	const open = (search: string, filter: object, rows: object[], locale: "en" | "ar" = "en") => {
		answerCalls(() => new Promise(() => undefined));
		return renderPart(<PaymentsByPeriod />, {
			at: `/membership${search}`,
			locale,
			data: [
				[paymentPages(filter).queryKey, firstPage({ rows, next: undefined } as never)],
				...[year - 1, year].map(
					(one) => [yearSumsQuery(String(one)).queryKey, sumsOf(one)] as const,
				),
			],
		});
	};
	const wholeYear = (of: number) => ({ from: `${of}-01-01`, to: `${of}-12-31` });
	const total = ({ texts }: ReturnType<typeof open>) => texts("p > strong").map(plainText);

	test("are those of this year unless another one is chosen, with their sum and file", () => {
		const view = open("", wholeYear(year), [paymentRow(1), paymentRow(2)]);
		expect(view.all("tbody tr")).toHaveLength(2);
		const file = new URL(view.getByText("Export to Excel").getAttribute("href") ?? "", "http://x");
		expect(Object.fromEntries(file.searchParams)).toEqual({ ...wholeYear(year), lang: "en" });
		expect(view.texts(".url-filter button").slice(0, 5)).toEqual([
			"This year",
			"This month",
			"Last month",
			"Last year",
			"All methods",
		]);
		fireEvent.click(view.getByRole("button", { name: "Last year" }));
		fireEvent.click(view.getByRole("button", { name: "Cash" }));
		expect(view.address()).toBe("/membership?period=lastYear&method=cash");
		expect(total(view)).toEqual(["Total, with fees of events and gradings: KD 3"]);
		const past = open("?period=lastYear", wholeYear(year - 1), [paymentRow(1)]);
		expect(total(past)).toEqual(["Total, with fees of events and gradings: KD 30"]);
		const knet = open("?period=lastYear&method=knet", wholeYear(year - 1), []);
		expect(total(knet)).toEqual(["Total, with fees of events and gradings: KD 0"]);
	});

	test("of a month are summed for that month alone", () => {
		const view = open("?period=month", {}, []);
		const sums = sumsOf(year).months.filter((one) => one.month === month);
		const sum = sums.reduce((all, { collected }) => all + collected, 0) / 1_000;
		expect(total(view)).toEqual([`Total, with fees of events and gradings: KD ${sum}`]);
		const file = open("?period=lastMonth", {}, []).getByText("Export to Excel");
		expect(file.getAttribute("href")).toContain(`from=${lastMonth}-01`);
	});

	test("that are missing are mentioned, in the reader’s language", () => {
		const view = open("", wholeYear(year), [], "ar");
		expect(view.all("table")).toEqual([]);
		expect(view.getByText("تصدير إلى Excel").getAttribute("href")).toContain("lang=ar");
		expect(
			open("", wholeYear(year), []).getByText("Record the first payment when it comes in."),
		).toBeTruthy();
	});
});

test("a person’s payments are listed by receipt, and another one is recorded for them", async () => {
	const open = (rows: object[]) => {
		answerCalls(() => new Promise(() => undefined));
		return renderPart(<PersonPayments id={20 as never} />, {
			data: [
				[userQuery.queryKey, { id: 1, role: "admin" }],
				[personPaymentsQuery(20 as never).queryKey, rows],
			],
		});
	};
	const view = open([paymentRow(1), paymentRow(2)]);
	expect(view.texts("tbody th")).toEqual(["2026-00001", "2026-00002"]);
	fireEvent.click(view.getByRole("button", { name: "Record Payment" }));
	expect(plainText((await view.findByRole("dialog")).textContent)).toContain("Noura Saleh");
	const none = open([]);
	none.getByText("No payment has been recorded yet");
	expect(none.all("table")).toEqual([]);
});
