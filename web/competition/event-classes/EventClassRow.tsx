import type { ReactNode } from "react";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import { eventClassState } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { Written } from "../../ui/texts/Written.tsx";
import { CapacityBadge } from "../events/page/CapacityBadge.tsx";
import { usePriceLines } from "../events/prices/usePriceLines.ts";
import { Conditions } from "./Conditions.tsx";
import { eventClassMessages } from "./event-classes.messages.ts";
import { rowId } from "./event-classes.ts";
import "./event-classes.css";

type Props = {
	event: Event;
	eventClass: EventClass;
	seated: boolean;
	/** Whether the user cannot enter it, so that "Open" would mislead. */
	isClosed: boolean;
	/** The user's eligibility for the class. */
	children: ReactNode;
};

/** A class as shown publicly, with the user's eligibility. */
export function EventClassRow({ event, eventClass, seated, isClosed, children }: Props) {
	const text = useText(eventClassMessages);
	const pick = usePick();
	const prices = usePriceLines().pricesIn(event, eventClass);
	const { className, classNameAr, description, descriptionAr } = eventClass;
	const state = eventClassState(event, eventClass, seated);
	return (
		<li className="card event-class-row" id={rowId(eventClass)} tabIndex={-1}>
			<header>
				<h3 dir="auto">{pick({ nameEn: className, nameAr: classNameAr }, "name")}</h3>
				<p className="event-class-places">
					<CapacityBadge taken={eventClass.currentRegistrations} max={eventClass.maxParticipants} />
					{((state === "open" && !isClosed) || state === "waitlist" || state === "full") && (
						<span className={state === "open" ? "badge" : "badge strong"}>
							{text(`eventClass.${state}`)}
						</span>
					)}
				</p>
			</header>
			<Conditions of={eventClass} />
			{prices.length > 0 && (
				<ul className="conditions event-class-prices">
					{prices.map((price) => (
						<li key={price}>{price}</li>
					))}
				</ul>
			)}
			{description && (
				<Written as="p" className="soft small lines" linked>
					{pick({ textEn: description, textAr: descriptionAr }, "text")}
				</Written>
			)}
			{children}
		</li>
	);
}
