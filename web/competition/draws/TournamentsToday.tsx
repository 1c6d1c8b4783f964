import { useQuery } from "@tanstack/react-query";
import type { EventSummary } from "#shared/competition/events/events.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { takesPlaceOn } from "../events/calendar/takesPlaceOn.ts";
import { eventQuery } from "../events/events.queries.ts";
import OwnBouts from "./OwnBouts.tsx";

function OfEvent({ id }: { id: EventId }) {
	const { data } = useQuery(eventQuery(id));
	return data?.eventType === "tournament" && <OwnBouts event={data} isCard />;
}

/** The closing of the weigh-in and the bouts at the tournaments of today, for the first page. */
export default function TournamentsToday({ events }: { events: readonly EventSummary[] }) {
	const today = kuwaitDate(Date.now());
	const ids = new Set(events.filter((one) => takesPlaceOn(one, today)).map(({ id }) => id));
	return [...ids].map((id) => <OfEvent key={id} id={id} />);
}
