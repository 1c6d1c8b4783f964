/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import {
	feeTotalsQuery,
	membershipPages,
	membershipsKey,
	remindersQuery,
} from "../memberships.queries.ts";
import MembersByFee from "./MembersByFee.tsx";

const member = (wish: object = {}) => ({
	id: 20,
	firstName: "Noura",
	lastName: "Saleh",
	firstNameAr: null,
	lastNameAr: null,
	email: "noura@example.org",
	membershipFeeStatus: "overdue",
	membershipExpiryDate: "2026-03-04",
	lastPaymentDate: "2025-03-06",
	feeDueDate: "2026-03-05",
	exemptReason: null,
	exemptUntil: null,
	reminder: null,
	...wish,
});

const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
const long = "2026-03-08T09:00:00Z";

function open(status: string, wish: object = {}) {
	const rows = [member({ membershipFeeStatus: status, ...wish })];
	const totals = { statuses: { paid: 5, pending: 6, overdue: 7, exempt: 8 }, months: [] };
	const calls = answerCalls(({ method, path }) => ({
		body:
			method !== "GET"
				? {}
				: path.includes("reminder")
					? []
					: path.includes("totals")
						? totals
						: rows,
	}));
	const view = renderPart(<MembersByFee />, {
		at: status === "overdue" ? "/membership" : `/membership?status=${status}`,
		data: [
			[["user"], { id: 1, role: "admin" }],
			[membershipsKey.queryKey, {}],
			[feeTotalsQuery.queryKey, totals],
			[remindersQuery.queryKey, []],
			[
				membershipPages(status as never).queryKey,
				{ pages: [{ rows, next: null }], pageParams: [undefined] },
			],
		],
	});
	return {
		...view,
		sent: () =>
			calls.filter(({ method }) => method !== "GET").map(({ path, body }) => [path, body]),
		isOld: () => view.queries.getQueryState(membershipsKey.queryKey)?.isInvalidated,
		row: () => view.texts("tbody tr")[0],
	};
}

test.each([
	["overdue", {}, ["Record payment", "Remind", "Exempt"], true],
	["pending", {}, ["Record payment", "Remind", "Exempt"], true],
	["overdue", { reminder: { at: hourAgo, mailedAt: null } }, ["Record payment", "Exempt"], true],
	[
		"overdue",
		{ reminder: { at: long, mailedAt: long } },
		["Record payment", "Remind", "Exempt"],
		true,
	],
	["paid", {}, ["Record payment", "Exempt"], false],
	["exempt", {}, ["End exemption"], false],
])("who is %s with %j has the actions that fit", (status, wish, actions, canRemindAll) => {
	const { texts, queryByText } = open(status, wish);
	expect(texts("tbody .row button")).toEqual(actions);
	expect(queryByText("Remind All") !== null).toBe(canRemindAll);
});

test.each([
	["overdue", { reminder: { at: long, mailedAt: "2026-03-10T09:00:00Z" } }, "Sent on Mar 10, 2026"],
	["overdue", { reminder: { at: hourAgo, mailedAt: null } }, "On its way"],
	["overdue", {}, "None yet"],
	["overdue", { membershipExpiryDate: null }, "Never paid"],
	["overdue", {}, "Mar 4, 2026"],
	["overdue", {}, "Mar 6, 2025"],
	["exempt", { exemptReason: "Coach of honour" }, "Coach of honour"],
	["exempt", { exemptReason: "Ill", exemptUntil: "2027-01-02" }, "Until Jan 2, 2027"],
])("the row of who is %s with %j reads “%s”", (status, wish, words) => {
	expect(open(status, wish).row()).toContain(words);
});

test("one person is reminded, and the list is read again", async () => {
	const view = open("overdue");
	fireEvent.click(view.getByRole("button", { name: "Remind Noura Saleh" }));
	await view.findByText("Reminder sent");
	expect(view.sent()).toHaveLength(1);
	expect(view.sent()[0][0]).toContain("/20/");
	expect(view.isOld()).toBe(true);
});

test("an exemption is ended, and the list is read again", async () => {
	const view = open("exempt");
	fireEvent.click(view.getByRole("button", { name: "End the exemption of Noura Saleh" }));
	await view.findByText("The fee is asked again");
	expect(view.sent().map(([, body]) => body)).toEqual([{ membershipFeeStatus: "none" }]);
	expect(view.isOld()).toBe(true);
});

test.each([
	["Record a payment from Noura Saleh", /^Record a payment from .?Noura Saleh/],
	["Exempt Noura Saleh from the fee", /^Exempt .?Noura Saleh.? from the fee\?$/],
])("the action “%s” opens its dialog", async (name, title) => {
	const view = open("overdue");
	fireEvent.click(view.getByRole("button", { name }));
	await view.findByRole("dialog", { name: title });
});

test("several people are selected for a payment, but none who is exempt", () => {
	expect(open("overdue").all("tbody input[type=checkbox]")).toHaveLength(1);
	expect(open("exempt").all("tbody input[type=checkbox]")).toHaveLength(0);
});
