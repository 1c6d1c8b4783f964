/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { confirmIn, plainText } from "#tests/core/confirmIn.tsx";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { promotionRow } from "#tests/domains/training/promotions.rows.ts";
import { historyQuery, promotionsPages } from "../../../base/ranks/belts.queries.ts";
import { firstPage } from "../../../core/calls/usePages.ts";
import WaitingPromotions from "../WaitingPromotions.tsx";
import ApproveDialog from "./ApproveDialog.tsx";
import PromotionDialog from "./PromotionDialog.tsx";
import RejectDialog from "./RejectDialog.tsx";

const today = kuwaitDate(Date.now());
const person = (id: number, firstName: string) =>
	personForTest(id, firstName, { currentBelt: "brown-1" });
const omar = person(2, "Omar");
const promotion = (id: number, wish: object = {}) =>
	promotionRow(id, `Noura${id}`, {
		promotionDate: "2027-04-17",
		createdAt: "2027-05-18T09:00:00Z",
		notes: "Strong kata",
		...wish,
	});
const none = () => undefined;
const pages = promotionsPages("pending");

const open = (wish: object = {}, others: object[] = []) => {
	const item = promotion(7, wish);
	const steps: unknown[] = [];
	const view = renderPart(
		<PromotionDialog
			item={item as never}
			items={[...others, item] as never}
			onOpen={(one) => steps.push(one.id)}
			onReject={none}
			onClose={none}
		/>,
		{ data: [[historyQuery(107 as never).queryKey, []]] },
	);
	const words = () => plainText(view.getByRole("dialog").textContent);
	const button = (name: string) => view.queryByRole("button", { name }) as HTMLButtonElement | null;
	return { ...view, words, button, steps };
};

const tooEarly = dayAfter(today, 30);

test.each([
	["lacks nothing", {}, false, null],
	["months that are complete", { eligibleDate: today }, false, null],
	[
		"months that are not complete",
		{ eligibleDate: tooEarly },
		true,
		/the months at this rank are complete on/,
	],
	[
		"too few classes",
		{ attended: 4, requiredClasses: 9 },
		true,
		/4 classes attended at this rank; the settings ask for 9/,
	],
	["enough classes", { attended: 9, requiredClasses: 9 }, false, null],
	["a grading", { eventId: 31 }, true, /The chief examiner decides it there/],
	[
		"a dan of which the board agreed",
		{ eventId: 31, toBelt: "black-1", agreedAt: "2027-01-01" },
		true,
		/The chief examiner/,
	],
])(
	"with %s, a promotion is approved at once or after a tick",
	async (_, wish, isLocked, reason) => {
		answerCalls(() => new Promise(none));
		const view = open(wish);
		expect(view.button("Approve")?.disabled).toBe(isLocked);
		expect(view.queryByLabelText("Promote all the same") !== null).toBe(isLocked);
		if (reason) expect(view.words()).toMatch(reason);
		if (isLocked) fireEvent.click(view.getByLabelText("Promote all the same"));
		expect(view.button("Approve")?.disabled).toBe(false);
		const calls = answerCalls(({ method }) => ({ body: method === "GET" ? [] : {} }));
		fireEvent.click(view.button("Approve") as HTMLButtonElement);
		await view.findByText("Promotion approved");
		expect(calls.find(({ method }) => method !== "GET")).toMatchObject({
			path: "/api/belt-promotions/7/approve",
			body: { override: isLocked },
		});
	},
);

test("a dan that the board has not agreed to can only be rejected here", () => {
	answerCalls(() => new Promise(none));
	const view = open({ eventId: 31, toBelt: "black-1" });
	expect([view.button("Approve"), view.button("Reject") !== null]).toEqual([null, true]);
	expect(view.getByRole("link", { name: "See the grading" }).getAttribute("href")).toBe(
		"/events/31/grading",
	);
});

test("a promotion says who recommended it, when, and why it was rejected", () => {
	answerCalls(() => new Promise(none));
	const words = open().words();
	expect(words).toMatch(/Recommended by.*Omar Saleh.*DateApril 17, 2027NotesStrong kata/);
	expect(words).not.toContain("Reason");
	const own = open({ promoter: person(107, "Noura7"), notes: null, reason: "Too young" }).words();
	expect(own).toContain("Recommended byOwn request");
	expect(own).toContain("ReasonToo young");
	expect(own).not.toContain("Notes");
});

