import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import DeleteDialog from "../../../../base/records/DeleteDialog.tsx";
import { useText } from "../../../../core/language/messages.ts";
import { useFeeWords } from "../../../../people/memberships/useFeeWords.ts";
import { registrations } from "../../registrations.client.ts";
import { registrationMessages } from "../../registrations.messages.ts";
import { useEntryName } from "../../staff/entryName.ts";
import { showOwnEntries } from "../showOwnEntries.ts";

type Props = {
	entry: MyRegistration;
	/** Name of the person registered, if it is not the reader. */
	name?: string;
	onClose: () => void;
};

/** Asks for confirmation before cancelling a registration or leaving a waiting list. */
export default function CancelDialog({ entry, name, onClose }: Props) {
	const text = useText(registrationMessages);
	const title = useEntryName()(entry);
	const isWaiting = entry.status === "waitlisted";
	const { money } = useFeeWords();
	const paid = entry.fee?.paid ?? 0;
	const sure = name
		? text(isWaiting ? "reg.sureWaitingOf" : "reg.sureTextOf", { title, name })
		: text(isWaiting ? "reg.sureWaiting" : "reg.sureText", { title });
	const paidText = text("reg.surePaid", { amount: money(paid) });
	const done = paid > 0 ? paidText : text("reg.cancelledText");
	const submit = text(isWaiting ? "reg.leave" : "reg.cancel");
	return (
		<DeleteDialog
			title={text(isWaiting ? "reg.sureLeave" : "reg.sure")}
			sure={paid > 0 ? `${sure} ${paidText}` : sure}
			submit={submit}
			submitting={submit}
			cancel={text("reg.keep")}
			call={(key) => registrations.cancel({ params: { id: entry.id }, body: {}, key })}
			toast={isWaiting ? [text("reg.left")] : [text("reg.cancelled"), done]}
			changed={showOwnEntries}
			onClose={onClose}
		/>
	);
}
