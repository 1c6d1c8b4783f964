/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import type { Membership } from "#shared/people/memberships/memberships.schema.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../../base/session/session.ts";
import { settingsQuery } from "../../../base/settings/settings.queries.ts";
import PayManyDialog from "./PayManyDialog.tsx";

const people = ["Noura", "Omar", "Layan"].map((firstName, position) => ({
	id: position + 20,
	firstName,
	lastName: "Saleh",
	firstNameAr: null,
	lastNameAr: null,
})) as unknown as Membership[];

type Wish = { fee?: number; role?: string; refused?: number[] };

function open({ fee = 0, role = "super-admin", refused = [] }: Wish = {}) {
	const settings = { membershipFees: { adult: fee, child: fee, family: 0 } };
	const user = { id: 1, role };
	const sent = answerCalls(({ method, path, body }) => {
		if (method === "GET") return { body: path.endsWith("/settings") ? settings : user };
		const { userId } = (body ?? {}) as { userId: number };
		if (path.endsWith("/void")) return { body: { id: "x" } };
		return refused.includes(userId)
			? { status: 409, body: { code: "less_is_open" } }
			: { status: 201, body: { id: `${userId}-2026-00001`, receiptNumber: "2026-00001" } };
	});
	let done = 0;
	const view = renderPart(
		<PayManyDialog
			people={people}
			onDone={() => {
				done += 1;
			}}
			onClose={() => undefined}
		/>,
		{
			data: [
				[userQuery.queryKey, user],
				[settingsQuery.queryKey, settings],
			],
		},
	);
	const press = (name: string | RegExp) => fireEvent.click(view.getByRole("button", { name }));
	const type = (amount: string) =>
		fireEvent.change(view.getByLabelText(/^Amount/), { target: { value: amount } });
	const calls = () => sent.filter(({ method }) => method !== "GET");
	return { ...view, calls, press, type, done: () => done };
}

test("asks for the amount at its field while the settings name no fee", async () => {
	const { calls, press, type, getByLabelText, getByRole, done } = open();
	const wrong = () => getByLabelText(/^Amount/).getAttribute("aria-invalid");
	expect(getByRole("link", { name: "Set the fee" }).getAttribute("href")).toBe("/settings");
	press("Record 3 payments");
	await waitFor(() => expect(wrong()).toBe("true"));

	expect(calls()).toEqual([]);
	type("12.5");
	press("Record 3 payments");
	await waitFor(() => expect(done()).toBe(1));
	expect(calls().map(({ body }) => body)).toMatchObject([
		{ userId: 20, amount: 12_500 },
		{ userId: 21, amount: 12_500 },
		{ userId: 22, amount: 12_500 },
	]);
});

test("sends admins to a super-admin", () => {
	const { getByText, queryByRole } = open({ role: "admin" });
	expect(getByText("Ask a super-admin to set it.")).toBeTruthy();
	expect(queryByRole("link", { name: "Set the fee" })).toBeNull();
});

test("takes each person’s fee from the settings if there is one", async () => {
	const { calls, press, done, queryByText } = open({ fee: 15_000 });
	expect(queryByText(/The settings name no/)).toBeNull();
	press("Record 3 payments");
	await waitFor(() => expect(done()).toBe(1));
	expect(calls().map(({ body }) => (body as { amount?: number }).amount)).toEqual([
		undefined,
		undefined,
		undefined,
	]);
});

test("stays open for who failed, with names and reasons, and records only them again", async () => {
	const refused = [21];
	const { calls, press, findAllByText, findByRole, done } = open({ fee: 15_000, refused });
	press("Record 3 payments");
	await findAllByText(/Omar Saleh/);
	expect(done()).toBe(0);
	refused.pop();
	await findByRole("button", { name: "Record 1 payment" });
	press("Record 1 payment");
	await waitFor(() => expect(done()).toBe(1));
	expect(calls().map(({ body }) => (body as { userId: number }).userId)).toEqual([20, 21, 22, 21]);
});

test("Undo voids all payments of the press", async () => {
	const { calls, press, findByText } = open({ fee: 15_000 });
	press("Record 3 payments");
	fireEvent.click(await findByText("Undo"));
	await waitFor(() => expect(calls().length).toBe(6));
	expect(
		calls()
			.slice(3)
			.map(({ path, body }) => [path, body]),
	).toEqual(
		people.map(({ id }) => [
			`/api/membership-payments/${id}-2026-00001/void`,
			{ reason: "Recorded by mistake" },
		]),
	);
});
