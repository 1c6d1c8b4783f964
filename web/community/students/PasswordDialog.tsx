import { useState } from "react";
import type { NewPassword, StudentRecord } from "#shared/community/students/students.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { allStudentsQuery, students } from "../../people/coaches/students.queries.ts";
import { useNames } from "../../people/users/names.ts";
import ConfirmDialog from "../../ui/dialogs/ConfirmDialog.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { TemporaryPassword } from "../people/TemporaryPassword.tsx";
import { studentMessages } from "./students.messages.ts";

/**
 * Resets a student's password: shows a new one once, or lets the student choose if the account is
 * in use.
 */
export default function PasswordDialog({
	student,
	onClose,
}: {
	student: StudentRecord;
	onClose: () => void;
}) {
	const text = useText(studentMessages);
	const name = useNames()(student).full;
	const { id, email } = student;
	const isDisplayed = student.passwordWay === "shown";
	const [given, setGiven] = useState<NewPassword | null>(null);
	const give = useWrite({
		call: (_: void, key) => students.resetPassword({ params: { id }, key }),
		toast: ({ way, temporaryPassword: password }) =>
			way === "mailed"
				? { title: text("students.mailed", { email }) }
				: {
						title: text("students.given"),
						text: name,
						line: password ? text("students.password", { password }) : undefined,
					},
		changed: [allStudentsQuery],
		done: (answer) => (answer.way === "mailed" ? onClose() : setGiven(answer)),
	});
	if (given?.temporaryPassword) {
		return (
			<TemporaryPassword person={student} password={given.temporaryPassword} onClose={onClose} />
		);
	}
	return (
		<ConfirmDialog
			title={text("students.newPasswordOf", { name })}
			submit={given ? undefined : text(isDisplayed ? "students.newPassword" : "students.sendLink")}
			submitting={text("students.giving")}
			write={give}
			onClose={onClose}
		>
			{given ? (
				<Notice>{text("students.again")}</Notice>
			) : (
				<p>
					<Sentence>
						{text(isDisplayed ? "students.shownText" : "students.mailedText", {
							name: isolateName(name),
							email,
						})}
					</Sentence>
				</p>
			)}
		</ConfirmDialog>
	);
}
