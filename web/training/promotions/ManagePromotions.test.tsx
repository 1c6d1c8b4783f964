/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { promotionRow } from "#tests/domains/training/promotions.rows.ts";
import { historyQuery, promotionsPages } from "../../base/ranks/belts.queries.ts";
import { firstPage } from "../../core/calls/usePages.ts";
import ManagePromotions from "./ManagePromotions.tsx";

const today = kuwaitDate(Date.now());
const person = (id: number, firstName: string) =>
	personForTest(id, firstName, { currentBelt: "green-3" });
const omar = person(2, "Omar");

type Wish = { search?: string; status?: "pending" | "approved" | "rejected"; locale?: "en" | "ar" };

function open(rows: object[], { search = "", status = "pending", locale = "en" }: Wish = {}) {
	const calls = answerCalls(({ method }) =>
		method === "GET" ? new Promise(() => undefined) : { body: {} },
	);
	const pages = promotionsPages(status).queryKey;
	const view = renderPart(<ManagePromotions />, {
		at: `/admin/promotions${search}`,
		locale,
		data: [
			[pages, firstPage({ rows, next: undefined } as never)],
			...rows.map((row) => {
				const { id } = (row as { user: { id: number } }).user;
				return [historyQuery(id as never).queryKey, []] as const;
			}),
		],
	});
	const row = (at: number) => view.all("tbody tr")[at];
	return {
		...view,
		row,
		writes: () => calls.filter(({ method }) => method !== "GET"),
		isOld: () => view.queries.getQueryState(pages)?.isInvalidated,
		people: () => view.texts("tbody th a").map((name) => name.split(" ")[0]),
		cells: (at: number) => [...row(at).children].map(({ textContent }) => plainText(textContent)),
		buttons: (at: number) =>
			[...row(at).querySelectorAll("button")].map(
				(button) => button.getAttribute("aria-label") ?? button.textContent,
			),
	};
}

test("a pending promotion is shown with whom, what, by whom, why and when", () => {
	const view = open([
		promotionRow(1, "Noura", { notes: "Strong kata", isHeld: true }),
		promotionRow(2, "Reem", { promoter: null, notes: "Please", reason: "Too early" }),
		promotionRow(3, "Sara", { promoter: person(103, "Sara"), toBelt: "green-4" }),
	]);
	const [, who, change, by, notes, date] = view.cells(0);
	expect(who).toContain("Noura Saleh");
	expect(change).toMatch(/Held before, recorded by the coach$/);
	expect([by, notes, date]).toEqual(["Omar Saleh", "Strong kata", "Mar 4, 2026"]);
	expect(view.row(0).querySelector("th a")?.getAttribute("href")).toContain("101");
	expect(view.cells(1).slice(3, 5)).toEqual(["Own request", "Too early"]);
	expect(view.cells(2).slice(3, 5)).toEqual(["Own request", ""]);
	expect(view.cells(1)[2]).not.toContain("Held before");
});

test.each([
	["nothing is missing", {}, null],
	["months are missing", { eligibleDate: dayAfter(today) }, "Too few months"],
	["the months are complete", { eligibleDate: today }, null],
	["classes are missing", { attended: 3, requiredClasses: 4 }, "Too few classes"],
	["the classes are complete", { attended: 4, requiredClasses: 4 }, null],
	["a grading decides", { eventId: 7 }, "Decided at a grading"],
	["the board decides", { eventId: 7, toBelt: "black-1" }, "The board decides before the grading"],
	[
		"the board has agreed",
		{ eventId: 7, toBelt: "black-1", agreedAt: "2026-03-04T09:00:00Z" },
		"Decided at a grading",
	],
])("while %s, a promotion is approved in the list, or says why not", (_, wish, words) => {
	const view = open([promotionRow(1, "Noura", wish)]);
	expect(view.texts("tbody th .early")).toEqual(words ? [words] : []);
	expect(view.buttons(0)).toEqual([
		...(words ? [] : ["Approve the promotion of Noura Saleh"]),
		"View the promotion of Noura Saleh",
		expect.stringContaining("Noura Saleh"),
	]);
});

test("those that are decided at a grading come last", () => {
	const rows = [
		promotionRow(1, "Noura", { eventId: 7 }),
		promotionRow(2, "Reem"),
		promotionRow(3, "Sara"),
	];
	expect(open(rows).people()).toEqual(["Reem", "Sara", "Noura"]);
});

test.each([
	["person", ["Noura", "Reem", "Sara"]],
	["-person", ["Sara", "Reem", "Noura"]],
	["change", ["Reem", "Sara", "Noura"]],
	["promoter", ["Sara", "Noura", "Reem"]],
	["date", ["Reem", "Noura", "Sara"]],
])("the list is sorted by %s", (sort, people) => {
	const rows = [
		promotionRow(1, "Noura", { toBelt: "black-1" }),
		promotionRow(2, "Reem", {
			toBelt: "green-4",
			promoter: person(9, "Zain"),
			promotionDate: "2026-01-01",
		}),
		promotionRow(3, "Sara", { promoter: null, promotionDate: "2026-04-01" }),
	];
	expect(open(rows, { search: `?sort=${sort}` }).people()).toEqual(people);
});

