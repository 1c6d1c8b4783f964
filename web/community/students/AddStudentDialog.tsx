import { useWatch } from "react-hook-form";
import { type Belt, highestKyu, isDan, ladder } from "#shared/base/ranks/belts.rules.ts";
import type { AddedStudent } from "#shared/community/students/students.schema.ts";
import { useStaffBeltName } from "../../base/ranks/useBeltName.ts";
import { useText } from "../../core/language/messages.ts";
import { Portrait } from "../../people/users/Portrait.tsx";
import { PersonForm } from "../../people/users/person-form/PersonForm.tsx";
import { PortraitUpload } from "../../people/users/picture/PortraitUpload.tsx";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { CheckField, Field, SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import type { Choice } from "../../ui/fields/Upload.tsx";
import { staffNames } from "../people/personForm.ts";
import { TemporaryPassword } from "../people/TemporaryPassword.tsx";
import { usePersonForm } from "../people/usePersonForm.ts";
import { studentMessages } from "./students.messages.ts";
import { type StudentFields, useAddStudent } from "./useAddStudent.ts";

const nobody = {
	firstName: "",
	lastName: "",
	firstNameAr: null,
	lastNameAr: null,
	currentBelt: "white",
} as const;

/**
 * Adds a student: a new member with a temporary password, or a request to a person with an account.
 */
export default function AddStudentDialog({ onClose }: { onClose: () => void }) {
	const text = useText(studentMessages);
	const { form, add, added, isMissing, setPicture, submit } = useAddStudent();
	// The form's dialog unmounts and then deletes its draft.
	if (added) return <StudentAdded added={added} onClose={onClose} />;
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
			<NewPortrait onChoose={setPicture} />
			<Particulars form={form} />
		</FormDialog>
	);
}

/** The temporary password of the new account, or what happens next. */
function StudentAdded({ added, onClose }: { added: AddedStudent; onClose: () => void }) {
	const text = useText(studentMessages);
	const { text: words } = usePersonForm();
	const { student, temporaryPassword: password, request, invited } = added;
	if (student && password)
		return <TemporaryPassword person={student} password={password} onClose={onClose} />;
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
					: invited
						? text("students.guardianInvited", { email: invited })
						: text("students.passwordLost")}
			</p>
		</FormDialog>
	);
}

function NewPortrait({ onChoose }: { onChoose: (picture: Choice) => void }) {
	const text = useText(studentMessages);
	return (
		<PortraitUpload
			current={null}
			choose={text("students.choosePicture")}
			remove={text("students.removePicture")}
			hint={text("students.pictureHint")}
			onChoose={onChoose}
		>
			{(profileImageUrl) => <Portrait person={{ ...nobody, profileImageUrl }} size={72} />}
		</PortraitUpload>
	);
}

type FieldsProps = { form: StudentFields };
type FieldName = Exclude<Parameters<StudentFields["field"]>[0], "hasNoEmail" | "guardianEmail">;

function useLabelledField(form: StudentFields) {
	const { text } = usePersonForm();
	return (name: FieldName) => ({ label: text(`personForm.${name}`), ...form.field(name) });
}

function Particulars({ form }: FieldsProps) {
	const text = useText(studentMessages);
	const { gender } = usePersonForm();
	const field = useLabelledField(form);
	const hasNoEmail = useWatch({ control: form.control, name: "hasNoEmail" });
	return (
		<>
			<PersonForm
				field={field}
				fields={hasNoEmail ? staffNames : [...staffNames, ["email", "phoneNumber"]]}
			/>
			{hasNoEmail && <GuardianAddress form={form} />}
			<CheckField
				label={text("students.hasNoEmail")}
				{...form.register("hasNoEmail", {
					// The hidden field must be neither validated nor sent.
					onChange: ({ target }) => form.setValue(target.checked ? "email" : "guardianEmail", ""),
				})}
			/>
			<PersonForm
				field={field}
				gender={{ ...gender, none: text("students.chooseGender") }}
				fields={[["gender", "dateOfBirth"]]}
			/>
			<div className="side-by-side">
				<BeltField form={form} />
				<Field dir="auto" autoComplete="off" {...field("emergencyContact")} />
			</div>
		</>
	);
}

/** The address of the guardian who signs in for a child without one. */
function GuardianAddress({ form }: FieldsProps) {
	const text = useText(studentMessages);
	const field = useLabelledField(form);
	return (
		<div className="side-by-side">
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
			<PersonForm field={field} fields={["phoneNumber"]} />
		</div>
	);
}

/** The belt. A dan rank waits for approval. */
function BeltField({ form }: FieldsProps) {
	const text = useText(studentMessages);
	const beltName = useStaffBeltName();
	const field = useLabelledField(form);
	const belt = useWatch({ control: form.control, name: "currentBelt" });
	return (
		<SelectField
			hint={
				isDan(belt as Belt) ? text("students.danWaits", { belt: beltName(highestKyu) }) : undefined
			}
			{...field("currentBelt")}
		>
			<Options of={ladder} word={beltName} />
		</SelectField>
	);
}
