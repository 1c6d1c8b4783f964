/** @jest-environment jsdom */
import { fireEvent, waitFor, within } from "@testing-library/react";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { paymentRow } from "#tests/domains/people/memberships.rows.ts";
import { ApiError } from "../../core/calls/client.ts";
import {
	feesKey,
	membershipsKey,
	ownMembershipQuery,
	remindersQuery,
} from "./memberships.queries.ts";
import OwnMembershipCard from "./OwnMembershipCard.tsx";
import { ClosedDayChoice } from "./payments/ClosedDayChoice.tsx";
import PaymentDialog from "./payments/PaymentDialog.tsx";
import { PaymentsTable } from "./payments/PaymentsTable.tsx";
import VoidDialog from "./payments/VoidDialog.tsx";
import ExemptDialog from "./staff/ExemptDialog.tsx";
import { FeeChart } from "./staff/FeeChart.tsx";
import { RemindAll, ReminderRuns } from "./staff/Reminders.tsx";

const today = kuwaitDate(Date.now());

const payment = (wish: object = {}) => paymentRow(42, wish) as never;

const otherFee = { charge: "entry-7", amount: 12_500, titleEn: "Cup", titleAr: "كأس" };

const isOld = ({ queries }: ReturnType<typeof renderPart>, key: readonly unknown[]) =>
	queries.getQueryState(key)?.isInvalidated;

const lists = [
	[membershipsKey.queryKey, {}],
	[feesKey.queryKey, {}],
] as const;

describe("the own membership", () => {
	const open = (membership: object, locale: "en" | "ar" = "en") => {
		answerCalls(() => ({ body: membership }));
		return renderPart(<OwnMembershipCard pay={<b>Pay</b>} prices={null} />, {
			locale,
			data: [[ownMembershipQuery.queryKey, membership]],
		});
	};

	test.each([
		["paid", dayAfter(today, 200), /^Your membership runs until .+\.$/, false],
		["paid", today, /^Your membership runs until .+\.$/, true],
		["overdue", dayAfter(today, -3), /^Your membership ended on .+\.$/, true],
		["pending", null, /^Your membership fee has not been paid yet\.$/, true],
		["exempt", null, /^No fee is asked of you\.$/, false],
	])("that is %s until %s says so, and can be paid: %#", (status, expiry, words, pays) => {
		const { getByText, texts } = open({
			status,
			expiry,
			lastPaymentDate: "2025-01-09",
			payments: [],
		});
		const sentence = getByText(words).textContent;
		if (expiry) expect(sentence).toContain(longDay(expiry, "en"));
		expect(texts("b")).toEqual(pays ? ["Pay"] : []);
		expect(texts("details")).toEqual([]);
	});

	test("lists payments by the day they were made, with their receipts, and why one does not count", () => {
		const { texts, all } = open(
			{
				status: "pending",
				expiry: null,
				payments: [
					payment({ payer: "Al-Noor Dojo" }),
					payment({
						id: "20-2026-00043",
						receiptNumber: "2026-00043",
						amount: 9_000,
						voidedAt: "2026-05-05T09:00:00Z",
						voidReason: "Twice",
					}),
				],
			},
			"en",
		);
		const [counts, voided] = texts("details li");
		expect(counts).toMatch(/^March 4, 2026KD 12.500Receipt ?Paid by \W?Al-Noor Dojo\W?$/);
		expect(voided).toBe("March 4, 2026KD 9ReceiptVoidedTwice");
		expect(all(".voided").map(({ textContent }) => textContent)).toEqual(["KD 9"]);
		expect(all("details a").map((link) => link.getAttribute("href"))).toEqual([
			"/api/membership-payments/20-2026-00042/receipt?lang=en",
			"/api/membership-payments/20-2026-00043/receipt?lang=en",
		]);
		expect(all("details a")[1].getAttribute("aria-label")).toBe("Receipt 2026-00043");
	});
});

