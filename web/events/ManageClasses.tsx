import { Link } from "react-router-dom";
import type { EventClass } from "#shared/events/event-class.schema.ts";
import type { Event } from "#shared/events/events.schema.ts";
import { paths } from "../app/paths.ts";
import { useText } from "../core/messages.ts";
import ClassDialog from "./ClassDialog.tsx";
import { Conditions } from "./Conditions.tsx";
import { placesMismatch, useClassName } from "./classes.ts";
import { DeleteClassDialog } from "./DeleteClassDialog.tsx";
import { LeftOut } from "./LeftOut.tsx";
import { useFreshEvent } from "./manage.ts";
import { manageClassMessages } from "./manageClasses.messages.ts";
import "./manage.css";

type Start = (what: "edit" | "delete", classId: number) => void;

function ClassRow({ own, onStart }: { own: EventClass; onStart: Start }) {
	const text = useText(manageClassMessages);
	const name = useClassName()(own);
	const taken = { taken: own.currentRegistrations, max: own.maxParticipants };
	return (
		<li className="managed-class">
			<div>
				<h3 dir="auto">
					<Link
						to={`${paths.entries(own.eventId)}?class=${own.id}`}
						aria-label={text("manageClass.entriesOf", { name })}
					>
						{name}
					</Link>
				</h3>
				<Conditions of={own} />
			</div>
			<p className="managed-places">
				<bdi>{text(taken.max === 0 ? "manageClass.takenUnlimited" : "manageClass.taken", taken)}</bdi>
				{own.waiting && <span className="badge">{text("manageClass.waiting")}</span>}
			</p>
			<div className="row">
				<button
					type="button"
					className="button"
					aria-label={text("manageClass.editOf", { name })}
					onClick={() => onStart("edit", own.id)}
				>
					{text("manageClass.edit")}
				</button>
				<button
					type="button"
					className="button"
					aria-label={text("manageClass.deleteOf", { name })}
					onClick={() => onStart("delete", own.id)}
				>
					{text("manageClass.delete")}
				</button>
			</div>
		</li>
	);
}

/** The classes of an event in the hands of staff. */
export default function ManageClasses({ event }: { event: Event }) {
	const text = useText(manageClassMessages);
	const { open, start, close } = useFreshEvent<"add" | "edit" | "delete">(event.id);
	const chosen = open?.event.classes.find(({ id }) => id === open.classId);
	const mismatch = placesMismatch(event);
	return (
		<section className="manage-classes stack" aria-labelledby="manage-classes">
			<header className="section-head">
				<h2 id="manage-classes">{text("manageClass.manage")}</h2>
				<button type="button" className="button" aria-haspopup="dialog" onClick={() => start("add")}>
					{text("manageClass.add")}
				</button>
			</header>
			{mismatch && <p className="notice small">{text(`manageClass.${mismatch.kind}`, mismatch)}</p>}
			<LeftOut event={event} />
			{event.classes.length === 0 ? (
				<p className="empty">{text("manageClass.none")}</p>
			) : (
				<ul className="managed-list">
					{event.classes.map((own) => (
						<ClassRow key={own.id} own={own} onStart={start} />
					))}
				</ul>
			)}
			{open?.what === "add" && <ClassDialog event={open.event} edited={null} onClose={close} />}
			{open?.what === "edit" && chosen && <ClassDialog event={open.event} edited={chosen} onClose={close} />}
			{open?.what === "delete" && chosen && <DeleteClassDialog own={chosen} onClose={close} />}
		</section>
	);
}
