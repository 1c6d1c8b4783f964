import { Link } from "react-router-dom";
import type { EventClass } from "#shared/events/event-class.schema.ts";
import { paths } from "../app/paths.ts";
import { isRefusal } from "../core/client.ts";
import { useText } from "../core/messages.ts";
import { useWrite } from "../core/useWrite.ts";
import { FormDialog } from "../ui/FormDialog.tsx";
import { useClassName } from "./classes.ts";
import { events } from "./events.client.ts";
import { useRefreshEvents } from "./manage.ts";
import { manageClassMessages } from "./manageClasses.messages.ts";

export function DeleteClassDialog({ own, onClose }: { own: EventClass; onClose: () => void }) {
	const text = useText(manageClassMessages);
	const name = useClassName()(own);
	const refresh = useRefreshEvents();
	const remove = useWrite({
		call: (_: void, key) => events.removeClass({ params: { id: own.eventId, classId: own.id }, key }),
		said: () => ({ title: text("manageClass.deleted"), text: name }),
		done: () => {
			onClose();
			return refresh();
		},
	});
	return (
		<FormDialog
			title={text("manageClass.deleteTitle")}
			submit={text("manageClass.delete")}
			submitting={text("manageClass.deleting")}
			cancel={text("manageClass.cancel")}
			write={remove}
			wrong={
				isRefusal(remove.error, "class_has_entries") ? (
					<>
						<p>{text("manageClass.hasEntries")}</p>
						<p>
							<Link to={`${paths.entries(own.eventId)}?class=${own.id}`}>{text("manageClass.seeEntries")}</Link>
						</p>
					</>
				) : (
					remove.reason
				)
			}
			onClose={onClose}
			onSubmit={() => remove.mutate()}
		>
			<p>{text("manageClass.sure", { name })}</p>
		</FormDialog>
	);
}
