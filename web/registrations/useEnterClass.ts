import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { EventClass } from "#shared/events/event-class.schema.ts";
import type { Event } from "#shared/events/events.schema.ts";
import { ApiError } from "../core/client.ts";
import { useShowError } from "../core/errors.ts";
import { useText } from "../core/messages.ts";
import { toast } from "../core/toasts.tsx";
import { useWriteKey } from "../core/writeKey.ts";
import { dashboardQuery } from "../dashboard/dashboard.queries.ts";
import { eventMessages } from "../events/events.messages.ts";
import { eventsQuery } from "../events/events.queries.ts";
import { countHere, withOneMore } from "./counts.ts";
import { registrations } from "./registrations.client.ts";
import { registrationMessages } from "./registrations.messages.ts";
import { myRegistrationsQuery } from "./registrations.queries.ts";
import { isSeated, useMyEntries } from "./useMyEntries.ts";

export type ClassForm = { declaredWeight: string; notes: string };

/** Enters the signed-in person in a class of an event. */
export function useEnterClass(event: Event, { id: classId }: EventClass, onDone: () => void) {
	const text = useText(eventMessages);
	const own = useText(registrationMessages);
	const showError = useShowError();
	const queries = useQueryClient();
	const key = useWriteKey();
	const seated = isSeated(useMyEntries(event.id));
	return useMutation({
		mutationFn: (body: ClassForm) =>
			registrations.registerForClass({ params: { id: event.id, classId }, body, key: key.get() }),
		onSuccess: async ({ registration, position }) => {
			const status = text(`event.status.${registration.status}`);
			const place = position ? ` ${own("reg.position", { position })}` : "";
			toast(text("event.success"), text("event.successText", { status }) + place, "success");
			if (registration.status !== "waitlisted") {
				countHere(queries, event.id, (one) => withOneMore(one, Date.now(), { classId, seated }));
			}
			queries.invalidateQueries(dashboardQuery);
			await queries.invalidateQueries(myRegistrationsQuery);
			onDone();
		},
		onError: (error) => {
			// What is sent next time is another write.
			key.renew();
			if (error instanceof ApiError && error.status === 401) return showError(error);
			queries.invalidateQueries(eventsQuery);
			queries.invalidateQueries(myRegistrationsQuery);
		},
	});
}
