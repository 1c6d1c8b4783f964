import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { showOwnEntries } from "../own/showOwnEntries.ts";
import { registrations } from "../registrations.client.ts";
import { consentMessages } from "./consent.messages.ts";

type Props = { entryId: string; name: string; onClose: () => void };

/** Asks for confirmation before a consent is withdrawn. */
export default function WithdrawConsentDialog({ entryId, name, onClose }: Props) {
	const text = useText(consentMessages);
	const write = useWrite({
		call: (_: void, key) => registrations.withdrawConsent({ params: { id: entryId }, key }),
		toast: () => ({ title: text("entryConsent.withdrawn"), text: name }),
		changed: showOwnEntries,
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text("entryConsent.withdrawTitle", { name: `\u2068${name}\u2069` })}
			submit={text("entryConsent.withdraw")}
			cancel={text("entryConsent.keep")}
			write={write}
			onClose={onClose}
		>
			<p>{text("entryConsent.withdrawText")}</p>
		</ConfirmDialog>
	);
}
