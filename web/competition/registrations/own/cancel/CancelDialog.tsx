import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { useWrite } from "../../../../core/calls/useWrite.ts";
import { useText } from "../../../../core/language/messages.ts";
import ConfirmDialog from "../../../../ui/dialogs/ConfirmDialog.tsx";
import { registrations } from "../../registrations.client.ts";
import { registrationMessages } from "../../registrations.messages.ts";
import { useEntryName } from "../../staff/entryName.ts";
import { showOwnEntries } from "../showOwnEntries.ts";

type Props = { entry: MyRegistration; onClose: () => void };

/** Asks for confirmation before cancelling a registration or leaving a waiting list. */
export default function CancelDialog({ entry, onClose }: Props) {
	const text = useText(registrationMessages);
	const title = useEntryName()(entry);
	const isWaiting = entry.status === "waitlisted";
	const cancel = useWrite({
		call: (_: void, key) => registrations.cancel({ params: { id: entry.id }, body: {}, key }),
		said: () =>
			isWaiting
				? { title: text("reg.left") }
				: { title: text("reg.cancelled"), text: text("reg.cancelledText") },
		changed: showOwnEntries,
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text(isWaiting ? "reg.sureLeave" : "reg.sure")}
			submit={text(isWaiting ? "reg.leave" : "reg.cancel")}
			cancel={text("reg.keep")}
			write={cancel}
			onClose={onClose}
		>
			<p>{text(isWaiting ? "reg.sureWaiting" : "reg.sureText", { title })}</p>
		</ConfirmDialog>
	);
}
