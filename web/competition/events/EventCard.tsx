import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { eventTypes, hasEnded, placesLeft } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { Picture } from "../../base/pictures/Picture.tsx";
import { paths } from "../../core/address/paths.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { usePresent } from "../../core/moments/usePresent.ts";
import { Skeletons } from "../../ui/states/Skeletons.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { DateBlock, EventDay } from "./EventDates.tsx";
import { eventMessages } from "./events.messages.ts";
import { Price } from "./prices/Price.tsx";
import "./event-card.css";

/** Badges for the event's type and for drafts, which only staff see. */
export function EventType({ event }: { event: Event }) {
	const text = useText(eventMessages);
	// An imported event may have a type that this release does not know: its badge is plain.
	const kind = eventTypes.includes(event.eventType) ? event.eventType : "";
	return (
		<>
			<span className={`badge category ${kind}`}>{text(`event.type.${event.eventType}`)}</span>{" "}
			{!event.published && <span className="badge draft">{text("event.draft")}</span>}
		</>
	);
}

/** The number of places left, or why registration is not possible. */
export function Places({ event }: { event: Event }) {
	const text = useText(eventMessages);
	const now = usePresent();
	const left = placesLeft({ max: event.maxParticipants, taken: event.registeredCount });
	const { registrationState: state } = event;
	if (state === "cancelled")
		return <span className="badge strong">{text("event.state.cancelled")}</span>;
	if (hasEnded(event, now)) return <span>{text("event.state.over")}</span>;
	if (state !== "open") return <span>{text(`event.state.${state}`)}</span>;
	return (
		<span>{left === null ? text("event.state.open") : text("event.left", { count: left })}</span>
	);
}

/** An event in a list. `children`: the actions of the user. */
export function EventCard({ event, children }: { event: Event; children: ReactNode }) {
	const pick = usePick();
	const place = pick({ locationEn: event.location, locationAr: event.locationAr }, "location");
	return (
		<article className="card event-card">
			<Picture
				src={event.imageUrl}
				alt=""
				sizes="(max-width: 40rem) 100vw, 24rem"
				className="card-picture"
			/>
			<DateBlock date={event.eventDate} />
			<div className="facts">
				<p>
					<EventType event={event} />
				</p>
				<h3 dir="auto">
					<Link to={paths.event(event.id)}>{pick(event, "title")}</Link>
				</h3>
				<EventDay event={event} />
				<Written as="p" className="soft">
					{place}
				</Written>
			</div>
			<div className="foot">
				<p className="places-and-price">
					<Places event={event} />
					<Price event={event} />
				</p>
				{children}
			</div>
		</article>
	);
}

export function EventSkeletons() {
	return (
		<div className="grid">
			<Skeletons count={3} className="card event-card" />
		</div>
	);
}