test.each([
	["approved", 1, "Approved by Omar Saleh", true],
	["rejected", 6, "Rejected by Omar Saleh", true],
	["rejected", 8, "Rejected by Omar Saleh", false],
])(
	"one that was %s %d days ago says so, and can be taken back within a week",
	(status, days, words, canTakeBack) => {
		answerCalls(() => new Promise(none));
		const decidedAt = new Date(Date.now() - days * 86_400_000).toISOString();
		const view = open({ status, decidedAt, decidedBy: omar });
		expect(view.words()).toContain(words);
		expect(["Approve", "Reject", "Take back"].map((name) => view.button(name) !== null)).toEqual([
			false,
			false,
			canTakeBack,
		]);
	},
);

test("the dialog steps through the promotions of the list", () => {
	answerCalls(() => new Promise(none));
	expect(open().button("Next")).toBeNull();
	const { button, steps, words } = open({}, [promotion(5), promotion(6)]);
	expect(words()).toContain("3 of 3");
	expect(button("Next")?.disabled).toBe(true);
	fireEvent.click(button("Previous") as HTMLButtonElement);
	expect(steps).toEqual([6]);
});

test("several promotions are approved without those that lack something", async () => {
	const { title, text, sent, toast, notReadAgain } = await confirmIn(
		<ApproveDialog
			items={[promotion(7), promotion(8)] as never}
			leftOut={3}
			onDone={none}
			onClose={none}
		/>,
		{ press: "Approve 2", lists: [pages] },
	);
	expect(title).toBe("Approve 2 promotions?");
	expect(text).toContain("3 selected promotions have a warning and stay pending.");
	expect(sent.map(([, path]) => path)).toEqual([
		"/belt-promotions/7/approve",
		"/belt-promotions/8/approve",
	]);
	expect(toast).toContain("2 promotions approved");
	expect(notReadAgain).toEqual([]);
});

test.each([
	[
		"one person",
		[promotion(7)],
		"Reject the promotion of Noura7 Saleh?",
		"Noura7 Saleh keeps the belt.",
		"Promotion rejected",
	],
	[
		"several people",
		[promotion(7), promotion(8)],
		"Reject 2 promotions?",
		"They keep their belts.",
		"2 promotions rejected",
	],
])("a rejection of %s names whom it concerns", async (_, items, title, words, toast) => {
	const read = await confirmIn(<RejectDialog items={items as never} onClose={none} />, {
		press: "Reject",
		enter: { Reason: "Later" },
		lists: [pages],
	});
	expect([read.title, read.text]).toEqual([title, expect.stringContaining(words)]);
	expect(read.toast).toContain(toast);
	expect(read.notReadAgain).toEqual([]);
});

test("among what waits, a promotion with a warning is opened where it is decided", async () => {
	const rows = [
		promotion(1, { promoter: null, promotionDate: "2027-04-19" }),
		promotion(2, { eligibleDate: tooEarly, promotionDate: "2027-04-18" }),
		promotion(3, { eventId: 31, toBelt: "black-1" }),
	];
	const { all, texts, getByRole } = renderPart(<WaitingPromotions />, {
		data: [[pages.queryKey, firstPage({ rows } as never)]],
	});
	expect(texts("li time")).toEqual(["Apr 17, 2027", "Apr 18, 2027", "Apr 19, 2027"]);
	expect(texts("li .early")).toEqual(["The board decides before the grading", "Too few months"]);
	expect(all(".decide-record > a").map((link) => link.getAttribute("href"))).toEqual([
		"/events/31/grading",
		"/?tab=promotions&id=2",
		"/?tab=promotions&id=1",
	]);
	expect(texts("li .soft .block")).toEqual(["Omar Saleh", "Omar Saleh", "Own request"]);
	const calls = answerCalls(({ method }) => (method === "GET" ? new Promise(none) : { body: {} }));
	fireEvent.click(getByRole("button", { name: /^Approve.*Noura1/ }));
	await waitFor(() => expect(calls[0]?.path).toBe("/api/belt-promotions/1/approve"));
});
