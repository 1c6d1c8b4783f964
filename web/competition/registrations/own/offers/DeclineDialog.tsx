import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { useWrite } from "../../../../core/calls/useWrite.ts";
import { useText } from "../../../../core/language/messages.ts";
import ConfirmDialog from "../../../../ui/dialogs/ConfirmDialog.tsx";
import { registrations } from "../../registrations.client.ts";
import { useEntryName } from "../../staff/entryName.ts";
import { showOwnEntries } from "../showOwnEntries.ts";
import { offerMessages } from "./offers.messages.ts";

/** Asks for confirmation before declining an offered place, which then goes to the next person. */
export default function DeclineDialog({
	entry,
	onClose,
}: {
	entry: MyRegistration;
	onClose: () => void;
}) {
	const text = useText(offerMessages);
	const name = useEntryName()(entry);
	const decline = useWrite({
		call: (_: void, key) => registrations.declineOffer({ params: { id: entry.id }, key }),
		said: () => ({ title: text("offer.declined"), text: text("offer.declinedText") }),
		title: text("offer.failed"),
		changed: showOwnEntries,
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text("offer.sure")}
			submit={text("offer.decline")}
			cancel={text("offer.back")}
			write={decline}
			onClose={onClose}
		>
			<p>{text("offer.sureText", { name })}</p>
		</ConfirmDialog>
	);
}
