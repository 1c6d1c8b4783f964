/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import MemberDialog from "./MemberDialog.tsx";
import { staffPeopleQuery } from "./people.queries.ts";
import { TemporaryPassword } from "./TemporaryPassword.tsx";

beforeEach(() => sessionStorage.clear());

function open(temporaryPassword: string | null, status = 201) {
	let closed = 0;
	const calls = answerCalls(({ method }) =>
		method === "GET"
			? new Promise(() => undefined)
			: status === 201
				? { status, body: { user: personForTest(20, "Noura"), temporaryPassword } }
				: { status, body: { code: "email_taken", fields: { email: "email_taken" } } },
	);
	const view = renderPart(
		<MemberDialog
			onClose={() => {
				closed += 1;
			}}
		/>,
		{
			data: [
				[userQuery.queryKey, { id: 1, role: "super-admin" }],
				[staffPeopleQuery.queryKey, {}],
			],
		},
	);
	return {
		...view,
		closed: () => closed,
		writes: () => calls.filter(({ method }) => method !== "GET").map(({ body }) => body),
		isOld: () => view.queries.getQueryState(staffPeopleQuery.queryKey)?.isInvalidated,
		enter: (label: string, value: string) =>
			fireEvent.change(view.getByLabelText(label), { target: { value } }),
		add: () => fireEvent.click(view.getByRole("button", { name: "Add Member" })),
	};
}

test("a member is added with what was entered, as a member, with a password shown once", async () => {
	const view = open("Karate-1234");
	const role = view.getByLabelText("Role") as HTMLSelectElement;
	expect([role.disabled, role.value]).toEqual([true, "member"]);
	view.getByText(/^A person added here is a member\./);
	const password = view.getByLabelText("With a temporary password that is shown once");
	expect((password as HTMLInputElement).checked).toBe(true);
	expect((view.getByLabelText("Current belt") as HTMLSelectElement).value).toBe("white");
	view.enter("First name", "Noura");
	view.enter("Last name", "Saleh");
	view.enter("Email", "noura@club.example");
	view.enter("Phone", "+96550000001");
	view.enter("Current belt", "green-4");
	view.enter("Gender", "female");
	view.enter("Date of birth", "1990-05-06");
	view.add();
	await view.findByText("Temporary password of Noura Saleh");
	expect(view.writes()).toEqual([
		expect.objectContaining({
			firstName: "Noura",
			lastName: "Saleh",
			email: "noura@club.example",
			phoneNumber: "+96550000001",
			currentBelt: "green-4",
			gender: "female",
			dateOfBirth: "1990-05-06",
			isNationalTeamMember: false,
			invite: false,
			role: "member",
		}),
	]);
	view.getByText("Karate-1234");
	expect(view.closed()).toBe(0);
	expect(view.isOld()).toBe(true);
});

test("a member who is invited by email needs no password, and the dialog closes", async () => {
	const view = open(null);
	view.enter("First name", "Noura");
	view.enter("Last name", "Saleh");
	view.enter("Email", "20@club.example");
	fireEvent.click(view.getByLabelText("With an emailed link to choose a password"));
	view.add();
	await view.findByText("An invitation is on its way to 20@club.example");
	expect(view.writes()).toMatchObject([{ invite: true, role: "member" }]);
	await waitFor(() => expect(view.closed()).toBe(1));
});

test("a member whose password did not arrive is offered an invitation", async () => {
	const view = open(null);
	view.enter("First name", "Noura");
	view.enter("Last name", "Saleh");
	view.enter("Email", "20@club.example");
	view.add();
	await view.findByText(/^The member was added, but the answer was lost/);
	expect(view.closed()).toBe(0);
});

test.each([
	["", "n@club.example"],
	["Noura", " "],
])("without a first name (“%s”) or address (“%s”) nobody is added", async (first, email) => {
	const view = open("x");
	view.enter("First name", first);
	view.enter("Email", email);
	view.add();
	await view.findByText("Validation Error");
	expect(view.queryAllByText("Please fill in all required fields").length).toBeGreaterThan(0);
	expect(view.writes()).toEqual([]);
});

test("an address in use is reported beside its field", async () => {
	const view = open("x", 409);
	view.enter("First name", "Noura");
	view.enter("Last name", "Saleh");
	view.enter("Email", "20@club.example");
	view.add();
	await waitFor(() => expect(view.writes()).toHaveLength(1));
	await view.findAllByText(/already in use/);
	expect(view.closed()).toBe(0);
});

test("a temporary password is copied, or to be copied by hand", async () => {
	const copied: string[] = [];
	const show = (writeText: (text: string) => Promise<void>) => {
		Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
		return renderPart(
			<TemporaryPassword
				person={personForTest(20, "Noura") as never}
				password="Karate-1234"
				onClose={() => undefined}
			/>,
		);
	};
	const view = show(async (text) => void copied.push(text));
	expect(view.queryByRole("button", { name: "Share" })).toBeNull();
	fireEvent.click(view.getByRole("button", { name: "Copy" }));
	await view.findByText("Copied");
	expect(copied).toEqual(["Karate-1234"]);
	const refused = show(() => Promise.reject(new Error("refused")));
	fireEvent.click(refused.getByRole("button", { name: "Copy" }));
	await refused.findByText("Select the password and copy it by hand");
});
