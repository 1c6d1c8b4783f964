/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { confirmIn, plainText } from "#tests/core/confirmIn.tsx";
import { renderPart } from "#tests/core/renderPart.tsx";
import { firstPage } from "../../core/calls/usePages.ts";
import { ImportList } from "./ImportList.tsx";
import { importsPages, leftPages } from "./imports.queries.ts";
import TakeBackDialog from "./TakeBackDialog.tsx";

const omar = { id: 2, firstName: "Omar", lastName: "Saleh", firstNameAr: null, lastNameAr: null };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const item = (wish: object = {}) =>
	({
		id: "01J0000000000000000000000A",
		fileName: "members.xlsx",
		state: "imported",
		rows: 30,
		done: 12,
		made: 25,
		refused: 5,
		takenBack: 0,
		kept: 0,
		by: omar,
		createdAt: "2027-04-17T09:00:00Z",
		takeBackUntil: inDays(3),
		...wish,
	}) as never;
const none = () => undefined;

test("taking an import back names the import, and how many people it concerns", async () => {
	const { text, sent, toast, notReadAgain } = await confirmIn(
		<TakeBackDialog item={item()} onClose={none} />,
		{ press: "Undo import", lists: [importsPages] },
	);
	expect(text).toMatch(/members.xlsx.*The 25 members that it added will be deleted/);
	expect(sent).toEqual([["POST", "/imports/01J0000000000000000000000A/take-back"]]);
	expect(toast).toMatch(/^The import is being undonemembers.xlsx/);
	expect(notReadAgain).toEqual([]);
});

const list = (wish: object = {}, left: object[] = []) =>
	renderPart(<ImportList heading={() => undefined} />, {
		data: [
			[importsPages.queryKey, firstPage({ rows: [item(wish)] } as never)],
			[leftPages(item(wish)).queryKey, firstPage({ rows: left } as never)],
		],
	});

test.each([
	["imported", {}, "25 members added, 5 rows could not be", ["Undo import", "Invite 25"], true],
	["imported long ago", { takeBackUntil: inDays(-1) }, "25 members added", ["Invite 25"], true],
	["imported without anybody", { made: 0, refused: 0 }, "Nobody was added", ["Undo import"], false],
	["under way", { state: "importing" }, "12 of 30 rows done", ["Undo import"], false],
	["being undone", { state: "takingBack" }, "Undoing the import: 12 of 30 rows", [], false],
	[
		"undone",
		{ state: "takenBack", takenBack: 23, kept: 2 },
		"23 members are gone, 2 stayed",
		[],
		true,
	],
])(
	"an import that is %s says so, and offers what can be done",
	(_, wish, words, buttons, hasLeft) => {
		const view = list(wish);
		expect(plainText(view.container.textContent)).toContain(words);
		expect(view.texts(".import-card button")).toEqual(buttons);
		expect(view.all("details")).toHaveLength(Number(hasLeft));
		expect(view.queryByText(/^You can undo this import until/) !== null).toBe(
			buttons.some((button) => button === "Undo import"),
		);
	},
);

test.each([
	[omar, "Omar Saleh, April 17, 2027"],
	[null, "an account that was deleted since, April 17, 2027"],
])("an import names who made it, and when", (by, words) => {
	expect(plainText(list({ by }).texts(".import-head p")[0])).toContain(words);
});

test("each row that was left out says why", () => {
	const row = (wish: object) => ({
		row: 3,
		state: "refused",
		field: null,
		code: "invalid",
		reason: null,
		person: null,
		...wish,
	});
	const view = list({}, [
		row({ row: 3, state: "kept", reason: "paid", person: omar }),
		row({ row: 4, field: "email", code: "invalid" }),
		row({ row: 5 }),
	]);
	const details = view.all("details")[0] as HTMLDetailsElement;
	details.open = true;
	fireEvent(details, new Event("toggle"));
	const [first, second, third] = view.texts(".why li").map(plainText);
	expect(first).toBe("Row 3: Omar Saleh has a fee on record");
	expect(second).toMatch(/^Row 4, Email: /);
	expect(third).toMatch(/^Row 5: /);
});