describe("the payments that staff see", () => {
	const open = (wish: object, ofOne = false) =>
		renderPart(<PaymentsTable label="Payments" rows={[payment(wish)]} ofOne={ofOne} />);

	test.each([
		["that counts", {}, ["Void"], null],
		["that was voided", { voidedAt: "2026-05-05T09:00:00Z" }, [], "Voided"],
		["that was made online", { isOnline: true }, [], null],
		["that was paid back", { amount: -12_500 }, [], null],
		["that waits at the bank", { amount: -1, atBank: "waiting" }, [], "Waits at the bank"],
		["that the bank refused", { amount: -1, atBank: "refused" }, [], "Not paid out by the bank"],
	])("a payment %s can be voided or not", (_, wish, buttons, badge) => {
		const { texts, queryByText } = open(wish);
		expect(texts(".data-table button").filter((name) => name === "Void")).toEqual(buttons);
		expect(texts(".data-table .badge")).toEqual(badge ? [badge] : []);
		expect(queryByText("Paid online: pay it back online") !== null).toBe("isOnline" in wish);
	});

	test("name the person, or the receipt where all are of one person", () => {
		expect(open({}).texts("thead th")[0]).toBe("Member");
		expect(open({ person: null }).getByText("A former member")).toBeTruthy();
		expect(open({}, true).texts("thead th")[0]).toBe("Receipt");
	});

	test("say when, how and what for it was paid", () => {
		const { getByText, queryByText } = open({});
		getByText("KD 12.500");
		getByText("Mar 4, 2026", { exact: false });
		getByText("KNET");
		getByText("Mar 3, 2027");
		const other = open({ validUntil: null, parts: [otherFee], payer: "Omar", notes: "By hand" });
		for (const words of ["Cup", /^Paid by .?Omar/, "By hand"]) other.getByText(words);
		expect(queryByText("Mar 3, 2027")).toBeNull();
	});

	test.each([
		["of an online payment leads to it", { paymentMethod: "online" }, true],
		["of a refund is only named", { paymentMethod: "online", amount: -5_000 }, false],
		["of a bank transfer is only named", { paymentMethod: "transfer" }, false],
	])("the reference %s", (_, wish, isLink) => {
		const { getByText } = open({ reference: "REF77", ...wish });
		const link = getByText("REF77").closest("a")?.getAttribute("href") ?? null;
		expect(link?.endsWith("?payment=REF77") ?? false).toBe(isLink);
	});
});

test.each([
	["of a membership", {}, "/api/membership-payments/20-2026-00042/void"],
	["of a charge", { validUntil: null, parts: [otherFee] }, "/api/fee-payments/20-2026-00042/void"],
	["of both", { parts: [otherFee] }, "/api/fee-payments/20-2026-00042/void"],
])(
	"a payment %s is voided with a reason, and what is paid and owed is read again",
	async (_, wish, path) => {
		const calls = answerCalls(() => ({ body: { id: "x" } }));
		const view = renderPart(<VoidDialog payment={payment(wish)} onClose={() => undefined} />, {
			data: lists,
		});
		view.getByText(/^Void receipt .?2026-00042.?\?$/);
		fireEvent.click(view.getByRole("button", { name: "Void" }));
		await waitFor(() =>
			expect(view.getByLabelText(/^Reason/).getAttribute("aria-invalid")).toBe("true"),
		);
		expect(calls).toEqual([]);
		fireEvent.change(view.getByLabelText(/^Reason/), { target: { value: "Twice" } });
		fireEvent.click(view.getByRole("button", { name: "Void" }));
		await view.findByText("Payment voided");
		expect(calls.map((call) => [call.path, call.body])).toEqual([[path, { reason: "Twice" }]]);
		for (const { queryKey } of [membershipsKey, feesKey]) expect(isOld(view, queryKey)).toBe(true);
	},
);

test("an exemption is stored with its reason and last day, and what is owed is read again", async () => {
	const calls = answerCalls(() => ({ body: {} }));
	const view = renderPart(
		<ExemptDialog person={{ id: 20 } as never} name="Noura Saleh" onClose={() => undefined} />,
		{ data: lists },
	);
	const press = () => fireEvent.click(view.getByRole("button", { name: "Exempt" }));
	press();
	await waitFor(() =>
		expect(view.getByLabelText(/^Reason/).getAttribute("aria-invalid")).toBe("true"),
	);
	expect(calls).toEqual([]);
	fireEvent.change(view.getByLabelText(/^Reason/), { target: { value: "Coach of honour" } });
	fireEvent.change(view.getByLabelText(/^Last day/), { target: { value: dayAfter(today, 9) } });
	press();
	await view.findByText("No fee is asked any more");
	view.getByText("Noura Saleh");
	expect(calls[0].path).toContain("/20/");
	expect(calls[0].body).toEqual({
		membershipFeeStatus: "exempt",
		reason: "Coach of honour",
		until: dayAfter(today, 9),
	});
	for (const { queryKey } of [membershipsKey, feesKey]) expect(isOld(view, queryKey)).toBe(true);
});

