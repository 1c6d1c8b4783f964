import { useState } from "react";
import { genders } from "#shared/core/people.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { isDan, ladder } from "#shared/training/belts/belts.rules.ts";
import { type AddedStudent, NewStudent } from "#shared/training/students/students.schema.ts";
import { NameFields } from "../../community/people/PersonFields.tsx";
import { personFormMessages } from "../../community/people/personForm.messages.ts";
import { TemporaryPassword } from "../../community/people/TemporaryPassword.tsx";
import { useNames } from "../../community/users/names.ts";
import { Portrait } from "../../community/users/Portrait.tsx";
import { PortraitUpload } from "../../community/users/picture/PortraitUpload.tsx";
import { shrinkPicture } from "../../community/users/picture/shrinkPicture.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { bodyOfForm } from "../../core/forms/formBody.ts";
import { useSchemaForm } from "../../core/forms/forms.ts";
import { useText } from "../../core/language/messages.ts";
import { showToast } from "../../core/toasts.tsx";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { Field, SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import type { Choice } from "../../ui/fields/Upload.tsx";
import { useStaffBeltName } from "../belts/useBeltName.ts";
import { studentMessages } from "./students.messages.ts";
import { allStudentsQuery, students } from "./students.queries.ts";

const blank = {
	firstName: "",
	lastName: "",
	hasOneName: false as boolean | string,
	firstNameAr: "",
	lastNameAr: "",
	email: "",
	phoneNumber: "",
	gender: "",
	dateOfBirth: "",
	currentBelt: "white",
	emergencyContact: "",
};
type Values = typeof blank;

const required = ["firstName", "email", "gender"] as const;

const coloured = ladder.filter((belt) => !isDan(belt));

async function bodyOf(values: Values, picture: Choice): Promise<FormData> {
	const body = new FormData();
	for (const [name, value] of Object.entries(values)) if (value) body.set(name, String(value));
	if (picture instanceof File)
		body.set("profileImage", await shrinkPicture(picture), "picture.jpg");
	return body;
}

/**
 * Adds a student: a new member with a temporary password, or a request to a person with an account.
 */
export default function AddStudentDialog({ onClose }: { onClose: () => void }) {
	const text = useText(studentMessages);
	const words = useText(personFormMessages);
	const beltName = useStaffBeltName();
	const names = useNames();
	const [picture, setPicture] = useState<Choice>(null);
	const [isMissing, setMissing] = useState(false);
	const [added, setAdded] = useState<AddedStudent | null>(null);
	const { handleSubmit, getValues, setError, ...form } = useSchemaForm<Values>(NewStudent, blank);
	const add = useWrite({
		call: async (values: Values, key) =>
			students.add({ body: bodyOfForm(await bodyOf(values, picture)), key }),
		said: ({ student, temporaryPassword: password, request }) =>
			student
				? {
						title: text("students.created"),
						text: names(student).full,
						line: password ? text("students.password", { password }) : undefined,
					}
				: { title: text("students.asked"), text: request?.email },
		fallback: text("students.createFailed"),
		setError,
		changed: [allStudentsQuery],
		done: setAdded,
	});
	const { student, temporaryPassword: password, request } = added ?? {};
	if (student && password)
		return <TemporaryPassword person={student} password={password} onClose={onClose} />;
	if (added) {
		return (
			<FormDialog
				title={text(request ? "students.asked" : "students.created")}
				cancel={words("personForm.done")}
				onClose={onClose}
				onSubmit={onClose}
			>
				<p>
					{request
						? text("students.askedText", { email: request.email })
						: text("students.passwordLost")}
				</p>
			</FormDialog>
		);
	}
	const field = (name: keyof Values, label = words(`personForm.${name}`)) => ({
		label,
		...form.field(name),
	});
	const submit = handleSubmit(
		() => {
			setMissing(false);
			// The raw values: the schema's output has null for omitted fields.
			add.mutate(getValues());
		},
		() => {
			const lacks = required.some((name) => getValues(name).trim() === "");
			setMissing(lacks);
			if (lacks) showToast(text("students.invalid"), text("students.missing"), "error");
		},
	);
	return (
		<FormDialog
			draft="student-new"
			guarded
			wide
			title={text("students.add")}
			submit={text("students.add")}
			submitting={text("students.creating")}
			write={add}
			wrong={isMissing ? text("students.missing") : add.reason}
			onClose={onClose}
			onSubmit={submit}
		>
			<PortraitUpload
				current={null}
				choose={text("students.choosePicture")}
				remove={text("students.removePicture")}
				hint={text("students.pictureHint")}
				onChoose={setPicture}
			>
				{(profileImageUrl) => (
					<Portrait
						person={{
							firstName: "",
							lastName: "",
							firstNameAr: null,
							lastNameAr: null,
							currentBelt: "white",
							profileImageUrl,
						}}
						size={72}
					/>
				)}
			</PortraitUpload>
			<NameFields field={field} />
			<div className="side-by-side">
				<SelectField required {...field("gender")}>
					<Options
						of={genders}
						word={(gender) => words(`personForm.${gender}`)}
						none={text("students.chooseGender")}
					/>
				</SelectField>
				<Field
					type="date"
					dir="ltr"
					min="1900-01-01"
					max={kuwaitDate(Date.now())}
					{...field("dateOfBirth")}
				/>
			</div>
			<div className="side-by-side">
				<SelectField {...field("currentBelt")}>
					<Options of={coloured} word={beltName} />
				</SelectField>
				<Field dir="auto" autoComplete="off" {...field("emergencyContact")} />
			</div>
		</FormDialog>
	);
}
