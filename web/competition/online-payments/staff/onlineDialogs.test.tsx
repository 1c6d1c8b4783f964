/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { feesKey, membershipsKey } from "../../../people/memberships/memberships.queries.ts";
import { attentionQuery, onlinePaymentsKey } from "../online-payments.queries.ts";
import RecordTakenDialog from "./RecordTakenDialog.tsx";
import RefundDialog from "./RefundDialog.tsx";
import ResolveDialog from "./ResolveDialog.tsx";
import SettlementDialog from "./SettlementDialog.tsx";
import SettleRefundDialog from "./SettleRefundDialog.tsx";
import WaitingDifferences from "./WaitingDifferences.tsx";

const lists = [onlinePaymentsKey, feesKey, membershipsKey].map(({ queryKey }) => [...queryKey, 1]);
const id = "20-abcdefghijklmnopqrstuv";
const charge = { target: "registration-5-20", titleEn: "Cup", titleAr: "كأس", amount: 9_000 };
const noop = () => undefined;

const isInvalid = () =>
	waitFor(() => expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true"));

async function open(dialog: ReactElement, body: object = {}) {
	const calls = answerCalls(() => ({ body }));
	const view = renderPart(dialog, { data: lists.map((key) => [key, {}] as const) });
	const words = (await view.findByRole("dialog")).textContent;
	return {
		...view,
		calls,
		words,
		fill: (label: RegExp, value: string) =>
			fireEvent.change(view.getByLabelText(label), { target: { value } }),
		submit: () =>
			fireEvent.click(view.getByRole("dialog").querySelector("[type=submit]") as HTMLElement),
		old: () => lists.map((key) => Boolean(view.queries.getQueryState(key)?.isInvalidated)),
	};
}

const refund = <RefundDialog id={id} charge={charge as never} most={6_000} onClose={noop} />;

test.each([
	["waiting", "The bank will confirm the refund later", "success"],
	["refunded", "The bank has paid back the amount", "success"],
	["refused", "The bank refused the refund", "error"],
	["differs", "No answer from the bank", "error"],
])("a refund that is then %s says “%s”", async (state, toast, kind) => {
	const { calls, words, fill, submit, findByText, all, old, getByLabelText } = await open(refund, {
		refunds: [{ state: state === "refunded" ? "refused" : "refunded" }, { state }],
	});
	expect(words).toMatch(/^Refund .?Cup/);
	expect((getByLabelText(/^Amount/) as HTMLInputElement).value).toBe("6.000");
	fill(/^Amount/, "4.5");
	fill(/^Reason/, "Injured");
	submit();
	await findByText(toast);
	expect(all(".toast")[0].outerHTML.includes("error")).toBe(kind === "error");
	expect(calls[0].body).toEqual({ charge: charge.target, amount: 4_500, reason: "Injured" });
	expect(old()).toEqual([true, true, true]);
});

test.each([
	[4_000, /KD\s5\.500 of the fees stays open/],
	[9_500, /^(?!.*(stays open|credit)).*The fees are paid/],
	[12_000, /becomes credit: KD\s2\.500/],
])(
	"of KD 9.500, what the bank took (%d fils) is recorded with its outcome",
	async (amount, text) => {
		const { calls, words, fill, submit, findByText, old } = await open(
			<RecordTakenDialog id={id} amount={amount} requested={9_500} onClose={noop} />,
		);
		expect(words).toMatch(text);
		fill(/^What was done/, "Called the bank");
		submit();
		await findByText(/recorded as a payment/);
		expect(calls[0]).toMatchObject({
			path: expect.stringContaining(`${id}/record`),
			body: { note: "Called the bank" },
		});
		expect(old()).toEqual([true, true, true]);
	},
);

test("a payment that differs is closed with a note, without any change of fees", async () => {
	const { calls, words, fill, submit, findByText, old } = await open(
		<ResolveDialog id={id} onClose={noop} />,
	);
	expect(words).toContain("No fee is marked as paid.");
	submit();
	await isInvalid();
	fill(/^What was done/, "Paid back in cash");
	submit();
	await findByText("Marked as resolved");
	expect(calls.map(({ body }) => body)).toEqual([{ note: "Paid back in cash" }]);
	expect(old()[0]).toBe(true);
});

test("what the bank says of a refund is sent with a note", async () => {
	const { calls, fill, submit, findByText, old, all } = await open(
		<SettleRefundDialog id={id} refund="r-7" onClose={noop} />,
	);
	expect(
		[...document.querySelectorAll("option")].map(({ value, textContent }) => [value, textContent]),
	).toEqual([
		["refunded", "It was paid back"],
		["released", "It was not paid back"],
	]);
	fill(/^What the bank says/, "released");
	fill(/^What was done/, "Asked by phone");
	submit();
	await findByText("The refund is settled");
	expect(all("dialog[open]")).toEqual([]);
	expect(calls[0]).toMatchObject({
		path: expect.stringMatching(`${id}.*r-7`),
		body: { finding: "released", note: "Asked by phone" },
	});
	expect(old()).toEqual([true, true, true]);
});

const before = { day: "2026-03-09", sum: 7_250, note: "Late" } as never;

test("the bank’s sum of a day is entered, changed or removed", async () => {
	const added = await open(<SettlementDialog onClose={noop} />);
	const dayOf = ({ getByLabelText }: typeof added) => getByLabelText(/^Day/) as HTMLInputElement;
	expect([dayOf(added).value, dayOf(added).readOnly]).toEqual([kuwaitDate(Date.now()), false]);
	expect(added.queryByText("Remove this sum")).toBe(null);
	added.submit();
	await isInvalid();
	added.fill(/^Day/, "2026-03-08");
	added.fill(/^Bank’s sum \(KD/, "-3.5");
	added.submit();
	await added.findByText("The bank’s sum is saved");
	expect(added.calls).toEqual([
		expect.objectContaining({
			path: expect.stringContaining("2026-03-08"),
			body: expect.objectContaining({ sum: -3_500 }),
		}),
	]);
	expect(added.old()[0]).toBe(true);

	const changed = await open(<SettlementDialog day="2026-03-09" before={before} onClose={noop} />);
	expect([dayOf(changed).value, dayOf(changed).readOnly]).toEqual(["2026-03-09", true]);
	changed.submit();
	await changed.findByText("The bank’s sum is saved");
	expect(changed.calls[0].body).toEqual({ sum: 7_250, note: "Late" });

	const removed = await open(<SettlementDialog day="2026-03-09" before={before} onClose={noop} />);
	fireEvent.click(removed.getByText("Remove this sum"));
	await removed.findByText("The bank’s sum is removed");
	expect(removed.calls[0]).toMatchObject({
		path: expect.stringContaining("2026-03-09"),
		body: { sum: null, note: null },
	});
});

test.each([
	[{ taken: { amount: 8_000, currency: "KWD" } }, /Requested KD\s9, received KD\s8$/],
	[{ taken: { amount: null, currency: "KWD" } }, /received An unclear amount \(KWD\)$/],
	[{ taken: { amount: 8_000, currency: "USD" } }, /received An unclear amount \(USD\)$/],
	[
		{
			taken: { amount: 8_000, currency: "KWD" },
			refunds: [
				{ state: "waiting", amount: 1_000 },
				{ state: "differs", amount: 2_500 },
			],
		},
		/A refund of KD\s2\.500 has no answer from the bank$/,
	],
])("staff see who paid and what differs: %j", (wish, facts) => {
	const payment = {
		id,
		amount: 9_000,
		payer: { id: 20, firstName: "Noura", lastName: "Saleh", firstNameAr: null, lastNameAr: null },
		createdAt: "2026-03-09T09:00:00Z",
		refunds: [],
		...wish,
	};
	const { all } = renderPart(<WaitingDifferences />, {
		data: [[attentionQuery.queryKey, [payment, { ...payment, id: "gone", payer: null }]]],
	});
	const rows = all("li");
	const [first, second] = rows.map((row) => row.querySelector("a"));
	expect([first?.textContent, first?.getAttribute("href")]).toEqual([
		expect.stringMatching(/Noura Saleh/),
		`/online-payment?payment=${id}`,
	]);
	expect([second?.textContent, second?.getAttribute("href")]).toEqual([
		expect.stringMatching(/gone/),
		"/online-payment?payment=gone",
	]);
	expect(rows[0].textContent).toMatch(new RegExp(facts.source.replace(/\$$/, "")));
});
