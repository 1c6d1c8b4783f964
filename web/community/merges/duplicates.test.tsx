/** @jest-environment jsdom */
import { confirmIn, plainText } from "#tests/core/confirmIn.tsx";
import { personForTest } from "#tests/core/personForTest.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import { firstPage } from "../../core/calls/usePages.ts";
import DismissDialog from "./DismissDialog.tsx";
import DuplicatesPage from "./DuplicatesPage.tsx";
import { mergesPages, pairsPages } from "./merges.queries.ts";
import UndoDialog from "./UndoDialog.tsx";

const none = () => undefined;
const person = (id: number, firstName: string) =>
	personForTest(id, firstName, { createdAt: "2027-04-17T09:00:00Z" });
const pair = {
	id: "20-30",
	people: [person(20, "Noura"), person(30, "Nora")],
	evidence: ["birthDate", "phone"],
} as never;
const merge = (wish: object = {}) =>
	({
		id: "01J0000000000000000000000A",
		gone: person(30, "Nora"),
		kept: person(20, "Noura"),
		state: "merged",
		createdAt: "2027-04-17T09:00:00Z",
		undoUntil: "2027-05-18T09:00:00Z",
		...wish,
	}) as never;

test("a pair that is noted as two people is not suggested again", async () => {
	const { text, sent, toast, notReadAgain } = await confirmIn(
		<DismissDialog pair={pair} names="Noura and Nora" onClose={none} />,
		{ press: "Not the same person", lists: [pairsPages] },
	);
	expect(text).toContain("Noura and Nora");
	expect(sent).toEqual([["DELETE", "/people-pairs/20-30"]]);
	expect(toast).toMatch(/^Noted as two peopleNoura and Nora/);
	expect(notReadAgain).toEqual([]);
});

test("undoing a merge names the person whose account returns, and both lists are read again", async () => {
	const { text, sent, toast, notReadAgain } = await confirmIn(
		<UndoDialog merge={merge()} onClose={none} />,
		{ press: "Undo", lists: [mergesPages, pairsPages] },
	);
	expect(text).toMatch(/^Nora Saleh gets back .* signs in with 30@club.example/);
	expect(sent).toEqual([["POST", "/merges/01J0000000000000000000000A/undo"]]);
	expect(toast).toMatch(/^The merge is being undoneNora Saleh/);
	expect(notReadAgain).toEqual([]);
});

const open = (role: string, merges: object[] = [merge()]) =>
	renderPart(<DuplicatesPage />, {
		data: [
			[userQuery.queryKey, { id: 1, role }],
			[pairsPages.queryKey, firstPage({ rows: [pair] } as never)],
			[mergesPages.queryKey, firstPage({ rows: merges } as never)],
		],
	});

test.each([
	["super-admin", {}, ["Compare and merge", "Not the same person", "Undo"]],
	["super-admin", { state: "undone" }, ["Compare and merge", "Not the same person"]],
	["super-admin", { kept: null }, ["Compare and merge", "Not the same person"]],
	["admin", {}, []],
])("%s, with a merge %j, may: %j", (role, wish, buttons) => {
	expect(open(role, [merge(wish)]).texts("main button, li button")).toEqual(buttons);
});

test("a pair says why, and a merge who was merged into whom, and until when it can be undone", () => {
	const view = open("super-admin");
	expect(view.texts(".pair-evidence li")).toEqual(["Same date of birth", "Same phone number"]);
	expect(plainText(view.texts(".pair-person")[0])).toMatch(
		/Noura Saleh.*20@club.example.*April 17, 2027/,
	);
	const row = plainText(view.texts(".merge-row")[0]);
	expect(row).toContain("Nora Saleh was merged into Noura Saleh");
	expect(row).toContain("Can be undone until May 18, 2027");
	expect(
		plainText(open("super-admin", [merge({ state: "undone", kept: null })]).texts(".merge-row")[0]),
	).toBe("Nora Saleh was merged into an account that was deleted sinceUndone");
});
