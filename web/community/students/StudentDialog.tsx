import { StudentEdit, type StudentRecord } from "#shared/community/students/students.schema.ts";
import { genders } from "#shared/core/people.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { RecordDialog } from "../../base/records/RecordDialog.tsx";
import { useRecordDialog } from "../../base/records/useRecordDialog.ts";
import { useText } from "../../core/language/messages.ts";
import { allStudentsQuery, students } from "../../people/coaches/students.queries.ts";
import { DojoField, useDojoNames } from "../../people/dojos/DojoField.tsx";
import { useNames } from "../../people/users/names.ts";
import { Field, SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import { personFormMessages } from "../people/personForm.messages.ts";
import { studentMessages } from "./students.messages.ts";

const valuesOf = ({
	phoneNumber,
	gender,
	dateOfBirth,
	emergencyContact,
	dojoId,
	updatedAt,
}: StudentRecord) => ({
	phoneNumber: phoneNumber ?? "",
	gender: (gender ?? "") as string,
	dateOfBirth: dateOfBirth ?? "",
	emergencyContact: emergencyContact ?? "",
	dojoId: dojoId ? String(dojoId) : "",
	version: updatedAt,
});
type Values = ReturnType<typeof valuesOf>;

/** A coach edits a student's details. Stores no draft, because the values are personal data. */
export default function StudentDialog({
	student,
	onClose,
}: {
	student: StudentRecord;
	onClose: () => void;
}) {
	const text = useText(studentMessages);
	const words = useText(personFormMessages);
	const name = useNames()(student).full;
	const params = { id: student.id };
	const dojoNames = useDojoNames();
	const { dialog, field, form } = useRecordDialog<Values, StudentEdit, StudentRecord>({
		schema: StudentEdit,
		saved: valuesOf(student),
		draft: null,
		read: async () => valuesOf(await students.get({ params })),
		labels: {
			phoneNumber: words("personForm.phoneNumber"),
			gender: words("personForm.gender"),
			dateOfBirth: words("personForm.dateOfBirth"),
			emergencyContact: words("personForm.emergencyContact"),
			dojoId: words("personForm.dojoId"),
		},
		call: (body, key) => students.update({ params, body, key }),
		said: () => ({ title: text("students.updated"), text: name }),
		fallback: text("students.updateFailed"),
		changed: [allStudentsQuery],
		onClose,
	});
	return (
		<RecordDialog
			draft={`student-${student.id}`}
			{...dialog}
			title={text("students.editOf", { name })}
			words={{
				gender: (value) => (value ? words(`personForm.${value as "male"}`) : ""),
				dojoId: (value) => dojoNames.get(value) ?? value,
			}}
		>
			<div className="side-by-side">
				<Field
					type="tel"
					dir="ltr"
					autoComplete="off"
					placeholder="+965 0000 0000"
					{...field("phoneNumber")}
				/>
				<Field dir="auto" autoComplete="off" {...field("emergencyContact")} />
			</div>
			<div className="side-by-side">
				<SelectField {...field("gender")}>
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
			<DojoField {...field("dojoId")} form={form} id="dojoId" />
		</RecordDialog>
	);
}
