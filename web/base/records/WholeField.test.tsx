/** @jest-environment jsdom */
import { fireEvent, render } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { Language } from "../../core/language/i18n.tsx";
import { WholeField } from "./WholeField.tsx";

let saved: string[];

function Form() {
	const form = useForm({ defaultValues: { maxWeight: "" } });
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				saved.push(form.getValues().maxWeight);
			}}
		>
			<WholeField cuts name="maxWeight" label="To (kg)" form={form} />
		</form>
	);
}

function open() {
	saved = [];
	const page = render(
		<Language initial="en">
			<Form />
		</Language>,
	);
	const field = page.getByLabelText("To (kg)") as HTMLInputElement;
	/** Types a text, and presses Enter as browsers do: the form is sent unless that is prevented. */
	const enter = (text?: string) => {
		if (text !== undefined) fireEvent.change(field, { target: { value: text } });
		if (fireEvent.keyDown(field, { key: "Enter" })) fireEvent.submit(field.form as HTMLFormElement);
	};
	return { ...page, field, enter };
}

test.each([
	["60.5", "60"],
	["٦٠٫٥", "60"],
])("says how %s is taken before Enter saves it", (typed, taken) => {
	const { field, enter, getByRole } = open();
	enter(typed);
	expect(saved).toEqual([]);
	expect(field.value).toBe(taken);
	expect(getByRole("status").textContent).toContain(`is taken as ${taken}`);
	enter();
	expect(saved).toEqual([taken]);
});

test("Enter saves a whole number at once", () => {
	const { enter, getByRole } = open();
	enter("60");
	expect([saved, getByRole("status").textContent]).toEqual([["60"], ""]);
});
