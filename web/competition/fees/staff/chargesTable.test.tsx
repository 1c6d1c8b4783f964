/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../../base/session/session.ts";
import { feesKey, membershipsKey } from "../../../people/memberships/memberships.queries.ts";
import { eventFeesQuery, personFeesQuery } from "../fees.queries.ts";
import EventFeesPage from "./EventFeesPage.tsx";
import PersonFees from "./PersonFees.tsx";

/** A charge whose amounts and days all differ. */
const charge = (at: number, wish: object = {}) => ({
	id: `c${at}`,
	target: `registration-7-${at}`,
	userId: at,
	state: "partlyPaid",
	owed: 12_500,
	paid: 2_000,
	refunding: 0,
	dueOn: "2099-04-20",
	createdAt: "2099-01-05T09:00:00Z",
	titleEn: "Cup",
	titleAr: "كأس",
	lines: [],
	person: personForTest(at, "Reem"),
	...wish,
});
const paidCharge = charge(21, {
	state: "paid",
	owed: 8_000,
	paid: 8_000,
	dueOn: null,
	person: personForTest(21, "Noura"),
});

function openEvent(rows: object[], { role = "coach", at = "/events/7/fees", locale = "en" } = {}) {
	answerCalls(() => new Promise(() => undefined));
	const view = renderPart(
		<Routes>
			<Route path="/events/:id/fees" element={<EventFeesPage />} />
		</Routes>,
		{
			at,
			locale: locale as "en",
			data: [
				[userQuery.queryKey, { id: 5, role, isApproved: true }],
				[eventFeesQuery(7 as never).queryKey, { titleEn: "Cup", titleAr: "كأس", rows }],
			],
		},
	);
	return {
		...view,
		names: () => view.texts("tbody tr").map((row) => row.match(/Reem|Noura/)?.[0]),
	};
}

test.each([
	["", ["Reem"]],
	["?show=paid", ["Noura"]],
	["?show=all", ["Reem", "Noura"]],
])("of the fees of an event, the filter “%s” shows %j", (search, names) => {
	const view = openEvent([charge(20), paidCharge], { at: `/events/7/fees${search}` });
	expect(view.names().filter(Boolean)).toEqual(names);
	expect(view.container.textContent).toMatch(/KD\s10 of KD\s20\.500 paid, KD\s10\.500 open/);
	expect(view.texts("h1")[0]).toBe("Fees: Cup");
});

test("a row shows the fee, what is open, until when, and that a refund waits", () => {
	const { texts, all } = openEvent([charge(20, { refunding: 1_500 })]);
	const [row] = texts("tbody tr");
	expect(row).toMatch(/KD 12\.500.*KD 10\.500.*Apr 20, 2099.*Partly paid.*KD 1\.500 waits at the/);
	expect(all("tbody button")).toEqual([]);
});

test.each([
	["en", "Print statement"],
	["ar", "طباعة الكشف"],
])("the statement is printed in the language of the page: %s", (locale, words) => {
	const { getByText } = openEvent([charge(20)], { locale });
	expect(getByText(words).getAttribute("href")).toMatch(new RegExp(`events/7/.*lang=${locale}`));
	expect(openEvent([], { locale }).queryByText(words)).toBe(null);
});

test("an event without fees, or without one that the filter shows, says so", () => {
	expect(openEvent([]).container.textContent).toContain("Nobody owes anything here");
	expect(openEvent([paidCharge]).container.textContent).toContain("No charge fits this filter");
});

