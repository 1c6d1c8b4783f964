import type { MyClass } from "#shared/training/training-classes/enrollments.schema.ts";
import DeleteDialog from "../../../base/records/DeleteDialog.tsx";
import { useText } from "../../../core/language/messages.ts";
import { timetableQuery, trainingClasses } from "../training-classes.queries.ts";
import { useClassTexts } from "../useClassTexts.ts";
import { enrollmentMessages } from "./enrollments.messages.ts";

type Props = { enrollment: MyClass; onClose: () => void };

/** Asks for confirmation before a person gives up their place or waiting list position. */
export default function LeaveClassDialog({
	enrollment: { status, userId, class: one },
	onClose,
}: Props) {
	const text = useText(enrollmentMessages);
	const { title } = useClassTexts()(one);
	return (
		<DeleteDialog
			title={text("enroll.leaveTitle")}
			sure={text(status === "active" ? "enroll.leaveSure" : "enroll.leaveWaiting", { title })}
			submit={text("enroll.leave")}
			submitting={text("enroll.leaving")}
			call={(key) => trainingClasses.leave({ params: { id: one.id }, body: { userId }, key })}
			toast={[text("enroll.left"), title]}
			changed={[timetableQuery]}
			onClose={onClose}
		/>
	);
}
