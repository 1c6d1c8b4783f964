import { useRef } from "react";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { useWrite } from "../../../../core/calls/useWrite.ts";
import { isolateName } from "../../../../core/language/langOf.ts";
import { useText } from "../../../../core/language/messages.ts";
import { useNames } from "../../../../people/users/names.ts";
import ConfirmDialog from "../../../../ui/dialogs/ConfirmDialog.tsx";
import { AreaField } from "../../../../ui/fields/Field.tsx";
import { Sentence } from "../../../../ui/texts/Sentence.tsx";
import { registrations } from "../../registrations.client.ts";
import { registrationMessages } from "../../registrations.messages.ts";
import { entriesQuery } from "../../registrations.queries.ts";
import { entriesMessages } from "../entries.messages.ts";

/** Asks for confirmation before cancelling another person's registration. */
export default function EndEntryDialog({
	entry,
	onDone,
	onClose,
}: {
	entry: Entry;
	onDone: () => void;
	onClose: () => void;
}) {
	const text = useText(entriesMessages);
	const back = useText(registrationMessages);
	const name = useNames()(entry).full;
	const reason = useRef<HTMLTextAreaElement>(null);
	const cancel = useWrite({
		call: (_: void, key) =>
			registrations.cancel({
				params: { id: entry.id },
				body: { reason: reason.current?.value },
				key,
			}),
		said: () => ({ title: text("entries.cancelled"), text: name }),
		changed: [entriesQuery(entry.eventId)],
		done: onDone,
	});
	return (
		<ConfirmDialog
			draft={`entry-end-${entry.id}`}
			title={text("entries.cancelTitle", { name })}
			submit={text("entries.cancel")}
			submitting={text("entries.cancelling")}
			cancel={back("reg.back")}
			write={cancel}
			onClose={onClose}
		>
			<p>
				<Sentence>{text("entries.cancelText", { name: isolateName(name) })}</Sentence>
			</p>
			<AreaField ref={reason} label={back("reg.reason")} rows={2} maxLength={500} />
		</ConfirmDialog>
	);
}
