import { useState } from "react";
import type { StudentRecord } from "#shared/community/students/students.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { students } from "../../people/coaches/students.queries.ts";
import { useCoaches } from "../../people/coaches/useCoaches.ts";
import { useNames } from "../../people/users/names.ts";
import type { Changed } from "../../training/belts/WithdrawButton.tsx";
import ConfirmDialog from "../../ui/dialogs/ConfirmDialog.tsx";
import { SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { studentMessages } from "./students.messages.ts";

type Props = {
	student: StudentRecord;
	/** Queries to invalidate afterwards. */
	changed: Changed;
	onDone: () => void;
	onClose: () => void;
};

/** Transfers a student to another coach. */
export default function TransferDialog({ student, changed, onDone, onClose }: Props) {
	const text = useText(studentMessages);
	const names = useNames();
	const name = names(student).full;
	const coaches = useCoaches() ?? [];
	const [chosen, setChosen] = useState("");
	const others = coaches.filter(
		({ id }) => id !== student.id && !student.coaches.some((one) => one.id === id),
	);
	const transfer = useWrite({
		call: (_: void, key) =>
			students.transfer({ params: { id: student.id }, body: { coachId: Number(chosen) }, key }),
		toast: () => ({ title: text("students.transferred"), text: name }),
		changed,
		done: onDone,
	});
	return (
		<ConfirmDialog
			title={text("students.transferOf", { name })}
			submit={text("students.transfer")}
			submitting={text("students.transferring")}
			write={transfer}
			incomplete={!chosen}
			onClose={onClose}
		>
			<p>
				<Sentence>{text("students.transferText", { name: isolateName(name) })}</Sentence>
			</p>
			<SelectField
				label={text("students.newCoach")}
				value={chosen}
				onChange={({ target }) => setChosen(target.value)}
			>
				<Options
					of={others}
					word={(coach) => names(coach).full}
					none={text("students.chooseCoach")}
				/>
			</SelectField>
		</ConfirmDialog>
	);
}
