/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { confirmIn, plainText } from "#tests/core/confirmIn.tsx";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { studentsQuery } from "../../../people/coaches/students.queries.ts";
import { classMembersQuery, ownClassesQuery } from "../training-classes.queries.ts";
import ClassMembersDialog from "./ClassMembersDialog.tsx";

const none = () => undefined;
const member = (userId: number, firstName: string, wish: object = {}) => ({
	...personForTest(userId + 100, firstName),
	userId,
	classId: 7,
	status: "active",
	position: null,
	...wish,
});
const oneClass = (wish: object = {}) =>
	({
		id: 7,
		title: "Basics",
		titleAr: "أساسيات",
		dayOfWeek: "sunday",
		startTime: "17:00",
		endTime: "18:00",
		isActive: true,
		...wish,
	}) as never;
const members = [member(20, "Noura"), member(21, "Reem", { status: "waitlisted", position: 2 })];
const data = [
	[classMembersQuery(7 as never).queryKey, members],
	[studentsQuery.queryKey, [personForTest(20, "Noura"), personForTest(22, "Layan")]],
] as const;
const dialog = (wish: object = {}) => <ClassMembersDialog one={oneClass(wish)} onClose={none} />;

test.each([
	["active", "Enrolled"],
	["waitlisted", "On the waiting list"],
])("a student who is not in the class is enrolled, or waits: %s", async (status, words) => {
	const { sent, toast, notReadAgain } = await confirmIn(dialog(), {
		press: "Enrol",
		enter: { "Enrol one of your students": "22" },
		data,
		lists: [ownClassesQuery],
		answer: { enrollment: { status } },
		read: [],
	});
	expect(sent).toEqual([["POST", "/classes/7/enroll", { userId: 22 }]]);
	expect(toast).toMatch(new RegExp(`^${words}Basics`));
	expect(notReadAgain).toEqual([]);
});

test("members and those who wait are listed apart, and only others are offered", () => {
	answerCalls(() => new Promise(none));
	const view = renderPart(dialog(), { data });
	const lists = [...document.querySelectorAll(".class-members")].map(({ textContent }) =>
		plainText(textContent),
	);
	expect(lists).toEqual([
		expect.stringMatching(/^Noura Saleh/),
		expect.stringMatching(/^2\. Reem Saleh/),
	]);
	const options = [...(view.getByRole("combobox") as HTMLSelectElement).options];
	expect(options.map(({ value }) => value)).toEqual(["", "22"]);
	const paused = renderPart(dialog({ isActive: false }), { data });
	expect(paused.queryByRole("combobox")).toBeNull();
});

test("a member is taken out after a question", async () => {
	answerCalls(() => new Promise(none));
	const view = renderPart(dialog(), { data });
	const press = (name: string) => fireEvent.click(view.getByRole("button", { name }));
	press("Take out: Reem Saleh");
	view.getByText(/^Remove Reem Saleh\?/);
	press("Keep");
	expect(view.queryByText(/^Remove/)).toBeNull();
	press("Take out: Reem Saleh");
	const calls = answerCalls(({ method }) => ({ body: method === "GET" ? [members[0]] : {} }));
	press("Take out: Reem Saleh");
	await view.findByText("Taken out of the class");
	expect(calls[0]).toMatchObject({
		path: "/api/classes/7/enrollments/121",
		body: { status: "cancelled" },
	});
});