test("decisions are named with who made them, and only recent ones can be taken back", async () => {
	const decided = {
		status: "approved",
		decidedBy: omar,
		decidedAt: "2026-03-05T09:00:00Z",
		eligibleDate: "2099-01-01",
	};
	const rows = [
		promotionRow(1, "Noura", decided),
		promotionRow(2, "Reem", { ...decided, decidedBy: null, decidedAt: new Date().toISOString() }),
	];
	const view = open(rows, { search: "?status=approved", status: "approved" });
	expect(view.cells(0).at(-2)).toBe("Approved by Omar Saleh, March 5, 2026");
	expect(view.cells(1).at(-2)).toMatch(/^Approved on \w+ \d+, \d{4}$/);
	expect(view.texts("tbody th .early")).toEqual([]);
	expect(view.all("tbody input")).toEqual([]);
	expect(view.buttons(0)).toEqual(["View the promotion of Noura Saleh"]);
	expect(view.buttons(1)).toEqual([
		"View the promotion of Reem Saleh",
		"Take back the decision on Reem Saleh",
	]);
	fireEvent.click(view.getByText("Take back"));
	await view.findByText("Decision taken back");
	expect(view.writes().map(({ path }) => path)).toEqual([expect.stringMatching(/\/2\//)]);
	expect(view.isOld()).toBe(true);
});

test("a promotion that lacks nothing is approved in the list, and can be undone", async () => {
	const view = open([promotionRow(1, "Noura"), promotionRow(2, "Reem")]);
	fireEvent.click(view.getByRole("button", { name: "Approve the promotion of Reem Saleh" }));
	await view.findByText("Promotion approved");
	expect(view.writes().map(({ path, body }) => [path.match(/\d+/)?.[0], body])).toEqual([
		["2", { override: false }],
	]);
	expect(view.isOld()).toBe(true);
});

test.each([
	[
		"",
		"pending",
		"No pending promotion requestsRequests of coaches for their students appear here.",
	],
	["?status=approved", "approved", "No promotion was approved yet"],
	["?status=rejected", "rejected", "No promotion was rejected"],
	["?status=nonsense", "pending", "No pending promotion requests"],
] as const)("with the address “%s” an empty list is that of %s", (search, status, words) => {
	const view = open([], { search, status });
	expect(view.container.textContent).toContain(words);
	expect(view.container.textContent.includes("Requests of coaches")).toBe(status === "pending");
});

test("the lists of decisions are chosen by buttons, whose address each has", () => {
	const view = open([], { locale: "ar" });
	const choices = view.all(".url-filter button");
	expect(choices.map((one) => [one.textContent, one.getAttribute("aria-pressed")])).toEqual([
		["بانتظار القرار", "true"],
		["معتمدة", "false"],
		["مرفوضة", "false"],
	]);
	fireEvent.click(choices[2]);
	expect(view.address()).toBe("/admin/promotions?status=rejected");
});

test("all that lack nothing can be approved at once, if they are several", () => {
	const offered = (rows: object[]) =>
		open(rows).queryByRole("button", { name: /^Approve \d$/ })?.textContent ?? null;
	const late = promotionRow(3, "Sara", { eligibleDate: dayAfter(today) });
	expect(offered([promotionRow(1, "Noura"), late])).toBe(null);
	expect(offered([promotionRow(1, "Noura"), promotionRow(2, "Reem"), late])).toBe("Approve 2");
	const view = open([late]);
	fireEvent.click(view.getByRole("button", { name: "Promote directly" }));
	expect(view.address()).toBe("/admin/promotions?id=new");
});

test("approving the selected promotions skips those that lack something; rejecting takes all", async () => {
	const rows = [
		promotionRow(1, "Noura"),
		promotionRow(2, "Reem", { attended: 0, requiredClasses: 5 }),
		promotionRow(3, "Sara"),
	];
	const view = open(rows);
	const bar = view.getByRole("toolbar", { hidden: true });
	expect(bar.hidden).toBe(true);
	fireEvent.click(view.getByRole("checkbox", { name: /Reem/ }));
	const approve = (count: number) =>
		[...bar.querySelectorAll("button")].find(
			({ textContent }) => textContent === `Approve ${count}`,
		) as HTMLButtonElement;
	expect([bar.hidden, approve(0).disabled]).toEqual([false, true]);
	fireEvent.click(view.getByRole("checkbox", { name: /Sara/ }));
	expect(approve(1).disabled).toBe(false);
	fireEvent.click(approve(1));
	const dialog = await view.findByRole("dialog");
	expect(dialog.textContent).toContain("Approve one promotion?");
	expect(dialog.textContent).toContain("One selected promotion has a warning and stays pending.");
	const one = open(rows);
	fireEvent.click(one.all(".row-menu")[2]);
	fireEvent.click(await one.findByRole("menuitem", { name: "Reject" }));
	expect((await one.findByRole("dialog")).textContent).toContain("Sara Saleh");
	const again = open(rows);
	for (const name of [/Noura/, /Reem/]) fireEvent.click(again.getByRole("checkbox", { name }));
	fireEvent.click(again.getByRole("toolbar").querySelectorAll("button")[1]);
	await waitFor(() =>
		expect(again.getByRole("dialog").textContent).toContain("Reject 2 promotions?"),
	);
});

test("the address opens a promotion, or says that it is not waiting any more", async () => {
	const rows = [promotionRow(1, "Noura"), promotionRow(2, "Reem")];
	const missingText = "This promotion is not waiting any more.";
	const view = open(rows, { search: "?id=2" });
	expect((await view.findByRole("dialog")).textContent).toContain("Promotion of Reem Saleh");
	expect(view.queryByText(missingText)).toBeNull();
	expect(open(rows, { search: "?id=9" }).queryByText(missingText)).toBeTruthy();
	expect(open(rows, { search: "?id=" }).queryByText(missingText)).toBeNull();
	const direct = open(rows, { search: "?id=new" });
	expect((await direct.findByRole("dialog")).textContent).toContain("Promote directly");
	expect(direct.queryByText(missingText)).toBeNull();
	const listed = open(rows);
	fireEvent.click(listed.getByRole("button", { name: "View the promotion of Noura Saleh" }));
	expect(listed.address()).toBe("/admin/promotions?id=1");
});
