/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { confirmIn, plainText } from "#tests/core/confirmIn.tsx";
import { personForTest } from "#tests/core/personForTest.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { firstPage } from "../../core/calls/usePages.ts";
import { coachesPages } from "../../people/coaches/coaches.queries.ts";
import RemovePersonDialog from "./RemovePersonDialog.tsx";
import { previewQuery } from "./removals.queries.ts";

const person = (id: number, firstName: string) => personForTest(id, firstName) as never;
const none = () => undefined;
const going = {
	registrations: 2,
	enrollments: 0,
	promotions: 3,
	notifications: 0,
	judgeAssignments: 0,
	athletes: 0,
	students: 4,
	classes: 5,
	children: 0,
};
const preview = (wish: object = {}) => ({
	going,
	needsSuccessor: false,
	money: { receipts: 6, open: 7_000, credit: 8_000 },
	toTell: 9,
	...wish,
});
const data = (wish: object = {}) =>
	[
		[previewQuery(20 as never).queryKey, preview(wish)],
		[
			coachesPages.queryKey,
			firstPage({ rows: [person(20, "Noura"), person(3, "Layan")] } as never),
		],
	] as const;
const dialog = <RemovePersonDialog person={person(20, "Noura")} onDone={none} onClose={none} />;

test("the records that are deleted with a person, and those that stay, are counted", () => {
	const view = renderPart(dialog, { data: data() });
	const parts = [...document.querySelectorAll(".removal-parts section")].map((part) =>
		[...part.querySelectorAll("li")].map(({ textContent }) => plainText(textContent)),
	);
	expect(parts[0].slice(1)).toEqual([
		"2 event entries; their places go to the next in line",
		"3 belt records",
		expect.stringMatching(/7.* of open fees/),
		expect.stringMatching(/8.* of credit/),
	]);
	expect(parts[1]).toEqual([
		"6 payments with their receipts, under the number 20",
		expect.stringContaining("under the number 20"),
	]);
	const button = view.getByRole("button", { name: "Delete permanently" }) as HTMLButtonElement;
	expect(button.disabled).toBe(false);
});

test("a coach is deleted only once another one takes over", async () => {
	const view = renderPart(dialog, { data: data({ needsSuccessor: true }) });
	const words = plainText(view.getByRole("dialog").textContent);
	expect(words).toMatch(/takes over.*4 students5 classes/);
	expect(words).toContain("and 9 people about their new coach");
	const button = view.getByRole("button", { name: "Delete permanently" }) as HTMLButtonElement;
	const field = view.getByLabelText("Coach who takes over") as HTMLSelectElement;
	expect([button.disabled, [...field.options].map(({ value }) => value)]).toEqual([
		true,
		["", "3"],
	]);
	fireEvent.change(field, { target: { value: "3" } });
	expect(button.disabled).toBe(false);
	const { sent } = await confirmIn(dialog, {
		press: "Delete permanently",
		enter: { "Coach who takes over": "3" },
		data: data({ needsSuccessor: true }),
		read: preview({ needsSuccessor: true }),
	});
	expect(sent).toEqual([["DELETE", "/users/20?handOverTo=3"]]);
});