test.each([
	["overdue", "Remind all with the status “Overdue”?"],
	["pending", "Remind all with the status “Not paid yet”?"],
] as const)(
	"all whose fee is %s are reminded after a question that says how many",
	async (status, title) => {
		const calls = answerCalls(() => ({ status: 202, body: {} }));
		const view = renderPart(<RemindAll status={status} count={3} />, { data: lists });
		fireEvent.click(view.getByRole("button", { name: "Remind All" }));
		const dialog = within(await view.findByRole("dialog"));
		dialog.getByText(title);
		dialog.getByText(/^3 people get an email/);
		expect(calls).toEqual([]);
		fireEvent.click(dialog.getByRole("button", { name: "Remind All" }));
		await view.findByText("The reminders are being sent");
		expect(calls.map(({ body }) => body)).toEqual([{ status }]);
		expect(isOld(view, membershipsKey.queryKey)).toBe(true);
		expect(view.queryByRole("dialog")).toBeNull();
	},
);

test("the latest reminders say how many were looked at, reminded and left out, and by whom", () => {
	const run = (id: string, wish: object) => ({
		id,
		status: "overdue",
		createdAt: "2026-03-04T09:00:00Z",
		expected: 9,
		reminded: 4,
		skipped: 2,
		doneAt: "2026-03-06T09:00:00Z",
		...wish,
	});
	const runs = [run("a", { doneAt: null }), run("b", {}), run("c", { expected: null })];
	const open = (shown: object[]) => {
		answerCalls(() => ({ body: shown }));
		return renderPart(<ReminderRuns />, { data: [[remindersQuery.queryKey, shown]] });
	};
	const { texts, all } = open(runs);
	expect(texts("li")).toEqual([
		"6 of 9 people looked at, 4 reminded",
		"March 4, 2026: 4 people were reminded (Overdue), 2 left out",
		"March 4, 2026: 4 people were reminded automatically",
	]);
	expect(
		all("progress").map((bar) => [bar.getAttribute("value"), bar.getAttribute("max")]),
	).toEqual([["6", "9"]]);
	expect(all("details[open]")).toHaveLength(1);
	expect(open(runs.slice(1)).all("details[open]")).toHaveLength(0);
});

test("the chart of fees has the payments, their sum and those due of each month", () => {
	const months = [{ month: "2026-03", payments: 5, amount: 62_500, due: 8 }];
	const { texts } = renderPart(<FeeChart months={months} now="2026-03" />);
	expect(texts("table tbody tr").at(-1)).toBe("March 20265KD 62.5008");
	expect(texts("table thead").at(-1)).toBe("MonthPaymentsReceivedDue for renewal");
});

test.each([
	["day_closed", true],
	["less_is_open", false],
])("after the refusal %s the first open day is offered: %s", (code, isOffered) => {
	const error = new ApiError(409, JSON.stringify({ code, params: { day: "2026-03-04" } }));
	const { queryByLabelText } = renderPart(
		<ClosedDayChoice error={error} field={(name) => ({ name })} />,
	);
	const label = `Record it on ${longDay("2026-03-04", "en")}, the first open day`;
	expect(queryByLabelText(label) !== null).toBe(isOffered);
});

test("a recorded payment names its receipt, which can be printed, and what is paid is read again", async () => {
	const settings = { membershipFees: { adult: 9_000, child: 5_000 }, membershipMonths: 12 };
	const calls = answerCalls(({ method, path }) =>
		method === "GET"
			? { body: path.includes("settings") ? settings : [payment({ validUntil: today })] }
			: { status: 201, body: { id: "20-2026-00050", receiptNumber: "2026-00050" } },
	);
	const recorded: unknown[] = [];
	const view = renderPart(
		<PaymentDialog
			personId={20 as never}
			personName="Noura Saleh"
			onRecorded={({ receiptNumber }) => recorded.push(receiptNumber)}
			onClose={() => undefined}
		/>,
		{ locale: "ar", data: lists },
	);
	view.getByText(/^تسجيل دفعة باسم .?Noura Saleh/);
	await view.findByText(`مدفوعة حتى ${longDay(today, "ar")}`);
	fireEvent.change(view.getByLabelText(/^المبلغ/), { target: { value: "7.250" } });
	fireEvent.change(view.getByLabelText(/^طريقة الدفع/), { target: { value: "knet" } });
	fireEvent.click(view.getByRole("button", { name: "تسجيل الدفعة" }));
	await view.findByText("سُجّلت الدفعة");
	expect(document.body.textContent).toMatch(/الإيصال رقم .?2026-00050/);
	expect(view.getByText("طباعة الإيصال").closest("a")?.getAttribute("href")).toBe(
		"/api/membership-payments/20-2026-00050/receipt?lang=ar",
	);
	expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({
		userId: 20,
		amount: 7_250,
		paymentMethod: "knet",
	});
	expect(recorded).toEqual(["2026-00050"]);
	expect(isOld(view, membershipsKey.queryKey)).toBe(true);
});
