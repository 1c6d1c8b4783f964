import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { entriesQuery } from "../registrations/registrations.queries.ts";
import MoveDialog from "../registrations/staff/actions/MoveDialog.tsx";
import { weighInQuery } from "../registrations/weigh-in.queries.ts";
import type { Entrant } from "./useEntrants.ts";

type Props = { event: Event; entrant: Entrant; onClose: () => void };

/** Moves an entrant whose weight does not fit to another event class; for staff. */
export default function MoveEntrant({ event, entrant, onClose }: Props) {
	const queries = useQueryClient();
	const { data = [] } = useQuery(entriesQuery(event.id));
	const { person, checkIn } = entrant;
	const entry = data.find(
		({ userId, classId, status }) =>
			userId === person.userId && classId === person.classId && status === "approved",
	);
	if (!entry) return null;
	return (
		<MoveDialog
			event={event}
			entries={[{ ...entry, declaredWeight: checkIn.weight }]}
			onDone={() => {
				void queries.invalidateQueries(weighInQuery(event.id));
				onClose();
			}}
			onClose={onClose}
		/>
	);
}
