/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { beltCountsQuery, historyQuery } from "../../base/ranks/belts.queries.ts";
import { userQuery } from "../../base/session/session.ts";
import { BeltHistory } from "./BeltHistory.tsx";
import ProgressDialog from "./ProgressDialog.tsx";
import { WithdrawButton } from "./WithdrawButton.tsx";

const none = () => undefined;
const promotion = (wish: object = {}) => ({
	id: 7,
	fromBelt: "green-4",
	toBelt: "green-3",
	promotionDate: "2027-04-17",
	approved: false,
	status: "pending",
	notes: "Strong kata",
	reason: null,
	eligibleDate: null,
	attended: null,
	requiredClasses: null,
	promotedBy: 2,
	...wish,
});
const coach = [userQuery.queryKey, { id: 2, role: "coach" }] as const;
const item = (wish: object) => {
	const { texts } = renderPart(<BeltHistory lines={[promotion(wish)] as never} />);
	return plainText(texts("li")[0]);
};

test.each([
	["pending", { eligibleDate: "2027-05-18" }, /Pending.*Can grade from May 18, 2027/],
	["pending", { eligibleDate: "2027-04-17" }, /^(?!.*Can grade)/],
	["approved", { eligibleDate: "2027-05-18" }, /^(?!.*Can grade).*Approved/],
	["pending", { attended: 4, requiredClasses: 9 }, /4 of 9 classes attended/],
	["approved", { attended: 4, requiredClasses: 9 }, /^(?!.*attended)/],
	["rejected", { reason: "Too young" }, /Rejected.*Reason: Too young/],
])("a promotion that is %s, with %j, says what matters", (status, wish, words) => {
	const text = item({ status, ...wish });
	expect(text).toMatch(words);
	expect(text).toMatch(/April 17, 2027 – from /);
	expect(text).toContain("Strong kata");
});

test("a history names who recommended each step, if that is known", () => {
	const promoter = {
		id: 2,
		firstName: "Omar",
		lastName: "Saleh",
		firstNameAr: null,
		lastNameAr: null,
	};
	expect(item({ promoter })).toContain("Recommended by Omar Saleh");
	expect(item({ promoter: null })).not.toContain("Recommended");
	renderPart(<BeltHistory lines={[]} />).getByText("No promotion history yet");
});

test.each([
	[{}, true],
	[{ status: "approved" }, false],
	[{ promotedBy: 3 }, false],
])("a coach may withdraw a promotion with %j: %s", (wish, may) => {
	const view = renderPart(<WithdrawButton promotion={promotion(wish) as never} changed={[]} />, {
		data: [coach],
	});
	expect(view.all("button")).toHaveLength(Number(may));
});

test("a withdrawn promotion is gone from all lists of belts and of the caller", async () => {
	const lists = [beltCountsQuery.queryKey, ["students", "list"]];
	const view = renderPart(
		<WithdrawButton promotion={promotion() as never} changed={[{ queryKey: ["students"] }]} />,
		{ data: [coach, ...lists.map((key) => [key, []] as const)] },
	);
	const calls = answerCalls(() => ({}));
	fireEvent.click(view.getByRole("button"));
	await view.findByText("Request withdrawn");
	expect(calls[0]).toMatchObject({ method: "DELETE", path: "/api/belt-promotions/7" });
	await waitFor(() =>
		expect(lists.filter((key) => !view.queries.getQueryState(key)?.isInvalidated)).toEqual([]),
	);
});

const student = {
	id: 20,
	firstName: "Noura",
	lastName: "Saleh",
	firstNameAr: null,
	lastNameAr: null,
};
const progress = (currentBelt: string, lines: object[]) => {
	answerCalls(() => new Promise(none));
	return renderPart(
		<ProgressDialog student={{ ...student, currentBelt } as never} changed={[]} onClose={none} />,
		{ data: [coach, [historyQuery(20 as never).queryKey, lines]] },
	);
};

test.each([
	[[promotion()], /can be withdrawn until it is decided/, 0],
	[[promotion({ promotedBy: 3 })], /Another one can be asked for once it is decided/, 0],
	[[promotion({ status: "rejected" })], /A press on a rank sends the promotion at once/, 1],
])("a coach can ask for the next rank unless a promotion waits", (lines, words, fields) => {
	const view = progress("green-4", lines);
	view.getByText(words);
	expect(view.queryAllByRole("textbox", { hidden: true })).toHaveLength(fields);
});

test.each([
	[true, /^(?!.*still has to approve)/],
	[false, /The federation still has to approve it/],
])("a press on a rank sends it with the notes; if it is approved: %s", async (approved, words) => {
	const view = progress("green-4", []);
	const calls = answerCalls(({ method }) =>
		method === "GET" ? { body: [] } : { body: { approved } },
	);
	fireEvent.change(view.getByLabelText(/^Notes/), { target: { value: "Strong kata" } });
	const [first] = view.getAllByRole("button", { name: /^Promote to/ });
	fireEvent.click(first);
	await view.findByText("Belt Promotion");
	expect(plainText(document.querySelector(".toast")?.textContent)).toMatch(words);
	expect(calls[0]).toMatchObject({
		path: "/api/belt-progressions",
		body: { studentId: 20, newBelt: "green-3", notes: "Strong kata" },
	});
});

test("a coach makes nobody a black belt", () => {
	progress("brown-1", []).getByText("Black belt promotions are made by the federation");
});
