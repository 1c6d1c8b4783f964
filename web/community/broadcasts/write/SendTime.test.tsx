/** @jest-environment jsdom */
import { act, fireEvent, render } from "@testing-library/react";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { BroadcastInput } from "#shared/community/broadcasts/broadcasts.schema.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { Language } from "../../../core/language/i18n.tsx";
import { type BroadcastValues, emptyBroadcast } from "./broadcastForm.ts";
import { SendTime } from "./SendTime.tsx";

type Form = UseFormReturn<BroadcastValues>;

function Subject({ onForm }: { onForm: (form: Form) => void }) {
	const form = useSchemaForm<BroadcastValues>(BroadcastInput, {
		...emptyBroadcast({}),
		titleEn: "News",
		messageEn: "Osu",
	});
	useEffect(() => onForm(form), [form, onForm]);
	return <SendTime form={form} />;
}

function renderField() {
	let form: Form | undefined;
	const view = render(
		<Language initial="en">
			<Subject
				onForm={(made) => {
					form = made;
				}}
			/>
		</Language>,
	);
	const input = (label: string) => view.getByLabelText(label) as HTMLInputElement;
	return {
		...view,
		input,
		type: (label: string, value: string) => fireEvent.change(input(label), { target: { value } }),
		value: () => form?.getValues("sendAt"),
		isAccepted: () => act(async () => form?.trigger("sendAt")),
	};
}

test("sends at once unless a later time is chosen, which begins with tomorrow at nine", () => {
	const { input, value } = renderField();
	expect([input("Send now").checked, value()]).toEqual([true, ""]);
	fireEvent.click(input("Send later"));
	const tomorrow = dayAfter(kuwaitDate(Date.now()));
	expect([input("Day").value, input("Hour").value]).toEqual([tomorrow, "09:00"]);
	expect(value()).toBe(`${tomorrow}T09:00`);
	fireEvent.click(input("Send now"));
	expect(value()).toBe("");
});

test("a day or an hour that is missing is asked for, and never means at once", async () => {
	const { input, type, value, isAccepted, findByText, queryByText } = renderField();
	fireEvent.click(input("Send later"));
	type("Hour", "");
	expect(await isAccepted()).toBe(false);
	await findByText("Please fill in this field");
	expect(input("Hour").getAttribute("aria-invalid")).toBe("true");
	expect(input("Day").getAttribute("aria-invalid")).toBeNull();
	type("Day", "");
	expect([value(), await isAccepted(), input("Send later").checked]).toEqual(["T", false, true]);
	type("Day", "2026-12-05");
	type("Hour", "18:30");
	expect([value(), await isAccepted()]).toEqual(["2026-12-05T18:30", true]);
	expect(queryByText("Please fill in this field")).toBeNull();
});
