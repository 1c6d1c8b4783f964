import { useState } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { type Belt, highestKyu, isDan, ladder } from "#shared/base/ranks/belts.rules.ts";
import { type AddedStudent, NewStudent } from "#shared/community/students/students.schema.ts";
import { genders } from "#shared/core/people.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { useStaffBeltName } from "../../base/ranks/useBeltName.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { bodyOfForm } from "../../core/forms/formBody.ts";
import { useSchemaForm } from "../../core/forms/forms.ts";
import { useText } from "../../core/language/messages.ts";
import { showToast } from "../../core/toasts.tsx";
import { allStudentsQuery, students } from "../../people/coaches/students.queries.ts";
import { useNames } from "../../people/users/names.ts";
import { Portrait } from "../../people/users/Portrait.tsx";
import { PortraitUpload } from "../../people/users/picture/PortraitUpload.tsx";
import { shrinkPicture } from "../../people/users/picture/shrinkPicture.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { CheckField, Field, SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import type { Choice } from "../../ui/fields/Upload.tsx";
import { NameFields } from "../people/PersonFields.tsx";
import { personFormMessages } from "../people/personForm.messages.ts";
import { TemporaryPassword } from "../people/TemporaryPassword.tsx";
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
	const form = useSchemaForm<Values>(StudentForm, blank);
	const { handleSubmit, getValues, setError, setValue, control } = form;
	const hasNoEmail = useWatch({ control, name: "hasNoEmail" });
	const belt = useWatch({ control, name: "currentBelt" });
	const add = useWrite({
		call: async (values: Values, key) =>
			students.add({ body: bodyOfForm(await bodyOf(values, picture)), key }),
		said: ({ student, temporaryPassword: password, request, invited }) =>
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
		setError,
		changed: [allStudentsQuery],
		done: setAdded,
	});
	const { student, temporaryPassword: password, request, invited } = added ?? {};
	if (student && password)
		return <TemporaryPassword person={student} password={password} onClose={onClose} />;
	if (added) {
		return (
			<FormDialog
				// The key unmounts the form's dialog, which then deletes its draft.
				key="added"
				title={text(request ? "students.asked" : "students.created")}
				cancel={words("personForm.done")}
				onClose={onClose}
				onSubmit={onClose}
			>
				<p>
					{request
						? text("students.askedText", { email: request.email })
						: invited
							? text("students.guardianInvited", { email: invited })
							: text("students.passwordLost")}
				</p>
			</FormDialog>
		);
	}
	const field = (
		name: Exclude<keyof Values, "hasNoEmail" | "guardianEmail">,
		label = words(`personForm.${name}`),
	) => ({
		label,
		...form.field(name),
	});
	const submit = handleSubmit(
		(values) => {
			setMissing(false);
			add.mutate(values);
		},
		() => {
			const values = getValues();
			const address = values.hasNoEmail ? ("guardianEmail" as const) : ("email" as const);
			const lacks = [...required, address].some((name) => values[name].trim() === "");
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
			<NameFields
				field={field}
				email={
					hasNoEmail ? (
						<Field
							type="email"
							dir="ltr"
							autoComplete="off"
							label={text("students.guardianEmail")}
							hint={text("students.guardianEmailHint")}
							{...form.field("guardianEmail")}
							optional={false}
							error={form.field("email").error ?? form.field("guardianEmail").error}
						/>
					) : undefined
				}
			/>
			<CheckField
				label={text("students.hasNoEmail")}
				{...form.register("hasNoEmail", {
					// The hidden field must be neither validated nor sent.
					onChange: ({ target }) => setValue(target.checked ? "email" : "guardianEmail", ""),
				})}
			/>
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
				<SelectField
					hint={
						isDan(belt as Belt)
							? text("students.danWaits", { belt: beltName(highestKyu) })
							: undefined
					}
					{...field("currentBelt")}
				>
					<Options of={ladder} word={beltName} />
				</SelectField>
				<Field dir="auto" autoComplete="off" {...field("emergencyContact")} />
			</div>
		</FormDialog>
	);
}
