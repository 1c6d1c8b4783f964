import type { CoachApplication } from "#shared/community/applications/applications.schema.ts";
import { useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { Button } from "../../ui/Button.tsx";
import ConfirmDialog from "../../ui/dialogs/ConfirmDialog.tsx";
import { Applicant, BeltBadge } from "./Applicant.tsx";
import { applicationsMessages } from "./applications.messages.ts";
import { Particulars } from "./Particulars.tsx";
import { useApprove } from "./useApprove.ts";

type Props = { application: CoachApplication; onReject: () => void; onClose: () => void };

/** All details of an application, with buttons to approve and to reject it. */
export default function ApplicationDialog({ application, onReject, onClose }: Props) {
	const text = useText(applicationsMessages);
	const name = useNames()(application).full;
	const approve = useApprove(application, onClose);
	return (
		<ConfirmDialog
			title={name}
			submit={text("applications.approve")}
			submitting={text("applications.approving")}
			cancel={text("applications.close")}
			wide
			write={approve}
			onClose={onClose}
		>
			<Applicant application={application} />
			<BeltBadge application={application} />
			<Particulars application={application} />
			<p>
				<Button opens aria-label={text("applications.rejectOf", { name })} onClick={onReject}>
					{text("applications.reject")}
				</Button>
			</p>
		</ConfirmDialog>
	);
}
