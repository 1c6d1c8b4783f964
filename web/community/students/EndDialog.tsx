import type { StudentRecord } from "#shared/community/students/students.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { students } from "../../people/coaches/students.queries.ts";
import { useNames } from "../../people/users/names.ts";
import type { Changed } from "../../training/belts/WithdrawButton.tsx";
import ConfirmDialog from "../../ui/dialogs/ConfirmDialog.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { studentMessages } from "./students.messages.ts";

type Props = {
	student: StudentRecord;
	/** Queries to invalidate afterwards. */
	changed: Changed;
	onDone: () => void;
	onClose: () => void;
};

/** Asks for confirmation before a coach stops training a student. */
export default function EndDialog({ student, changed, onDone, onClose }: Props) {
	const text = useText(studentMessages);
	const name = useNames()(student).full;
	const end = useWrite({
		call: (_: void, key) => students.end({ params: { id: student.id }, key }),
		toast: () => ({ title: text("students.ended"), text: name }),
		changed,
		done: onDone,
	});
	return (
		<ConfirmDialog
			title={text("students.endOf", { name })}
			submit={text("students.end")}
			submitting={text("students.ending")}
			write={end}
			onClose={onClose}
		>
			<p>
				<Sentence>{text("students.endText", { name: isolateName(name) })}</Sentence>
			</p>
		</ConfirmDialog>
	);
}
