import { Link } from "react-router-dom";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { paths } from "../../core/address/paths.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { Written } from "../../ui/texts/Written.tsx";
import { useEventClassName } from "../event-classes/event-classes.ts";
import { manageEventClassMessages } from "../event-classes/manage/manageEventClasses.messages.ts";
import { useWhen } from "../events/EventDates.tsx";
import { CapacityBadge } from "../events/page/CapacityBadge.tsx";

/** Summary of an event for super-admins: type, time, place and how full its classes are. */
export function EventDetails({ event }: { event: Event }) {
	const text = useText(manageEventClassMessages);
	const pick = usePick();
	const when = useWhen();
	const className = useEventClassName();
	const place = pick({ locationEn: event.location, locationAr: event.locationAr }, "location");
	return (
		<div className="event-details small soft">
			<p className="clamped" dir="auto" data-tooltip="">
				{pick(event, "description")}
			</p>
			<p>{when(event.eventDate, event.endDate)}</p>
			{place && <Written as="p">{place}</Written>}
			{event.classes.length > 0 && (
				<ul className="event-details-classes">
					{event.classes.map((one) => {
						const name = className(one);
						return (
							<li key={one.id}>
								<Link
									to={`${paths.entries(event.id)}?class=${one.id}`}
									aria-label={text("manageEventClass.entriesOf", { name })}
								>
									<Written>{name}</Written>
								</Link>
								<CapacityBadge taken={one.currentRegistrations} max={one.maxParticipants} />
							</li>
						);
					})}
				</ul>
			)}
		</div>
	);
}
