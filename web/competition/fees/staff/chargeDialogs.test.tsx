/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { feesKey, membershipsKey } from "../../../people/memberships/memberships.queries.ts";
import ReopenDialog from "../money/ReopenDialog.tsx";
import LowerDialog from "./LowerDialog.tsx";
import PayDialog from "./PayDialog.tsx";

const charge = (at: number, wish: object = {}) =>
	({
		id: `c${at}`,
		target: `registration-${at}-20`,
		titleEn: `Cup ${at}`,
		titleAr: `كأس ${at}`,
		owed: 12_500,
		paid: 2_500,
		lines: [],
		...wish,
	}) as never;
const feeLists = [
	[...feesKey.queryKey, "mine"],
	[...membershipsKey.queryKey, "totals"],
];

/** A dialog whose write gets an answer, with what it sent and which lists are read again. */
async function open(dialog: (onEnd: (event: string) => void) => ReactNode, answer = {}) {
	const ends: string[] = [];
	const calls = answerCalls(() => answer);
	const view = renderPart(
		dialog((event) => ends.push(event)),
		{ data: feeLists.map((key) => [key, {}] as const) },
	);
	await view.findByRole("dialog");
	return {
		...view,
		ends,
		calls,
		fill: (label: RegExp | string, value: string) =>
			fireEvent.change(view.getByLabelText(label), { target: { value } }),
		submit: () =>
			fireEvent.click(view.getByRole("dialog").querySelector("[type=submit]") as HTMLElement),
		old: () => feeLists.map((key) => view.queries.getQueryState(key)?.isInvalidated),
	};
}

const words = () => document.querySelector("[role=dialog]")?.textContent;

test.each([
	["waive", "4", { amount: 4_000, reason: "Injured" }, "Fee waived", /^Waive .Noura/],
	[
		"refund",
		"4",
		{ amount: 4_000, reason: "Injured", paymentMethod: "knet", moveToOpenDay: false },
		"Refund recorded",
		/^Refund .Noura/,
	],
] as const)(
	"to %s a charge sends the amount and reason, and its lists are read again",
	async (kind, amount, body, toast, title) => {
		const { calls, fill, submit, findByText, old, ends, queryByLabelText, getByLabelText } =
			await open((end) => (
				<LowerDialog
					charge={charge(5)}
					name="Noura"
					kind={kind}
					proposed={9_500}
					onClose={() => end("closed")}
				/>
			));
		expect(words()).toMatch(title);
		expect((getByLabelText(/^Amount/) as HTMLInputElement).value).toBe("9.500");
		expect(queryByLabelText(/method/i) !== null).toBe(kind === "refund");
		if (kind === "refund") fill(/method/i, "knet");
		fill(/^Amount/, amount);
		fill(/^Reason/, "Injured");
		submit();
		await findByText(toast);
		expect(calls).toEqual([
			expect.objectContaining({ path: expect.stringMatching(`registration-5-20/${kind}`), body }),
		]);
		expect([old(), ends]).toEqual([[true, true], ["closed"]]);
	},
);

test("one payment is spread over the charges in their order, and its receipt can be printed", async () => {
	const { calls, fill, submit, findByText, old, ends, getByLabelText, getByText, texts } =
		await open(
			(end) => (
				<PayDialog
					charges={[charge(5), charge(6, { owed: 4_000, paid: 0 }), charge(7)]}
					name=""
					onDone={() => end("done")}
					onClose={() => end("closed")}
				/>
			),
			{ body: { id: "20-R7", receiptNumber: "R-2026-7" } },
		);
	expect(words()).toMatch(/^Record a payment/);
	expect(words()).toContain("Record one payment for 3 charges");
	expect(words()).toMatch(/Less than KD\s24 is a part payment/);
	expect((getByLabelText(/^Amount/) as HTMLInputElement).value).toBe("24.000");
	fill(/^Amount/, "12");
	fill(/^Reference/, "B-1");
	submit();
	await findByText("Payment recorded");
	expect(calls[0].body).toMatchObject({
		charges: [
			{ id: "registration-5-20", amount: 10_000 },
			{ id: "registration-6-20", amount: 2_000 },
		],
		credit: 0,
		paymentMethod: "cash",
		paymentDate: kuwaitDate(Date.now()),
		reference: "B-1",
	});
	expect([old(), ends]).toEqual([
		[true, true],
		["done", "closed"],
	]);
	expect(texts(".toast")[0]).toMatch(/Receipt .?R-2026-7/);
	expect(getByText("Print receipt").getAttribute("href")).toMatch(/20-R7.*en/);
});

test("what is paid above the charge becomes credit of the person, who is named with the charge", async () => {
	const { calls, fill, submit, findByText } = await open(
		() => <PayDialog charges={[charge(5)]} name="Noura" onClose={() => undefined} />,
		{ body: { id: "20-R7", receiptNumber: "R-2026-7" } },
	);
	expect(words()).toMatch(/^Record a payment from .?Noura/);
	expect(words()).toContain("Cup 5");
	fill(/^Amount/, "11");
	submit();
	await findByText("Payment recorded");
	expect(calls[0].body).toMatchObject({
		charges: [{ id: "registration-5-20", amount: 10_000 }],
		credit: 1_000,
	});
});

test.each(["pay", "refund"])(
	"on a closed day, to %s on the first open day is offered and sent",
	async (kind) => {
		const { calls, fill, submit, findByLabelText, queryByLabelText } = await open(
			() =>
				kind === "pay" ? (
					<PayDialog charges={[charge(5)]} name="Noura" onClose={() => undefined} />
				) : (
					<LowerDialog
						charge={charge(5)}
						name="Noura"
						kind="refund"
						proposed={2_500}
						onClose={() => undefined}
					/>
				),
			{ status: 409, body: { code: "day_closed", params: { day: "2026-03-09" } } },
		);
		if (kind === "refund") fill(/^Reason/, "Injured");
		expect(queryByLabelText(/9 March|March 9/)).toBe(null);
		submit();
		fireEvent.click(await findByLabelText(/9 March|March 9/));
		submit();
		await waitFor(() => expect(calls).toHaveLength(2));
		expect(calls.map(({ body }) => (body as { moveToOpenDay: boolean }).moveToOpenDay)).toEqual([
			false,
			true,
		]);
	},
);

test("a day is reopened with a reason, and its figures are read again", async () => {
	const { calls, fill, submit, findByText, old, ends } = await open((end) => (
		<ReopenDialog day="2026-03-09" onClose={() => end("closed")} />
	));
	expect(words()).toMatch(/^Reopen .*(9 March|March 9)/);
	submit();
	await waitFor(() => expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true"));
	fill(/^Reason/, "Counted twice");
	submit();
	await findByText("Day reopened");
	expect(calls).toHaveLength(1);
	expect(calls[0]).toMatchObject({
		path: expect.stringContaining("2026-03-09"),
		body: { reason: "Counted twice" },
	});
	expect([old()[0], ends]).toEqual([true, ["closed"]]);
});
