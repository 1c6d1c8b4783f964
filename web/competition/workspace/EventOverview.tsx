import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { hasEnded } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { asksFee } from "#shared/competition/fees/prices.rules.ts";
import { RecordHistory } from "../../base/history/history/RecordHistory.tsx";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { LazyParts, lazyPart } from "../../core/lazyPart.tsx";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { RowMenu } from "../../ui/menus/RowMenu.tsx";
import { Wrong } from "../../ui/states/Notice.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { useEventClassName } from "../event-classes/event-classes.ts";
import { manageMessages } from "../events/manage/manage.messages.ts";
import { useFreshEvent, usePublishEvent } from "../events/manage/manage.ts";
import { CapacityBadge } from "../events/page/CapacityBadge.tsx";
import { EventSettings } from "../events/settings/EventSettings.tsx";
import { useOpenSteps } from "../events/steps/useOpenSteps.ts";
import { undecidedQuery } from "../registrations/registrations.queries.ts";
import { ThroughRoom } from "../waiting-room/ThroughRoom.tsx";
import { EventWorkspace } from "./EventWorkspace.tsx";
import { workspaceMessages } from "./workspace.messages.ts";

const CalledOff = lazyPart(() => import("../events/page/CalledOff.tsx"));
const CallOffDialog = lazyPart(() => import("../events/manage/CallOffDialog.tsx"));
const DeleteEventDialog = lazyPart(() => import("../events/manage/DeleteEventDialog.tsx"));

/** What staff do with the event itself: edit it, and the rarer actions in a menu. */
function Actions({ event }: { event: Event }) {
	const text = useText(manageMessages);
	const more = useText(workspaceMessages)("workspace.more");
	const navigate = useNavigate();
	const openSteps = useOpenSteps();
	const { open, start, close } = useFreshEvent<"callOff" | "delete">(event.id);
	const canBeCalledOff = event.cancelReason === null && !hasEnded(event, Date.now());
	return (
		<span className="row">
			<Button opens onClick={() => openSteps(paths.editEvent(event.id))}>
				{text("manage.edit")}
			</Button>
			<Button opens onClick={() => openSteps(`${paths.newEvent}?copy=${event.id}`)}>
				{text("manage.copy")}
			</Button>
			<RowMenu
				label={more}
				actions={[
					...(canBeCalledOff
						? [{ label: text("manage.callOff"), onSelect: () => start("callOff") }]
						: []),
					{ label: text("manage.delete"), danger: true, onSelect: () => start("delete") },
				]}
			/>
			{open?.what === "callOff" && <CallOffDialog event={open.event} onClose={close} />}
			{open?.what === "delete" && (
				<DeleteEventDialog
					event={open.event}
					onDeleted={() => navigate(paths.events)}
					onClose={close}
				/>
			)}
		</span>
	);
}

function PublishButton({ event }: { event: Event }) {
	const text = useText(manageMessages);
	const own = useText(workspaceMessages);
	const openSteps = useOpenSteps();
	const publish = usePublishEvent(event.id);
	return (
		<>
			<p>{text("manage.draftText")}</p>
			<p className="row">
				<Button kind="primary" disabled={publish.isPending} onClick={() => publish.mutate()}>
					{text(publish.isPending ? "manage.publishing" : "manage.publish")}
				</Button>
				<Button opens onClick={() => openSteps(`${paths.editEvent(event.id)}?step=check`)}>
					{own("workspace.check")}
				</Button>
			</p>
			<Wrong>{publish.reason}</Wrong>
		</>
	);
}

/** What waits for staff before an event and on its days. */
function Before({ event }: { event: Event }) {
	const text = useText(workspaceMessages);
	const { data } = useQuery(undecidedQuery);
	const count = data?.find((one) => one.event.id === event.id)?.count ?? 0;
	if (!event.published) return <PublishButton event={event} />;
	if (count === 0) return <p className="soft">{text("workspace.nothingNext")}</p>;
	return (
		<p>
			<ButtonLink kind="primary" to={`${paths.entries(event.id)}?status=pending`}>
				{text("workspace.decide", { count })}
			</ButtonLink>
		</p>
	);
}

/** What comes after the last day of an event. */
function After({ event }: { event: Event }) {
	const text = useText(workspaceMessages);
	const openSteps = useOpenSteps();
	return (
		<p className="row">
			<ButtonLink kind="primary" to={`${paths.broadcasts}?id=new&event=${event.id}`}>
				{text("workspace.thank")}
			</ButtonLink>
			{asksFee(event) && (
				<ButtonLink to={paths.eventFees(event.id)}>{text("workspace.seeFees")}</ButtonLink>
			)}
			<Button opens onClick={() => openSteps(`${paths.newEvent}?copy=${event.id}`)}>
				{text("workspace.copyToNextYear")}
			</Button>
		</p>
	);
}

function Next({ event, children }: { event: Event; children?: ReactNode }) {
	const text = useText(workspaceMessages);
	const isOver = hasEnded(event, Date.now());
	return (
		<section className="workspace-next stack" aria-labelledby="workspace-next">
			<h3 id="workspace-next">{text(isOver ? "workspace.after" : "workspace.next")}</h3>
			{isOver ? <After event={event} /> : <Before event={event} />}
			{children}
		</section>
	);
}

/** How full the event and its event classes are. */
function Places({ event }: { event: Event }) {
	const text = useText(workspaceMessages);
	const className = useEventClassName();
	const line = (key: number, name: ReactNode, taken: number, max: number) => (
		<li key={key}>
			{name}
			{max > 0 ? <progress max={max} value={taken} aria-hidden="true" /> : <span />}
			<CapacityBadge taken={taken} max={max} />
		</li>
	);
	return (
		<section className="stack" aria-labelledby="workspace-places">
			<h3 id="workspace-places">{text("workspace.taken")}</h3>
			<ul className="workspace-places">
				{line(0, text("workspace.whole"), event.registeredCount, event.maxParticipants)}
				{event.classes.map((own) =>
					line(
						own.id,
						<Written>{className(own)}</Written>,
						own.currentRegistrations,
						own.maxParticipants,
					),
				)}
			</ul>
		</section>
	);
}

/** The first tab of an event's workspace: what comes next, how full it is, and its settings. */
export default function EventOverview({ event }: { event: Event }) {
	const text = useText(workspaceMessages);
	return (
		<EventWorkspace event={event} tab="event" actions={<Actions event={event} />}>
			<LazyParts>{event.cancelReason !== null && <CalledOff event={event} />}</LazyParts>
			{event.waitingRoom && <ThroughRoom event={event}>{null}</ThroughRoom>}
			{event.cancelReason === null && <Next event={event} />}
			<div className="workspace-overview">
				<Places event={event} />
				<section className="stack" aria-labelledby="workspace-settings">
					<h3 id="workspace-settings">{text("workspace.settings")}</h3>
					<EventSettings event={event} />
				</section>
			</div>
			<RecordHistory type="event" id={event.id} />
		</EventWorkspace>
	);
}
