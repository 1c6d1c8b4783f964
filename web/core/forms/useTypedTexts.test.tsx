/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { useDraft } from "./useTypedTexts.ts";

function Form({ isPending = false }) {
	const [form, setForm] = useState<HTMLFormElement | null>(null);
	const { isRestored, discard } = useDraft(form, "apply", { isPending });
	const [isChild, setChild] = useState(false);
	return (
		<form ref={setForm}>
			<input aria-label="name" name="name" />
			<input aria-label="password" name="password" type="password" />
			<input aria-label="sunday" name="days" value="sunday" type="checkbox" />
			<input aria-label="monday" name="days" value="monday" type="checkbox" defaultChecked />
			<input aria-label="self" name="relation" value="self" type="radio" defaultChecked />
			<input
				aria-label="guardian"
				name="relation"
				value="guardian"
				type="radio"
				onChange={({ target }) => setChild(target.checked)}
			/>
			{isChild && <input aria-label="child" name="child" defaultValue="Layan" />}
			<input aria-label="agreed" name="agreed" type="checkbox" data-draft="off" />
			<button type="button" onClick={discard}>
				{isRestored ? "discard" : "nothing"}
			</button>
		</form>
	);
}

/** Opens the form for a person; null is a visitor, undefined not known yet. */
function open(user: { id: number } | null | undefined) {
	const queries = new QueryClient();
	if (user !== undefined) queries.setQueryData(["user"], user);
	const view = (isPending: boolean) => (
		<QueryClientProvider client={queries}>
			<Form isPending={isPending} />
		</QueryClientProvider>
	);
	const { rerender, unmount } = render(view(false));
	return { queries, unmount, write: (isPending: boolean) => rerender(view(isPending)) };
}

const labels = ["name", "password", "sunday", "monday", "self", "guardian", "agreed"];
const values = () =>
	labels.map((label) => {
		const { type, checked, value } = screen.getByLabelText<HTMLInputElement>(label);
		return type === "checkbox" || type === "radio" ? checked : value;
	});
const untouched = ["", "", false, true, true, false, false];
const storedValues = ["Noura", "", true, false, false, true, false];

function fillIn() {
	for (const label of ["name", "password"])
		fireEvent.input(screen.getByLabelText(label), { target: { value: "Noura" } });
	for (const label of ["sunday", "monday", "guardian", "agreed"])
		fireEvent.click(screen.getByLabelText(label));
}

beforeEach(() => sessionStorage.clear());

test("puts texts and choices back, but no password and no agreement", () => {
	const first = open(null);
	fillIn();
	first.unmount();
	open(null);
	expect(values()).toEqual(storedValues);
	fireEvent.click(screen.getByText("discard"));
	expect(values()).toEqual(untouched);
});

test("puts back what was typed into a field that appears with a choice", async () => {
	const first = open(null);
	fireEvent.click(screen.getByLabelText("guardian"));
	const child = screen.getByLabelText("child");
	fireEvent.focusIn(child);
	fireEvent.input(child, { target: { value: "Dana" } });
	first.unmount();
	open(null);
	await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("child").value).toBe("Dana"));
});

test("shows nobody what another person typed, also while the person is not known yet", async () => {
	const first = open({ id: 7 });
	fillIn();
	first.unmount();
	const other = open({ id: 8 });
	expect(values()).toEqual(untouched);
	other.unmount();
	const visitor = open(null);
	expect(values()).toEqual(untouched);
	visitor.unmount();
	const { queries } = open(undefined);
	expect(values()).toEqual(untouched);
	queries.setQueryData(["user"], { id: 7 });
	await screen.findByText("discard");
	expect(values()).toEqual(storedValues);
});

test("forgets what was typed once it is saved", () => {
	const { write, unmount } = open(null);
	fillIn();
	write(true);
	write(false);
	unmount();
	open(null);
	expect(values()).toEqual(untouched);
});
