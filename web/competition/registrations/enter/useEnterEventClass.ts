import { useQueryClient } from "@tanstack/react-query";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { isSeated } from "#shared/competition/registrations/registrations.rules.ts";
import { dashboardQuery } from "../../../base/staff/dashboard.queries.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import type { SetError } from "../../../core/forms/fieldErrors.ts";
import { eventsQuery } from "../../events/events.queries.ts";
import { inTurn } from "../../waiting-room/inTurn.ts";
import { countHere, withOneMore } from "../counts.ts";
import { useMyEntries } from "../own/useMyEntries.ts";
import { registrations } from "../registrations.client.ts";
import { myRegistrationsQuery } from "../registrations.queries.ts";
import { useRegistered } from "./useRegistered.ts";

export type EventClassForm = { declaredWeight: string; notes: string };

/** Registers the signed-in user for a class of an event. */
export function useEnterEventClass(
	event: Event,
	{ id: classId }: EventClass,
	setError: SetError,
	onDone: () => void,
) {
	const toast = useRegistered();
	const queries = useQueryClient();
	const seated = isSeated(useMyEntries(event.id));
	return useWrite({
		call: (body: EventClassForm, key) =>
			inTurn(event.id, () =>
				registrations.registerForEventClass({ params: { id: event.id, classId }, body, key }),
			),
		toast,
		setError,
		changed: [dashboardQuery],
		done: async ({ registration }) => {
			if (registration.status !== "waitlisted") {
				countHere(queries, event.id, (one) => withOneMore(one, Date.now(), { classId, seated }));
			}
			// Closes only after the list is refetched; otherwise the button would offer to register
			// again.
			await queries.invalidateQueries(myRegistrationsQuery);
			onDone();
		},
		failed: () =>
			Promise.all(
				[eventsQuery.queryKey, myRegistrationsQuery.queryKey].map((queryKey) =>
					queries.invalidateQueries({ queryKey: queryKey as readonly string[] }),
				),
			),
	});
}
