import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import DeleteDialog from "../../../../base/records/DeleteDialog.tsx";
import { useText } from "../../../../core/language/messages.ts";
import { registrations } from "../../registrations.client.ts";
import { useEntryName } from "../../staff/entryName.ts";
import { showOwnEntries } from "../showOwnEntries.ts";
import { offerMessages } from "./offers.messages.ts";

type Props = { entry: MyRegistration; onClose: () => void };

/** Asks for confirmation before declining an offered place, which then goes to the next person. */
export default function DeclineDialog({ entry, onClose }: Props) {
	const text = useText(offerMessages);
	const name = useEntryName()(entry);
	return (
		<DeleteDialog
			title={text("offer.sure")}
			sure={text("offer.sureText", { name })}
			submit={text("offer.decline")}
			submitting={text("offer.decline")}
			cancel={text("offer.back")}
			call={(key) => registrations.declineOffer({ params: { id: entry.id }, key })}
			toast={[text("offer.declined"), text("offer.declinedText")]}
			failed={{ title: text("offer.failed") }}
			changed={showOwnEntries}
			onClose={onClose}
		/>
	);
}
