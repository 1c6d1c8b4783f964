import { useState } from "react";
import * as z from "zod/mini";
import { type AddedStudent, NewStudent } from "#shared/community/students/students.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { bodyOfForm } from "../../core/forms/formBody.ts";
import { type SchemaForm, useSchemaForm } from "../../core/forms/forms.ts";
import { useText } from "../../core/language/messages.ts";
import { showToast } from "../../core/toasts.tsx";
import { allStudentsQuery, students } from "../../people/coaches/students.queries.ts";
import { useNames } from "../../people/users/names.ts";
import { shrinkPicture } from "../../people/users/picture/shrinkPicture.ts";
import type { Choice } from "../../ui/fields/Upload.tsx";
import { studentMessages } from "./students.messages.ts";

const blank = {
	firstName: "",
	lastName: "",
	hasOneName: false as boolean | string,
	firstNameAr: "",
	lastNameAr: "",
	email: "",
	/** Whether a guardian signs in for a child without an address. */
	hasNoEmail: false,
	guardianEmail: "",
	phoneNumber: "",
	gender: "",
	dateOfBirth: "",
	currentBelt: "white",
	emergencyContact: "",
};
type Values = typeof blank;
export type StudentFields = SchemaForm<Values>;

/** A student as the server takes them, and the form's own checkbox. */
const StudentForm = z.safeExtend(NewStudent, { hasNoEmail: z.boolean() });

const required = ["firstName", "gender"] as const;

async function bodyOf(values: Values, picture: Choice): Promise<FormData> {
	const body = new FormData();
	const { hasNoEmail, email, guardianEmail, ...rest } = values;
	const sent = { ...rest, ...(hasNoEmail ? { guardianEmail } : { email }) };
	for (const [name, value] of Object.entries(sent)) if (value) body.set(name, String(value));
	if (picture instanceof File)
		body.set("profileImage", await shrinkPicture(picture), "picture.jpg");
	return body;
}

/** Whether a required field is empty; the schema asks for one of the two addresses. */
const lacksRequired = (values: Values) =>
	[...required, values.hasNoEmail ? ("guardianEmail" as const) : ("email" as const)].some(
		(name) => values[name].trim() === "",
	);

/** The form of a new student, its submission and what became of it. */
export function useAddStudent() {
	const text = useText(studentMessages);
	const names = useNames();
	const [picture, setPicture] = useState<Choice>(null);
	const [isMissing, setMissing] = useState(false);
	const [added, setAdded] = useState<AddedStudent | null>(null);
	const form = useSchemaForm<Values>(StudentForm, blank);
	const add = useWrite({
		call: async (values: Values, key) =>
			students.add({ body: bodyOfForm(await bodyOf(values, picture)), key }),
		toast: ({ student, temporaryPassword: password, request, invited }) =>
			student
				? {
						title: text("students.created"),
						text: names(student).full,
						line: password
							? text("students.password", { password })
							: invited
								? text("students.guardianInvited", { email: invited })
								: undefined,
					}
				: { title: text("students.asked"), text: request?.email },
		fallback: text("students.createFailed"),
		setError: form.setError,
		changed: [allStudentsQuery],
		done: setAdded,
	});
	const submit = form.handleSubmit(
		(values) => {
			setMissing(false);
			add.mutate(values);
		},
		() => {
			const lacks = lacksRequired(form.getValues());
			setMissing(lacks);
			if (lacks) showToast(text("students.invalid"), text("students.missing"), "error");
		},
	);
	return { form, add, added, isMissing, setPicture, submit };
}