function openPerson(charges: object[], credit = 0) {
	const lists = [
		[...feesKey.queryKey, "mine"],
		[...membershipsKey.queryKey, "totals"],
	];
	const calls = answerCalls(({ method }) => (method === "GET" ? new Promise(() => undefined) : {}));
	const view = renderPart(<PersonFees id={20 as never} />, {
		data: [
			[userQuery.queryKey, { id: 2, role: "admin" }],
			[
				personFeesQuery(20 as never).queryKey,
				{ charges, credit, person: personForTest(20, "Reem") },
			],
			...lists.map((key) => [key, {}] as const),
		],
	});
	return {
		...view,
		writes: () => calls.filter(({ method }) => method !== "GET"),
		old: () => lists.map((key) => view.queries.getQueryState(key)?.isInvalidated),
		/** The items of the first row's menu. */
		menu: async () => {
			const [button] = view.queryAllByRole("button", { name: /actions|More/i });
			if (!button) return [];
			fireEvent.click(button);
			return (await view.findAllByRole("menuitem")).map(({ textContent }) => textContent);
		},
	};
}

const received = { kind: "paid", receipt: "R7" };
const returned = { kind: "refunded", receipt: "R9" };

test.each([
	[{}, 0, "Record Payment", ["Waive", "Refund"]],
	[{ paid: 0 }, 0, "Record Payment", ["Waive"]],
	[{ paid: 0 }, 3_000, "Record Payment", ["Pay from credit", "Waive", "Refund"]],
	[{ paid: 12_500, state: "paid" }, 3_000, undefined, ["Waive", "Refund"]],
	[{ owed: 0, paid: 0, state: "waived" }, 0, undefined, []],
])(
	"of a charge with %j and KD %d of credit, staff can “%s” and %j",
	async (wish, credit, record, menu) => {
		const view = openPerson([charge(20, wish)], credit);
		const button = view.queryByRole("button", { name: "Record a payment from Reem Saleh" });
		expect(button?.textContent).toBe(record);
		expect(view.queryByText(/^Credit: KD\s3$/) !== null).toBe(credit > 0);
		expect(await view.menu()).toEqual(menu);
	},
);

test("a charge is paid from credit, and the lists of money are read again", async () => {
	const view = openPerson([charge(20)], 3_000);
	await view.menu();
	fireEvent.click(view.getByRole("menuitem", { name: "Pay from credit" }));
	await view.findByText("Paid from credit");
	expect(view.writes()[0].path).toContain("registration-7-20");
	await waitFor(() => expect(view.old()).toEqual([true, true]));
});

test.each([
	["Waive", { paid: 2_000 }, 0, "10.500"],
	["Waive", { paid: 12_500 }, 0, "12.500"],
	["Refund", { paid: 2_000 }, 3_000, "2.000"],
	["Refund", { paid: 0 }, 3_000, "3.000"],
])(
	"to “%s” a charge with %j and %d fils of credit proposes KD %s",
	async (action, wish, credit, amount) => {
		const view = openPerson([charge(20, wish)], credit);
		await view.menu();
		fireEvent.click(view.getByRole("menuitem", { name: action }));
		const field = (await view.findByLabelText("Amount in dinars")) as HTMLInputElement;
		expect(field.value).toBe(amount);
	},
);

test.each([
	[[received], 2_000, "20-R7"],
	[[received, returned], 0, "20-R9"],
	[[received], 0, undefined],
	[[], 2_000, undefined],
])(
	"the receipt of the latest payment or refund among %j (paid: %d) is %s",
	(lines, paid, receipt) => {
		const { all } = openPerson([charge(20, { lines, paid })]);
		const [link] = all("tbody a[href*=receipt]");
		expect(link?.getAttribute("href")?.match(/20-R\d/)?.[0]).toBe(receipt);
	},
);

test("one payment is recorded for the selected charges that are open", async () => {
	const view = openPerson([charge(20), charge(22, { titleEn: "Seminar" }), paidCharge]);
	for (const box of view.all("tbody [type=checkbox]")) fireEvent.click(box);
	fireEvent.click(view.getByRole("button", { name: "Record one payment for 2 charges" }));
	const field = (await view.findByLabelText("Amount in dinars")) as HTMLInputElement;
	expect(field.value).toBe("21.000");
});

test("a person without charges has none", () => {
	expect(openPerson([]).container.textContent).toBe("No charges yet");
});
