/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { feesKey } from "../../people/memberships/memberships.queries.ts";
import { ownOnlineQuery } from "./online-payments.queries.ts";
import { type PayableFee, PayOnline } from "./PayOnline.tsx";

const cup = { target: "registration-5-20", title: "Cup", person: "Noura", open: 12_500 };
const camp = { target: "registration-6-20", title: "Camp", person: "Noura", open: 4_000 };
const renewal: PayableFee = {
	target: "membership-20",
	title: "Membership fee",
	person: "Noura",
	open: 20_000,
	isMembership: true,
	validUntil: "2027-01-31",
};

function open(fees: PayableFee[], preselected?: string[]) {
	const calls = answerCalls(() => new Promise(() => {}));
	const view = renderPart(<PayOnline fees={fees} familyMax={0} preselected={preselected} />, {
		data: [[ownOnlineQuery.queryKey, { sources: ["knet"], waiting: [] }]],
	});
	const boxes = view.all("input[type=checkbox]") as HTMLInputElement[];
	return {
		...view,
		calls,
		checked: () => fees.filter((_, at) => boxes[at].checked).map(({ title }) => title),
		toggle: (title: string) => fireEvent.click(boxes[fees.findIndex((fee) => fee.title === title)]),
		button: () => view.getByRole("button") as HTMLButtonElement,
	};
}

test.each([
	["all fees", [cup, camp], undefined, ["Cup", "Camp"]],
	["the fees that the address names", [cup, camp], [camp.target], ["Camp"]],
	[
		"of named fees those that are still to pay",
		[cup, camp],
		[camp.target, "registration-9-20"],
		["Camp"],
	],
	[
		"all fees, if those named were paid meanwhile",
		[cup, camp],
		["registration-9-20"],
		["Cup", "Camp"],
	],
	["what is owed, and no renewal beside it", [renewal, cup], undefined, ["Cup"]],
	["a renewal, if nothing is owed", [renewal], undefined, ["Membership fee"]],
	[
		"a renewal beside what is owed, if it is named",
		[renewal, cup],
		[renewal.target],
		["Membership fee"],
	],
])("at first %s are checked", (_, fees, preselected, expected) => {
	expect(open(fees, preselected).checked()).toEqual(expected);
});

test("the button states the sum of what is checked, and pays that", async () => {
	const { button, toggle, calls, findByText } = open([cup, camp]);
	expect(button().textContent).toMatch(/16\.5/);
	toggle("Cup");
	expect(button().textContent).toMatch(/Pay KD\s4 /);
	toggle("Camp");
	expect(button().disabled).toBe(true);
	toggle("Camp");
	fireEvent.click(button());
	await findByText("Opening the payment page...");
	expect(calls.at(-1)?.body).toEqual({ charges: [camp.target], source: "knet" });
	expect(button().disabled).toBe(true);
});

test("before the payment page opens, fees and waiting payments are marked to be read again", async () => {
	const { queries, button } = open([cup]);
	answerCalls(({ method }) =>
		method === "GET" ? new Promise(() => {}) : { body: { id: "a", url: "#bank" } },
	);
	queries.setQueryData(feesKey.queryKey, {});
	fireEvent.click(button());
	await waitFor(() => expect(location.hash).toBe("#bank"));
	const isOld = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated;
	expect([isOld(ownOnlineQuery.queryKey), isOld(feesKey.queryKey)]).toEqual([true, true]);
});
