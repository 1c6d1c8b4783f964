import { StudentEdit, type StudentRecord } from "#shared/community/students/students.schema.ts";
import { RecordDialog } from "../../base/records/RecordDialog.tsx";
import { useRecordDialog } from "../../base/records/useRecordDialog.ts";
import { useText } from "../../core/language/messages.ts";
import { allStudentsQuery, students } from "../../people/coaches/students.queries.ts";
import { DojoField } from "../../people/dojos/DojoField.tsx";
import { useNames } from "../../people/users/names.ts";
import { PersonForm } from "../../people/users/person-form/PersonForm.tsx";
import { usePersonForm } from "../people/usePersonForm.ts";
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

type Props = { student: StudentRecord; onClose: () => void };

/** A coach edits a student's details. Stores no draft, because the values are personal data. */
export default function StudentDialog({ student, onClose }: Props) {
	const text = useText(studentMessages);
	const { labelsOf, gender, words } = usePersonForm();
	const name = useNames()(student).full;
	const params = { id: student.id };
	const { dialog, field, form } = useRecordDialog<Values, StudentEdit, StudentRecord>({
		schema: StudentEdit,
		saved: valuesOf(student),
		draft: null,
		read: async () => valuesOf(await students.get({ params })),
		labels: labelsOf(["phoneNumber", "gender", "dateOfBirth", "emergencyContact", "dojoId"]),
		call: (body, key) => students.update({ params, body, key }),
		toast: () => ({ title: text("students.updated"), text: name }),
		fallback: text("students.updateFailed"),
		changed: [allStudentsQuery],
		onClose,
	});
	return (
		<RecordDialog
			draft={`student-${student.id}`}
			{...dialog}
			title={text("students.editOf", { name })}
			words={words}
		>
			<PersonForm
				field={field}
				gender={{ ...gender, none: text("students.chooseGender") }}
				fields={[
					["phoneNumber", "emergencyContact"],
					["gender", "dateOfBirth"],
				]}
			/>
			<DojoField {...field("dojoId")} form={form} id="dojoId" />
		</RecordDialog>
	);
}
