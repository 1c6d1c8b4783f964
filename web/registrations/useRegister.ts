import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Event } from "#shared/events/events.schema.ts";
import type { MyRegistration } from "#shared/registrations/registrations.schema.ts";
import { paths } from "../app/paths.ts";
import { keepIntent } from "../core/intent.ts";
import { useText } from "../core/messages.ts";
import { useUser } from "../core/session.ts";
import { goToSignIn } from "../core/signedOut.ts";
import { toast } from "../core/toasts.tsx";
import { useWrite } from "../core/useWrite.ts";
import { dashboardQuery } from "../dashboard/dashboard.queries.ts";
import { eventMessages } from "../events/events.messages.ts";
import { eventsQuery } from "../events/events.queries.ts";
import { countHere, withOneMore } from "./counts.ts";
import { registrations } from "./registrations.client.ts";
import { myRegistrationsQuery } from "./registrations.queries.ts";
import { useRegistered } from "./useRegistered.ts";

const none: MyRegistration[] = [];

/** The signed-in person's entries for an event; one question for all events of a list. */
export function useMyRegistrations(event: Pick<Event, "id">): MyRegistration[] {
	const { data: user } = useUser();
	const { data } = useQuery({ ...dashboardQuery, enabled: Boolean(user) });
	return (
		data?.eventRegistrations.filter(
			(registration) => registration.event.id === event.id && registration.status !== "cancelled",
		) ?? none
	);
}

/** Sends a visitor to sign in; they come back to where they were going. */
export function useSignInFirst() {
	const text = useText(eventMessages);
	return (path: string) => {
		keepIntent(path);
		toast(text("event.loginRequired"), text("event.loginText"));
		goToSignIn();
	};
}

/** Registers for an event; whoever is not signed in is sent to sign in and comes back to the event. */
export function useRegister(event: Event) {
	const said = useRegistered();
	const { data: user } = useUser();
	const queries = useQueryClient();
	const signInFirst = useSignInFirst();
	const { mutate, isPending, reason } = useWrite({
		call: (_: void, key) => registrations.register({ params: { id: event.id }, key }),
		said,
		changed: [myRegistrationsQuery, dashboardQuery],
		done: ({ registration }) => {
			if (registration.status !== "waitlisted") countHere(queries, event.id, (one) => withOneMore(one, Date.now()));
		},
		failed: () => queries.invalidateQueries(eventsQuery),
	});
	const register = () => (user ? mutate() : signInFirst(paths.event(event.id)));
	return { register, isPending, reason };
}
