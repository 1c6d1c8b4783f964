import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { StudentRecord } from "#shared/community/students/students.schema.ts";
import { historyMessages } from "../../base/ranks/history.messages.ts";
import { useUser } from "../../base/session/session.ts";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { allStudentsQuery, studentsQuery } from "../../people/coaches/students.queries.ts";
import { Button } from "../../ui/Button.tsx";
import { studentMessages } from "./students.messages.ts";

const ProgressDialog = lazyPart(() => import("../../training/belts/ProgressDialog.tsx"));
const StudentDialog = lazyPart(() => import("./StudentDialog.tsx"));
const TransferDialog = lazyPart(() => import("./TransferDialog.tsx"));
const EndDialog = lazyPart(() => import("./EndDialog.tsx"));
const PasswordDialog = lazyPart(() => import("./PasswordDialog.tsx"));

type DialogName = "progress" | "edit" | "transfer" | "password" | "end";

/** A coach's actions on a student; staff have those that need no coach. */
export function StudentActions({ student }: { student: StudentRecord }) {
	const text = useText(studentMessages);
	const words = useText(historyMessages);
	const navigate = useNavigate();
	const { data: user } = useUser();
	const [openDialog, setOpenDialog] = useState<DialogName | null>(null);
	const stop = () => setOpenDialog(null);
	const isCoach = user?.role === "coach";
	// Coaches may only see their own students, so the page is left instead of refetched.
	const leave = () => (isCoach ? navigate(`${paths.coachDashboard}?tab=students`) : stop());
	const left = {
		student,
		changed: [isCoach ? studentsQuery : allStudentsQuery],
		onDone: leave,
		onClose: stop,
	};
	const button = (what: DialogName, label: string, kind?: "primary") => (
		<Button kind={kind} opens onClick={() => setOpenDialog(what)}>
			{label}
		</Button>
	);
	return (
		<>
			<p className="row">
				{isCoach && button("progress", words("progress.open"), "primary")}
				{student.mayEdit && button("edit", text("students.edit"))}
				{student.passwordWay && button("password", text("students.newPassword"))}
				{button("transfer", text("students.transfer"))}
				{student.coaches.length > 0 && button("end", text("students.end"))}
			</p>
			{openDialog === "progress" && (
				<ProgressDialog student={student} changed={[allStudentsQuery]} onClose={stop} />
			)}
			{openDialog === "edit" && <StudentDialog student={student} onClose={stop} />}
			{openDialog === "password" && <PasswordDialog student={student} onClose={stop} />}
			{openDialog === "transfer" && <TransferDialog {...left} />}
			{openDialog === "end" && <EndDialog {...left} />}
		</>
	);
}
