import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { useWrite } from "../../../../core/calls/useWrite.ts";
import { isolateName } from "../../../../core/language/langOf.ts";
import { useText } from "../../../../core/language/messages.ts";
import { useNames } from "../../../../people/users/names.ts";
import ReasonDialog from "../../../../ui/dialogs/ReasonDialog.tsx";
import { Sentence } from "../../../../ui/texts/Sentence.tsx";
import { registrations } from "../../registrations.client.ts";
import { registrationMessages } from "../../registrations.messages.ts";
import { entriesQuery } from "../../registrations.queries.ts";
import { entriesMessages } from "../entries.messages.ts";

type Props = { entry: Entry; onDone: () => void; onClose: () => void };

/** Asks for confirmation before cancelling another person's registration. */
export default function EndEntryDialog({ entry, onDone, onClose }: Props) {
	const text = useText(entriesMessages);
	const back = useText(registrationMessages);
	const name = useNames()(entry).full;
	const cancel = useWrite({
		call: (reason: string, key) =>
			registrations.cancel({ params: { id: entry.id }, body: { reason }, key }),
		toast: () => ({ title: text("entries.cancelled"), text: name }),
		changed: [entriesQuery(entry.eventId)],
		done: onDone,
	});
	return (
		<ReasonDialog
			draft={`entry-end-${entry.id}`}
			title={text("entries.cancelTitle", { name })}
			submit={text("entries.cancel")}
			submitting={text("entries.cancelling")}
			cancel={back("reg.back")}
			label={back("reg.reason")}
			rows={2}
			write={cancel}
			onClose={onClose}
		>
			<Sentence>{text("entries.cancelText", { name: isolateName(name) })}</Sentence>
		</ReasonDialog>
	);
}
