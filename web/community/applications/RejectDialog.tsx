import type { CoachApplication } from "#shared/community/applications/applications.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import ReasonDialog from "../../ui/dialogs/ReasonDialog.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { applicationsMessages } from "./applications.messages.ts";
import { applications, applicationsPages } from "./applications.queries.ts";

type Props = { application: CoachApplication; onClose: () => void };

/** Asks for confirmation and a reason, shown to the applicant, before rejecting an application. */
export default function RejectDialog({ application, onClose }: Props) {
	const text = useText(applicationsMessages);
	const name = useNames()(application).full;
	const reject = useWrite({
		call: (reason: string, key) =>
			applications.reject({ params: { id: application.id }, body: { reason }, key }),
		toast: () => ({ title: text("applications.rejected"), text: name }),
		fallback: text("applications.rejectFailed"),
		changed: [applicationsPages],
		done: onClose,
	});
	return (
		<ReasonDialog
			draft={`application-reject-${application.id}`}
			title={text("applications.rejectTitle", { name })}
			submit={text("applications.reject")}
			submitting={text("applications.rejecting")}
			label={text("applications.reason")}
			hint={text("applications.reasonHint")}
			rows={3}
			optional
			write={reject}
			onClose={onClose}
		>
			<Sentence>
				{text(application.wasApproved ? "applications.endText" : "applications.rejectText", {
					name: isolateName(name),
				})}
			</Sentence>
		</ReasonDialog>
	);
}
