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

test.each([
	["en", {}, ["firstName", "lastName"]],
	["ar", {}, ["firstNameAr", "lastNameAr"]],
	["en", { firstNameAr: "نورة" }, ["lastNameAr"]],
	["ar", { firstName: "Noura" }, ["lastName"]],
	["ar", { firstName: "Noura", lastName: "Saleh" }, []],
] as const)(
	"one script is enough for a guest’s names, by default the reader’s: %s, %j",
	async (locale, typed, wrong) => {
		const { findByRole, findAllByText } = renderPart(
			<AddGuestDialog
				event={{ id: 7, classes: [] } as never}
				onAdded={() => undefined}
				onClose={() => undefined}
			/>,
			{ locale },
		);
		const dialog = await findByRole("dialog");
		for (const [name, value] of Object.entries(typed))
			fireEvent.change(dialog.querySelector(`[name=${name}]`) as HTMLElement, {
				target: { value },
			});
		fireEvent.click(dialog.querySelector("[type=submit]") as HTMLElement);
		await findAllByText(/./, { selector: ".wrong" });
		const names = [
			...dialog.querySelectorAll<HTMLInputElement>("[name*=Name]:not([type=checkbox])"),
		];
		expect(names[0].name).toBe(locale === "ar" ? "firstNameAr" : "firstName");
		const marked = names.filter((input) => input.getAttribute("aria-invalid") === "true");
		expect(marked.map(({ name }) => name)).toEqual(wrong);
	},
);
