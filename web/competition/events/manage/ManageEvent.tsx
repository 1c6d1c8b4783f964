import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { RecordHistory } from "../../../base/history/history/RecordHistory.tsx";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { useOpenSteps } from "../steps/useOpenSteps.ts";
import { FeesLink } from "./FeesLink.tsx";
import { manageMessages } from "./manage.messages.ts";
import { useFreshEvent, usePublishEvent } from "./manage.ts";
import "./manage.css";

const CallOffDialog = lazyPart(() => import("./CallOffDialog.tsx"));
const DeleteEventDialog = lazyPart(() => import("./DeleteEventDialog.tsx"));

function PublishButton({ event }: { event: Event }) {
	const text = useText(manageMessages);
	const publish = usePublishEvent(event.id);
	return (
		<>
			<p className="small soft">{text("manage.draftText")}</p>
			<Button kind="primary" disabled={publish.isPending} onClick={() => publish.mutate()}>
				{text(publish.isPending ? "manage.publishing" : "manage.publish")}
			</Button>
			<Wrong>{publish.reason}</Wrong>
		</>
	);
}

/** Staff's actions on an event. `children`: their tools from other domains, which come first. */
export default function ManageEvent({ event, children }: { event: Event; children: ReactNode }) {
	const text = useText(manageMessages);
	const navigate = useNavigate();
	const openSteps = useOpenSteps();
	const { open, start, close } = useFreshEvent<"callOff" | "delete">(event.id);
	return (
		<section className="manage-event stack" aria-labelledby="manage-event">
			<h2 id="manage-event">{text("manage.title")}</h2>
			{!event.published && <PublishButton event={event} />}
			{children}
			<FeesLink event={event} />
			<ButtonLink to={`${paths.broadcasts}?id=new&event=${event.id}`}>
				{text("manage.message")}
			</ButtonLink>
			<Button opens onClick={() => openSteps(paths.editEvent(event.id))}>
				{text("manage.edit")}
			</Button>
			<Button opens onClick={() => openSteps(`${paths.newEvent}?copy=${event.id}`)}>
				{text("manage.copy")}
			</Button>
			<div className="pair">
				{event.cancelReason === null && (
					<Button opens onClick={() => start("callOff")}>
						{text("manage.callOff")}
					</Button>
				)}
				<Button opens onClick={() => start("delete")}>
					{text("manage.delete")}
				</Button>
			</div>
			<RecordHistory type="event" id={event.id} />
			{open?.what === "callOff" && <CallOffDialog event={open.event} onClose={close} />}
			{open?.what === "delete" && (
				<DeleteEventDialog
					event={open.event}
					onDeleted={() => navigate(paths.events)}
					onClose={close}
				/>
			)}
		</section>
	);
}
