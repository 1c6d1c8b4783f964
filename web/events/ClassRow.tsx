import type { EventClass } from "#shared/events/event-class.schema.ts";
import { classState } from "#shared/events/events.rules.ts";
import type { Event } from "#shared/events/events.schema.ts";
import type { MyRegistration } from "#shared/registrations/registrations.schema.ts";
import { usePick, useText } from "../core/messages.ts";
import { ClassVerdict, MyEntry } from "./ClassVerdict.tsx";
import { Conditions } from "./Conditions.tsx";
import { classMessages } from "./classes.messages.ts";
import { Taken } from "./Taken.tsx";
import "./classes.css";

type Props = {
	event: Event;
	eventClass: EventClass;
	entry: MyRegistration | undefined;
	seated: boolean;
	onEnter: () => void;
	onComplete: () => void;
};

export const rowId = ({ id }: Pick<EventClass, "id">) => `class-${id}`;

/** A class as everybody sees it, and what it is to the reader. */
export function ClassRow({ event, eventClass, entry, seated, onEnter, onComplete }: Props) {
	const text = useText(classMessages);
	const pick = usePick();
	const { className, classNameAr, description, descriptionAr } = eventClass;
	const state = classState(event, eventClass, seated);
	return (
		<li className="card class-row" id={rowId(eventClass)} tabIndex={-1}>
			<header>
				<h3 dir="auto">{pick({ nameEn: className, nameAr: classNameAr }, "name")}</h3>
				<p className="class-places">
					<Taken taken={eventClass.currentRegistrations} max={eventClass.maxParticipants} />
					{(state === "open" || state === "waitlist" || state === "full") && (
						<span className={state === "open" ? "badge" : "badge strong"}>{text(`class.${state}`)}</span>
					)}
				</p>
			</header>
			<Conditions of={eventClass} />
			{description && (
				<p className="soft small lines" dir="auto">
					{pick({ textEn: description, textAr: descriptionAr }, "text")}
				</p>
			)}
			{entry ? <MyEntry entry={entry} /> : <ClassVerdict {...{ event, eventClass, state, onEnter, onComplete }} />}
		</li>
	);
}
