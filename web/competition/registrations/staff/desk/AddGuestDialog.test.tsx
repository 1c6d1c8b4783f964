/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { renderPart } from "#tests/core/renderPart.tsx";
import AddGuestDialog from "./AddGuestDialog.tsx";

test.each([
	["asks for the gender", ["male", null], true],
	["asks for no gender", [null, null], false],
])("where one event class is for a gender or none is, the dialog %s", async (_, genders, asks) => {
	const classes = genders.map((genderRestriction, at) => ({ id: at + 1, genderRestriction }));
	const { findByRole, getByLabelText, getByRole, findAllByText } = renderPart(
		<AddGuestDialog
			event={{ id: 7, classes } as never}
			onAdded={() => undefined}
			onClose={() => undefined}
		/>,
	);
	await findByRole("dialog");
	fireEvent.click(getByRole("button", { name: "Add guest" }));
	await findAllByText(/./, { selector: ".wrong" });
	expect(getByLabelText("Gender").getAttribute("aria-invalid") === "true").toBe(asks);
});
