import { Link } from "react-router-dom";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import { recordMessages } from "../../../base/records/records.messages.ts";
import { paths } from "../../../core/address/paths.ts";
import { isRefusal } from "../../../core/calls/client.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { events } from "../../events/events.client.ts";
import { useRefreshEvents } from "../../events/manage/useRefreshEvents.ts";
import { useEventClassName } from "../event-classes.ts";
import { manageEventClassMessages } from "./manageEventClasses.messages.ts";

export default function DeleteEventClassDialog({
	own,
	onClose,
}: {
	own: EventClass;
	onClose: () => void;
}) {
	const text = useText(manageEventClassMessages);
	const records = useText(recordMessages);
	const name = useEventClassName()(own);
	const refresh = useRefreshEvents();
	const remove = useWrite({
		call: (_: void, key) =>
			events.removeEventClass({ params: { id: own.eventId, classId: own.id }, key }),
		said: () => ({ title: text("manageEventClass.deleted"), text: name }),
		done: () => {
			onClose();
			return refresh();
		},
	});
	return (
		<ConfirmDialog
			title={text("manageEventClass.deleteTitle")}
			submit={records("record.delete")}
			submitting={records("record.deleting")}
			write={remove}
			wrong={
				isRefusal(remove.error, "class_has_entries") ? (
					<>
						<p>{text("manageEventClass.hasEntries")}</p>
						<p>
							<Link to={`${paths.entries(own.eventId)}?class=${own.id}`}>
								{text("manageEventClass.seeEntries")}
							</Link>
						</p>
					</>
				) : (
					remove.reason
				)
			}
			onClose={onClose}
		>
			<p>{text("manageEventClass.sure", { name })}</p>
		</ConfirmDialog>
	);
}
