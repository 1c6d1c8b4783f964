/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { confirmIn, plainText } from "#tests/core/confirmIn.tsx";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import { allStudentsQuery, linkRequestsQuery } from "../../people/coaches/students.queries.ts";
import AddStudentDialog from "./AddStudentDialog.tsx";
import EndDialog from "./EndDialog.tsx";
import PasswordDialog from "./PasswordDialog.tsx";
import AcceptRequestDialog from "./requests/AcceptRequestDialog.tsx";
import { ReceivedRequests } from "./requests/ReceivedRequests.tsx";
import { SentRequests } from "./requests/SentRequests.tsx";
import { StudentActions } from "./StudentActions.tsx";

const person = (id: number, firstName: string, firstNameAr: string) =>
	personForTest(id, firstName, { firstNameAr, lastNameAr: "صالح" });
const coach = person(2, "Omar", "عمر");
const student = (wish: object = {}) =>
	({
		...person(20, "Noura", "نورة"),
		coaches: [coach],
		mayEdit: true,
		passwordWay: "shown",
		...wish,
	}) as never;
const none = () => undefined;
const someList = { queryKey: ["students", "list"] };

test.each([
	["Email", false],
	["Guardian’s email", true],
])("a new student without the field “%s” is refused there", async (label, hasNoEmail) => {
	const view = renderPart(<AddStudentDialog onClose={none} />, {
		data: [[userQuery.queryKey, { ...coach, role: "coach" }]],
	});
	if (hasNoEmail) fireEvent.click(view.getByLabelText(/^No email/));
	fireEvent.click(view.getByRole("button", { name: "Add Student" }));
	const field = () => view.getByLabelText(new RegExp(`^${label}`));
	await waitFor(() => expect(field().getAttribute("aria-invalid")).toBe("true"));
});

test("the end of a training names the student, and leaves afterwards", async () => {
	const done: string[] = [];
	const { title, text, sent, toast, notReadAgain } = await confirmIn(
		<EndDialog
			student={student()}
			changed={[allStudentsQuery]}
			onDone={() => done.push("done")}
			onClose={() => done.push("closed")}
		/>,
		{ press: "End training", lists: [someList] },
	);
	expect([title, text]).toEqual([
		"Train Noura Saleh no longer?",
		expect.stringContaining("Noura Saleh leaves your list"),
	]);
	expect(sent).toEqual([["DELETE", "/coach/students/20"]]);
	expect(toast).toMatch(/^Training endedNoura Saleh/);
	expect([notReadAgain, done]).toEqual([[], ["done"]]);
});

test.each([
	[
		"shown",
		"New password",
		/has not chosen a password/,
		{ way: "shown", temporaryPassword: "kata-77" },
		/New passwordNoura Saleh.*kata-77/,
	],
	[
		"mailed",
		"Send the link",
		/mail a link to 20@club.example/,
		{ way: "mailed" },
		/on its way to 20@club.example/,
	],
])("a new password that is %s", async (passwordWay, press, words, answer, message) => {
	let closed = 0;
	const { text, sent, toast, notReadAgain } = await confirmIn(
		<PasswordDialog student={student({ passwordWay })} onClose={() => closed++} />,
		{ press, answer, lists: [someList] },
	);
	expect(text).toMatch(words);
	expect(sent).toEqual([["POST", "/coach/students/20/reset-password"]]);
	expect(toast).toMatch(message);
	expect([notReadAgain, closed]).toEqual([[], passwordWay === "mailed" ? 1 : 0]);
});

test("a password whose answer was lost is not asked for again in the same dialog", async () => {
	const { findByText, queryByRole } = await confirmIn(
		<PasswordDialog student={student()} onClose={none} />,
		{ press: "New password", answer: { way: "shown" } },
	);
	await findByText(/The answer was lost on its way/);
	expect(queryByRole("button", { name: "New password" })).toBeNull();
});

test.each([
	["coach", {}, ["Progress", "Edit", "New password", "Give to another coach", "End training"]],
	["admin", {}, ["Edit", "New password", "Give to another coach", "End training"]],
	[
		"coach",
		{ mayEdit: false },
		["Progress", "New password", "Give to another coach", "End training"],
	],
	["coach", { passwordWay: null }, ["Progress", "Edit", "Give to another coach", "End training"]],
	["coach", { coaches: [] }, ["Progress", "Edit", "New password", "Give to another coach"]],
	["admin", { coaches: [] }, ["Edit", "New password", "Give to another coach"]],
])("what %s may do with a student %j", (role, wish, buttons) => {
	const { texts } = renderPart(<StudentActions student={student(wish)} />, {
		data: [[userQuery.queryKey, { id: 2, role }]],
	});
	expect(texts("button")).toEqual(buttons);
});

