/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import MergeDialog from "./MergeDialog.tsx";
import { mergesPages, pairsPages } from "./merges.queries.ts";
import UndoDialog from "./UndoDialog.tsx";

const person = (id: number, wish: object) => ({
	id,
	firstName: "Noura",
	lastName: "Saleh",
	firstNameAr: null,
	lastNameAr: null,
	email: `${id}@club.example`,
	phoneNumber: null,
	gender: "female",
	dateOfBirth: null,
	currentBelt: "white",
	dojoLocation: null,
	role: "member",
	createdAt: "2026-01-01T09:00:00Z",
	...wish,
});
const people = [
	person(20, { phoneNumber: "+96550012345", firstName: "Noora" }),
	person(21, { phoneNumber: "+96550012346", dateOfBirth: "1990-01-01", currentBelt: "orange-10" }),
];

async function merge(...chosen: string[]) {
	const calls = answerCalls(() => ({ body: {} }));
	const { getByRole } = renderPart(
		<MergeDialog pair={{ id: "20-21", people, evidence: [] } as never} onClose={() => undefined} />,
	);
	for (const one of chosen) {
		const [name, side] = one.split(" ");
		fireEvent.click(document.querySelectorAll(`input[name=${name}]`)[Number(side)]);
	}
	fireEvent.click(getByRole("button", { name: "Merge" }));
	const write = () => calls.find(({ method }) => method === "POST");
	await waitFor(() => expect(write()).toBeTruthy());
	return write()?.body;
}

test.each([
	["what only the other account has", [], 20, ["dateOfBirth"]],
	["what was chosen of the other", ["phoneNumber 1"], 20, ["phoneNumber", "dateOfBirth"]],
	["no value where none was chosen", ["dateOfBirth 0"], 20, []],
	["nothing of the other, if that one has no more", ["keep 1"], 21, []],
	[
		"what was chosen before the account",
		["firstName 1", "firstName 0", "keep 1"],
		21,
		["firstName"],
	],
])("the kept account takes over %s", async (_, chosen, keepId, fields) => {
	expect(await merge(...chosen)).toEqual({ keepId, mergeId: 41 - keepId, fields });
});

test("after a merge was undone, the merges and the possible duplicates are read again", async () => {
	answerCalls(() => ({ body: {} }));
	const lists = [mergesPages, pairsPages].map(({ queryKey }) => queryKey);
	const { getByRole, queries } = renderPart(
		<UndoDialog merge={{ id: "m", gone: people[1] } as never} onClose={() => undefined} />,
		{ data: lists.map((key) => [key, { pages: [], pageParams: [] }]) },
	);
	fireEvent.click(getByRole("button", { name: "Undo" }));
	const areInvalidated = () => lists.map((key) => queries.getQueryState(key)?.isInvalidated);
	await waitFor(() => expect(areInvalidated()).toEqual([true, true]));
});
