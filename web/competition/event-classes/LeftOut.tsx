import { useQuery } from "@tanstack/react-query";
import { EventClassInput } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { eligibility } from "../../core/calls/freshness.ts";
import { useText } from "../../core/language/messages.ts";
import { events } from "../events/events.client.ts";
import { manageEventClassMessages } from "./manage/manageEventClasses.messages.ts";

/** The number of people who fit none of an event's classes. */
export function LeftOut({ event }: { event: Event }) {
	const text = useText(manageEventClassMessages);
	const { data } = useQuery({
		queryKey: [
			"eventClassReach",
			event.id,
			event.version,
			event.classes.map(({ version }) => version),
		],
		queryFn: () =>
			events.checkEventClasses({
				params: { id: event.id },
				// Leaves out attributes that only a stored class has, such as its id.
				body: { classes: event.classes.map((one) => EventClassInput.parse(one)) },
			}),
		enabled: event.classes.length > 0,
		...eligibility,
	});
	const { leftOut = null, people = null } = data ?? {};
	if (leftOut === null || people === null || event.classes.length === 0) return null;
	return (
		<p className="small soft">{text("manageEventClass.leftOut", { count: leftOut, people })}</p>
	);
}
