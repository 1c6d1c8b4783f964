/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import AcceptInvitationDialog from "./AcceptInvitationDialog.tsx";

const child = { id: 7, firstName: "Reem", lastName: "Saleh", firstNameAr: null, lastNameAr: null };

test.each([
	["active", "You’re a guardian now"],
	["waiting", "The federation will check your request"],
])("who accepts an invitation reads of a link that is %s: %s", async (state, title) => {
	const calls = answerCalls(() => ({ body: { ...child, state } }));
	const { getByLabelText, getByRole, findByText } = renderPart(
		<AcceptInvitationDialog invitation={{ child } as never} onClose={() => undefined} />,
		{ data: [[["user"], { id: 5, gender: "male" }]] },
	);
	fireEvent.change(getByLabelText(/^You are/), { target: { value: "father" } });
	fireEvent.click(getByRole("button", { name: "Accept" }));
	await findByText(title);
	await waitFor(() => expect(calls[0].body).toEqual({ capacity: "father" }));
});
