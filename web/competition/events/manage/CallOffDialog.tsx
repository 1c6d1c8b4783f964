import { useRef } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { AreaField } from "../../../ui/fields/Field.tsx";
import { events } from "../events.client.ts";
import { manageMessages } from "./manage.messages.ts";
import { useRefreshEvents } from "./useRefreshEvents.ts";

/** Cancels an event, after explaining the consequences. */
export default function CallOffDialog({ event, onClose }: { event: Event; onClose: () => void }) {
	const text = useText(manageMessages);
	const title = usePick()(event, "title");
	const refresh = useRefreshEvents();
	const reason = useRef<HTMLTextAreaElement>(null);
	const callOff = useWrite({
		call: (_: void, key) =>
			events.cancel({ params: { id: event.id }, body: { reason: reason.current?.value }, key }),
		said: () => ({ title: text("manage.calledOff"), text: text("manage.calledOffText") }),
		done: (cancelled) => {
			onClose();
			return refresh(cancelled);
		},
	});
	return (
		<ConfirmDialog
			draft={`call-off-${event.id}`}
			guarded
			title={text("manage.callOffTitle")}
			submit={text("manage.callOff")}
			cancel={text("manage.back")}
			write={callOff}
			onClose={onClose}
		>
			<p>{text("manage.callOffText", { title })}</p>
			<AreaField ref={reason} label={text("manage.callOffReason")} maxLength={500} />
		</ConfirmDialog>
	);
}
