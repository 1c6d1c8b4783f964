import { Link } from "react-router-dom";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import DeleteDialog from "../../../base/records/DeleteDialog.tsx";
import { paths } from "../../../core/address/paths.ts";
import { isRefusal } from "../../../core/calls/client.ts";
import { useText } from "../../../core/language/messages.ts";
import { events } from "../../events/events.client.ts";
import { useRefreshEvents } from "../../events/manage/useRefreshEvents.ts";
import { useEventClassName } from "../event-classes.ts";
import { manageEventClassMessages } from "./manageEventClasses.messages.ts";

type Props = { own: EventClass; onClose: () => void };

/** Asks for confirmation before deleting an event class; leads to its registrations if it has some. */
export default function DeleteEventClassDialog({ own, onClose }: Props) {
	const text = useText(manageEventClassMessages);
	const name = useEventClassName()(own);
	const entries = `${paths.entries(own.eventId)}?class=${own.id}`;
	return (
		<DeleteDialog
			title={text("manageEventClass.deleteTitle")}
			sure={text("manageEventClass.sure", { name })}
			call={(key) => events.removeEventClass({ params: { id: own.eventId, classId: own.id }, key })}
			toast={[text("manageEventClass.deleted"), name]}
			refused={(error) =>
				isRefusal(error, "class_has_entries") && (
					<>
						<p>{text("manageEventClass.hasEntries")}</p>
						<p>
							<Link to={entries}>{text("manageEventClass.seeEntries")}</Link>
						</p>
					</>
				)
			}
			done={useRefreshEvents()}
			onClose={onClose}
		/>
	);
}
