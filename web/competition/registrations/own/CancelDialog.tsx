import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { registrations } from "../registrations.client.ts";
import { registrationMessages } from "../registrations.messages.ts";
import { useEntryName } from "../staff/entryName.ts";
import { showOwnEntries } from "./showOwnEntries.ts";

/** Asks for confirmation before withdrawing a registration. */
export function CancelDialog({ entry, onClose }: { entry: MyRegistration; onClose: () => void }) {
	const text = useText(registrationMessages);
	const title = useEntryName()(entry);
	const cancel = useWrite({
		call: (_: void, key) => registrations.cancel({ params: { id: entry.id }, key }),
		said: () => ({ title: text("reg.cancelled"), text: text("reg.cancelledText") }),
		changed: showOwnEntries,
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text("reg.sure")}
			submit={text("reg.cancel")}
			cancel={text("reg.keep")}
			write={cancel}
			onClose={onClose}
		>
			<p>{text(entry.status === "waitlisted" ? "reg.sureWaiting" : "reg.sureText", { title })}</p>
		</ConfirmDialog>
	);
}