test.each([
	["coach", "/coach?tab=students"],
	["admin", "/people/20"],
])("after the end of a training %s is at %s", async (role, address) => {
	const read = async () => {
		answerCalls(({ method }) => (method === "GET" ? new Promise(none) : {}));
		const view = renderPart(<StudentActions student={student()} />, {
			at: "/people/20",
			data: [[userQuery.queryKey, { id: 2, role }]],
		});
		fireEvent.click(view.getByRole("button", { name: "End training" }));
		const dialog = await view.findByRole("dialog");
		fireEvent.click(dialog.querySelector("[type=submit]") as HTMLButtonElement);
		await waitFor(() => expect(document.querySelector(".toast")).not.toBeNull());
		return view;
	};
	const view = await read();
	await waitFor(() => expect(view.address()).toBe(address));
});

const request = (id: string, wish: object = {}) =>
	({
		id,
		coach,
		email: `${id}@mail.example`,
		status: "pending",
		createdAt: "2027-04-17T09:00:00Z",
		...wish,
	}) as never;

test("accepting a coach names the coach whom the person leaves", async () => {
	const { title, text, sent, toast, notReadAgain } = await confirmIn(
		<AcceptRequestDialog
			request={request("r1")}
			present={[person(3, "Layan", "ليان")] as never}
			onClose={none}
		/>,
		{ press: "Accept", lists: [someList, { queryKey: ["staffPeople", "a"] }] },
	);
	expect(title).toBe("Omar Saleh as coach?");
	expect(text).toContain("This ends the training with Layan Saleh.");
	expect(sent).toEqual([["POST", "/link-requests/r1/accept"]]);
	expect(toast).toContain("Omar Saleh is the coach now");
	expect(notReadAgain).toEqual([]);
});

const received = (of?: number) =>
	renderPart(
		<ReceivedRequests
			received={[request("r1")]}
			coaches={[coach, person(3, "Layan", "ليان")] as never}
			of={of as never}
		/>,
		{ data: [[someList.queryKey, []]] },
	);

test("a request addresses the person, or names the person to staff", () => {
	expect(plainText(received().texts("li")[0])).toContain("Omar Saleh would like to be your coach.");
	expect(plainText(received(20).texts("li")[0])).toContain("Omar Saleh has asked for this person.");
});

test("a coach who asks is not named among the coaches who are left", async () => {
	const { getByRole, findByRole } = received();
	fireEvent.click(getByRole("button", { name: "Accept Omar Saleh as coach" }));
	const words = plainText((await findByRole("dialog")).textContent);
	expect(words.match(/ends the training with [^.]*/g)).toEqual([
		"ends the training with Layan Saleh",
	]);
});

test("a declined request is dropped, and the lists are read again", async () => {
	const { getByRole, findByText, queries } = received();
	const calls = answerCalls(() => ({}));
	fireEvent.click(getByRole("button", { name: "Decline the request of Omar Saleh" }));
	await findByText("Request declined");
	expect(calls[0]).toMatchObject({ method: "DELETE", path: "/api/link-requests/r1" });
	await waitFor(() => expect(queries.getQueryState(someList.queryKey)?.isInvalidated).toBe(true));
});

test("only a request that waits can be withdrawn", async () => {
	const { texts, getByRole, findByText } = renderPart(<SentRequests />, {
		data: [
			[
				linkRequestsQuery().queryKey,
				{ sent: [request("r1"), request("r2", { status: "declined" })], received: [], coaches: [] },
			],
		],
	});
	expect(texts("li").map(plainText)).toEqual([
		"r1@mail.examplesent April 17, 2027Waiting for an answerWithdraw",
		"r2@mail.examplesent April 17, 2027Declined",
	]);
	const calls = answerCalls(({ method }) => (method === "GET" ? new Promise(none) : {}));
	fireEvent.click(getByRole("button", { name: "Withdraw the request to r1@mail.example" }));
	await findByText("Request withdrawn");
	expect(calls.map(({ method, path }) => [method, path])).toEqual([
		["DELETE", "/api/link-requests/r1"],
		["GET", "/api/link-requests"],
	]);
});
