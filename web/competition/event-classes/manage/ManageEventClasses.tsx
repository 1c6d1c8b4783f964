import { Link } from "react-router-dom";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { EditDelete } from "../../../base/records/EditDelete.tsx";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { useFreshEvent } from "../../events/manage/manage.ts";
import { Conditions } from "../Conditions.tsx";
import { placesMismatch, useEventClassName } from "../event-classes.ts";
import { LeftOut } from "../LeftOut.tsx";
import { manageEventClassMessages } from "./manageEventClasses.messages.ts";
import "../../events/manage/manage.css";

const DeleteEventClassDialog = lazyPart(() => import("./DeleteEventClassDialog.tsx"));
const EventClassDialog = lazyPart(() => import("./EventClassDialog.tsx"));

type Start = (what: "edit" | "copy" | "delete", classId: number) => void;

function Places({
	of: { currentRegistrations: taken, maxParticipants: max, waiting },
}: {
	of: EventClass;
}) {
	const text = useText(manageEventClassMessages);
	return (
		<p className="managed-places">
			<span>
				{text(max === 0 ? "manageEventClass.takenUnlimited" : "manageEventClass.taken", {
					taken,
					max,
				})}
			</span>
			{waiting && <span className="badge">{text("manageEventClass.waiting")}</span>}
		</p>
	);
}

type RowProps = { own: EventClass; isOnly: boolean; onStart: Start };

function EventClassRow({ own, isOnly, onStart }: RowProps) {
	const text = useText(manageEventClassMessages);
	const name = useEventClassName()(own);
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
			<Places of={own} />
			<div className="row">
				{!isOnly && (own.currentRegistrations > 0 || own.waiting) && (
					<ButtonLink
						to={`${paths.entries(own.eventId)}?class=${own.id}&move=1`}
						aria-label={text("manageEventClass.mergeOf", { name })}
					>
						{text("manageEventClass.merge")}
					</ButtonLink>
				)}
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
	/** Opens the step that adds several event classes; absent within that step, which adds them itself. */
	onAddSeveral?: () => void;
};

/** Staff manage the classes of an event. */
export default function ManageEventClasses({ event, onAddSeveral }: Props) {
	const text = useText(manageEventClassMessages);
	const { open, start, close } = useFreshEvent<"add" | "edit" | "copy" | "delete">(event.id);
	const chosen = open?.event.classes.find(({ id }) => id === open.classId);
	const mismatch = placesMismatch(event);
	return (
		<section className="manage-event-classes stack" aria-label={text("manageEventClass.manage")}>
			{onAddSeveral && (
				<p className="row">
					<Button opens onClick={() => start("add")}>
						{text("manageEventClass.add")}
					</Button>
					<Button opens onClick={onAddSeveral}>
						{text("manageEventClass.addSeveral")}
					</Button>
				</p>
			)}
			{mismatch && (
				<Notice className="small">{text(`manageEventClass.${mismatch.kind}`, mismatch)}</Notice>
			)}
			<LeftOut event={event} />
			{event.classes.length === 0 ? (
				<Empty>{text("manageEventClass.none")}</Empty>
			) : (
				<ul className="managed-list">
					{event.classes.map((own) => (
						<EventClassRow
							key={own.id}
							own={own}
							isOnly={event.classes.length === 1}
							onStart={start}
						/>
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
