import type { LinkRequest, LinkRequests } from "#shared/community/students/students.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useText } from "../../../core/language/messages.ts";
import { coachChanged, students } from "../../../people/coaches/students.queries.ts";
import { useNames } from "../../../people/users/names.ts";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { Sentence } from "../../../ui/texts/Sentence.tsx";
import { studentMessages } from "../students.messages.ts";

type Props = {
	request: LinkRequest;
	/** The coaches whom the person leaves. */
	present: LinkRequests["coaches"];
	onClose: () => void;
};

/** Accepts a coach's request to train a person. */
export default function AcceptRequestDialog({ request, present, onClose }: Props) {
	const text = useText(studentMessages);
	const names = useNames();
	const coach = names(request.coach).full;
	const accept = useWrite({
		call: (_: void, key) => students.accept({ params: { id: request.id }, key }),
		toast: () => ({ title: text("students.accepted", { coach }) }),
		changed: coachChanged,
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text("students.acceptSure", { coach })}
			submit={text("students.accept")}
			submitting={text("students.accepting")}
			write={accept}
			onClose={onClose}
		>
			<p>{text("students.acceptText")}</p>
			{present.map((one) => (
				<p key={one.id}>
					<Sentence>{text("students.leaves", { coach: isolateName(names(one).full) })}</Sentence>
				</p>
			))}
		</ConfirmDialog>
	);
}
