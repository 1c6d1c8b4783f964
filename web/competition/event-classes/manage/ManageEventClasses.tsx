import { Link } from "react-router-dom";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { EditDelete } from "../../../base/records/EditDelete.tsx";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { useFreshEvent } from "../../events/manage/manage.ts";
import { Conditions } from "../Conditions.tsx";
import { placesMismatch, useEventClassName } from "../event-classes.ts";
import { LeftOut } from "../LeftOut.tsx";
import { manageEventClassMessages } from "./manageEventClasses.messages.ts";
import "../../events/manage/manage.css";

const DeleteEventClassDialog = lazyPart(() => import("./DeleteEventClassDialog.tsx"));
const EventClassDialog = lazyPart(() => import("./EventClassDialog.tsx"));

type Start = (what: "edit" | "copy" | "delete", classId: number) => void;

function EventClassRow({ own, onStart }: { own: EventClass; onStart: Start }) {
	const text = useText(manageEventClassMessages);
	const name = useEventClassName()(own);
	const taken = { taken: own.currentRegistrations, max: own.maxParticipants };
	return (
		<li className="managed-event-class">
			<div>
				<h3 dir="auto">
					<Link
						to={`${paths.entries(own.eventId)}?class=${own.id}`}
						aria-label={text("manageEventClass.entriesOf", { name })}
					>
						{name}
					</Link>
				</h3>
				<Conditions of={own} />
			</div>
			<p className="managed-places">
				<Written>
					{text(
						taken.max === 0 ? "manageEventClass.takenUnlimited" : "manageEventClass.taken",
						taken,
					)}
				</Written>
				{own.waiting && <span className="badge">{text("manageEventClass.waiting")}</span>}
			</p>
			<div className="row">
				<Button
					opens
					aria-label={text("manageEventClass.copyOf", { name })}
					onClick={() => onStart("copy", own.id)}
				>
					{text("manageEventClass.copy")}
				</Button>
				<EditDelete
					name={name}
					onEdit={() => onStart("edit", own.id)}
					onDelete={() => onStart("delete", own.id)}
				/>
			</div>
		</li>
	);
}

type Props = {
	event: Event;
	/** Opens the step that adds several event classes; absent within that step. */
	onAddSeveral?: () => void;
};

/** Staff manage the classes of an event. */
export default function ManageEventClasses({ event, onAddSeveral }: Props) {
	const text = useText(manageEventClassMessages);
	const { open, start, close } = useFreshEvent<"add" | "edit" | "copy" | "delete">(event.id);
	const chosen = open?.event.classes.find(({ id }) => id === open.classId);
	const mismatch = placesMismatch(event);
	return (
		<section className="manage-event-classes stack" aria-labelledby="manage-event-classes">
			<header className="section-head">
				<h2 id="manage-event-classes">{text("manageEventClass.manage")}</h2>
				<span className="row">
					<Button opens onClick={() => start("add")}>
						{text("manageEventClass.add")}
					</Button>
					{onAddSeveral && (
						<Button opens onClick={onAddSeveral}>
							{text("manageEventClass.addSeveral")}
						</Button>
					)}
				</span>
			</header>
			{mismatch && (
				<Notice className="small">{text(`manageEventClass.${mismatch.kind}`, mismatch)}</Notice>
			)}
			<LeftOut event={event} />
			{event.classes.length === 0 ? (
				<Empty>{text("manageEventClass.none")}</Empty>
			) : (
				<ul className="managed-list">
					{event.classes.map((own) => (
						<EventClassRow key={own.id} own={own} onStart={start} />
					))}
				</ul>
			)}
			{open?.what === "add" && (
				<EventClassDialog event={open.event} edited={null} onClose={close} />
			)}
			{open?.what === "edit" && chosen && (
				<EventClassDialog event={open.event} edited={chosen} onClose={close} />
			)}
			{open?.what === "copy" && chosen && (
				<EventClassDialog event={open.event} edited={null} template={chosen} onClose={close} />
			)}
			{open?.what === "delete" && chosen && <DeleteEventClassDialog own={chosen} onClose={close} />}
		</section>
	);
}
