import type { Event } from "#shared/competition/events/events.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import ReasonDialog from "../../../ui/dialogs/ReasonDialog.tsx";
import { events } from "../events.client.ts";
import { manageMessages } from "./manage.messages.ts";
import { useRefreshEvents } from "./useRefreshEvents.ts";

/** Cancels an event, after explaining the consequences. */
export default function CallOffDialog({ event, onClose }: { event: Event; onClose: () => void }) {
	const text = useText(manageMessages);
	const title = usePick()(event, "title");
	const refresh = useRefreshEvents();
	const callOff = useWrite({
		call: (reason: string, key) =>
			events.cancel({ params: { id: event.id }, body: { reason }, key }),
		toast: () => ({ title: text("manage.calledOff"), text: text("manage.calledOffText") }),
		done: (cancelled) => {
			onClose();
			return refresh(cancelled);
		},
	});
	return (
		<ReasonDialog
			draft={`call-off-${event.id}`}
			guarded
			title={text("manage.callOffTitle")}
			submit={text("manage.callOff")}
			cancel={text("manage.back")}
			label={text("manage.callOffReason")}
			write={callOff}
			onClose={onClose}
		>
			{text("manage.callOffText", { title })}
		</ReasonDialog>
	);
}
