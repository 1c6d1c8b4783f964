import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { useUser } from "../../../base/session/session.ts";
import { dashboardQuery } from "../../../base/staff/dashboard.queries.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { eventsQuery } from "../../events/events.queries.ts";
import { inTurn } from "../../waiting-room/inTurn.ts";
import { countHere, withOneMore } from "../counts.ts";
import { registrations } from "../registrations.client.ts";
import { myRegistrationsQuery } from "../registrations.queries.ts";
import { useRegistered } from "./useRegistered.ts";

const none: MyRegistration[] = [];

/** The user's registrations for an event; one query serves all events of a list. */
export function useMyRegistrations(event: Pick<Event, "id">): MyRegistration[] {
	const { data: user } = useUser();
	const { data } = useQuery({ ...dashboardQuery, enabled: Boolean(user) });
	return (
		data?.eventRegistrations.filter(
			(registration) => registration.event.id === event.id && registration.status !== "cancelled",
		) ?? none
	);
}

/** Registers the signed-in user for an event. */
export function useRegister(event: Event, onDone?: () => void) {
	const toast = useRegistered();
	const queries = useQueryClient();
	const { mutate, isPending, reason } = useWrite({
		call: (_: void, key) =>
			inTurn(event.id, () => registrations.register({ params: { id: event.id }, key })),
		toast,
		changed: [myRegistrationsQuery, dashboardQuery],
		done: ({ registration }) => {
			if (registration.status !== "waitlisted")
				countHere(queries, event.id, (one) => withOneMore(one, Date.now()));
			onDone?.();
		},
		failed: () => queries.invalidateQueries(eventsQuery),
	});
	return { register: () => mutate(), isPending, reason };
}
