import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { isRefusal } from "../../../core/calls/client.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { CheckField } from "../../../ui/fields/Field.tsx";
import { events } from "../events.client.ts";
import { eventLists, eventQuery } from "../events.queries.ts";
import { manageMessages } from "./manage.messages.ts";

type Props = { event: Event; onDeleted: () => void; onClose: () => void };

/** Deletes an event. An event with registrations needs a second confirmation. */
export default function DeleteEventDialog({ event, onDeleted, onClose }: Props) {
	const text = useText(manageMessages);
	const title = usePick()(event, "title");
	const queries = useQueryClient();
	const [sure, setSure] = useState(false);
	const remove = useWrite({
		call: (force: boolean, key) =>
			events.remove({ params: { id: event.id }, query: force ? { force: "true" } : {}, key }),
		toast: () => ({ title: text("manage.deleted"), text: title }),
		fallback: text("manage.deleteFailed"),
		done: () => {
			onDeleted();
			queries.removeQueries(eventQuery(event.id));
			return queries.invalidateQueries(eventLists);
		},
	});
	const hasEntries = isRefusal(remove.error, "event_has_entries");
	return (
		<ConfirmDialog
			title={text("manage.deleteTitle")}
			submit={text(hasEntries ? "manage.deleteForce" : "manage.delete")}
			submitting={text("manage.deleting")}
			cancel={text("manage.back")}
			write={{ ...remove, mutate: () => remove.mutate(hasEntries && sure) }}
			wrong={hasEntries ? text("manage.hasEntries") : remove.reason}
			incomplete={hasEntries && !sure}
			onClose={onClose}
		>
			<p>{text("manage.sure", { title })}</p>
			{hasEntries && (
				<CheckField label={text("manage.force")} checked={sure} onChange={() => setSure(!sure)} />
			)}
		</ConfirmDialog>
	);
}
