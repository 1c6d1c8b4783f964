import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { registrationState } from "#shared/events/events.rules.ts";
import type { Event } from "#shared/events/events.schema.ts";
import { paths } from "../app/paths.ts";
import { goToSignIn, useShowError } from "../core/errors.ts";
import { keepIntent } from "../core/intent.ts";
import { useText } from "../core/messages.ts";
import { useUser } from "../core/session.ts";
import { toast } from "../core/toasts.tsx";
import { useWriteKey } from "../core/writeKey.ts";
import { dashboardQuery } from "../dashboard/dashboard.queries.ts";
import { eventMessages } from "../events/events.messages.ts";
import { eventQuery, eventsQuery } from "../events/events.queries.ts";
import { registrations } from "./registrations.client.ts";
import { registrationMessages } from "./registrations.messages.ts";
import { myRegistrationsQuery } from "./registrations.queries.ts";

/** The signed-in person's entry for an event, if any. */
export function useMyRegistration(event: Pick<Event, "id">) {
	const { data: user } = useUser();
	const { data } = useQuery({ ...dashboardQuery, enabled: Boolean(user) });
	return data?.eventRegistrations.find(
		(registration) => registration.event.id === event.id && registration.status !== "cancelled",
	);
}

function withOneMore(event: Event): Event {
	const counted = { ...event, registeredCount: event.registeredCount + 1 };
	return { ...counted, registrationState: registrationState(counted, Date.now()) };
}

/** Registers for an event; whoever is not signed in is sent to sign in and comes back to the event. */
export function useRegister(event: Event) {
	const text = useText(eventMessages);
	const own = useText(registrationMessages);
	const showError = useShowError();
	const { data: user } = useUser();
	const queries = useQueryClient();
	const key = useWriteKey();
	const refresh = () =>
		Promise.all([queries.invalidateQueries(eventsQuery), queries.invalidateQueries(dashboardQuery)]);
	const mutation = useMutation({
		mutationFn: () => registrations.register({ params: { id: event.id }, key: key.get() }),
		onSuccess: ({ registration, position }) => {
			key.renew();
			const status = text(`event.status.${registration.status}`);
			const place = position ? ` ${own("reg.position", { position })}` : "";
			toast(text("event.success"), text("event.successText", { status }) + place, "success");
			queries.invalidateQueries(myRegistrationsQuery);
			if (registration.status === "waitlisted") return queries.invalidateQueries(dashboardQuery);
			// The shown count follows within a second; until then this place is counted here.
			queries.setQueryData(eventsQuery.queryKey, (all) =>
				all?.map((one) => (one.id === event.id ? withOneMore(one) : one)),
			);
			queries.setQueryData(eventQuery(event.id).queryKey, (one) => one && withOneMore(one));
			return queries.invalidateQueries(dashboardQuery);
		},
		onError: (error) => {
			showError(error);
			return refresh();
		},
	});
	const register = () => {
		if (user) return mutation.mutate();
		keepIntent(paths.event(event.id));
		toast(text("event.loginRequired"), text("event.loginText"));
		goToSignIn();
	};
	return { register, isPending: mutation.isPending, error: mutation.error };
}
