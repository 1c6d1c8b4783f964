/** @jest-environment jsdom */
import { renderPart } from "#tests/core/renderPart.tsx";
import { type PersonField, PersonForm } from "./PersonForm.tsx";

const fields = ["firstName", "lastName", "email", "phoneNumber", "dateOfBirth"] as const;

const autoComplete = (own?: boolean) =>
	renderPart(
		<PersonForm
			own={own}
			fields={[["firstName", "lastName"], "email", "phoneNumber", "dateOfBirth"]}
			field={(name: PersonField) => ({ name, label: name })}
		/>,
	)
		.all("input")
		.map((input) => [input.getAttribute("name"), input.getAttribute("autocomplete")]);

test("a browser offers people what it knows of them in a form about themselves", () => {
	expect(autoComplete(true)).toEqual([
		["firstName", "given-name"],
		["lastName", "family-name"],
		["email", "email"],
		["phoneNumber", "tel"],
		["dateOfBirth", null],
	]);
});

test("a browser offers nothing of its user in a form about another person", () => {
	expect(autoComplete()).toEqual(fields.map((name) => [name, "off"]));
});
