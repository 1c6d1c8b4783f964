import { Link, useNavigate } from "react-router-dom";
import type { Event } from "#shared/events/events.schema.ts";
import { useText } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import { Wrong } from "../ui/Wrong.tsx";
import { CallOffDialog } from "./CallOffDialog.tsx";
import DeleteEventDialog from "./DeleteEventDialog.tsx";
import EventDialog from "./EventDialog.tsx";
import { eventMessages } from "./events.messages.ts";
import { manageMessages } from "./manage.messages.ts";
import { useFreshEvent, usePublishEvent } from "./manage.ts";
import "./manage.css";

function PublishButton({ event }: { event: Event }) {
	const text = useText(manageMessages);
	const publish = usePublishEvent(event.id);
	return (
		<>
			<p className="small soft">{text("manage.draftText")}</p>
			<button type="button" className="button primary" disabled={publish.isPending} onClick={() => publish.mutate()}>
				{text(publish.isPending ? "manage.publishing" : "manage.publish")}
			</button>
			<Wrong>{publish.reason}</Wrong>
		</>
	);
}

/** What staff can do with an event. */
export default function ManageEvent({ event }: { event: Event }) {
	const text = useText(manageMessages);
	const labels = useText(eventMessages);
	const navigate = useNavigate();
	const { open, start, close } = useFreshEvent<"edit" | "callOff" | "delete">(event.id);
	return (
		<section className="manage-event stack" aria-labelledby="manage-event">
			<h2 id="manage-event">{text("manage.title")}</h2>
			{!event.published && <PublishButton event={event} />}
			<Link className="button" to={paths.entries(event.id)}>
				{labels("event.entries")}
			</Link>
			<button type="button" className="button" aria-haspopup="dialog" onClick={() => start("edit")}>
				{text("manage.edit")}
			</button>
			<div className="pair">
				{event.cancelReason === null && (
					<button type="button" className="button" aria-haspopup="dialog" onClick={() => start("callOff")}>
						{text("manage.callOff")}
					</button>
				)}
				<button type="button" className="button" aria-haspopup="dialog" onClick={() => start("delete")}>
					{text("manage.delete")}
				</button>
			</div>
			{open?.what === "edit" && <EventDialog event={open.event} onClose={close} />}
			{open?.what === "callOff" && <CallOffDialog event={open.event} onClose={close} />}
			{open?.what === "delete" && (
				<DeleteEventDialog event={open.event} onDeleted={() => navigate(paths.events)} onClose={close} />
			)}
		</section>
	);
}
