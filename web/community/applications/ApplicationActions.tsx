import type { CoachApplication } from "#shared/community/applications/applications.schema.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { Button } from "../../ui/Button.tsx";
import { applicationsMessages } from "./applications.messages.ts";
import { useApprove } from "./useApprove.ts";

type Props = { application: CoachApplication; onReject: () => void };

/** Staff's actions on an application. */
export function ApplicationActions({ application, onReject }: Props) {
	const text = useText(applicationsMessages);
	const name = useNames()(application).full;
	const { set } = useAddress();
	const approve = useApprove(application);
	return (
		<span className="row application-actions">
			<Button
				kind="primary"
				aria-label={text("applications.approveOf", { name })}
				disabled={approve.isPending}
				onClick={() => approve.mutate()}
			>
				{text(approve.isPending ? "applications.approving" : "applications.approve")}
			</Button>
			<Button opens aria-label={text("applications.rejectOf", { name })} onClick={onReject}>
				{text("applications.reject")}
			</Button>
			<Button
				opens
				aria-label={text("applications.detailsOf", { name })}
				onClick={() => set({ id: String(application.id) }, { step: true })}
			>
				{text("applications.details")}
			</Button>
		</span>
	);
}
