import { standingOf } from "#shared/competition/judges/judges.rules.ts";
import type { OwnAssignment } from "#shared/competition/judges/judges.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import ReasonDialog from "../../../ui/dialogs/ReasonDialog.tsx";
import { assignmentsQuery, judges } from "../judges.queries.ts";
import { judgingMessages } from "./judging.messages.ts";

/** Declines a judging assignment with an optional reason, or withdraws an application. */
export default function DeclineJudgingDialog({
	assignment,
	onClose,
}: {
	assignment: OwnAssignment;
	onClose: () => void;
}) {
	const text = useText(judgingMessages);
	const title = usePick()(assignment.event, "title");
	const isApplication = standingOf(assignment) === "applied";
	const decline = useWrite({
		call: (notes: string, key) =>
			judges.decline({ params: { id: assignment.id }, body: { notes: notes || undefined }, key }),
		toast: () => ({
			title: text(isApplication ? "judging.withdrawn" : "judging.declined"),
			text: title,
		}),
		changed: [assignmentsQuery],
		done: onClose,
	});
	return (
		<ReasonDialog
			draft={`judging-decline-${assignment.id}`}
			guarded
			title={text(isApplication ? "judging.withdrawTitle" : "judging.declineTitle")}
			submit={text(isApplication ? "judging.withdraw" : "judging.decline")}
			submitting={text("judging.declining")}
			cancel={text("judging.back")}
			optional
			label={isApplication ? undefined : text("judging.reason")}
			write={decline}
			onClose={onClose}
		>
			{text(isApplication ? "judging.withdrawText" : "judging.declineText", { title })}
		</ReasonDialog>
	);
}
