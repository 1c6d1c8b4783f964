import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Event } from "#shared/events/events.schema.ts";
import type { MyRegistration } from "#shared/registrations/registrations.schema.ts";
import { paths } from "../app/paths.ts";
import { goToSignIn, useShowError } from "../core/errors.ts";
import { keepIntent } from "../core/intent.ts";
import { useText } from "../core/messages.ts";
import { useUser } from "../core/session.ts";
import { toast } from "../core/toasts.tsx";
import { useWriteKey } from "../core/writeKey.ts";
import { dashboardQuery } from "../dashboard/dashboard.queries.ts";
import { eventMessages } from "../events/events.messages.ts";
import { eventsQuery } from "../events/events.queries.ts";
import { countHere, withOneMore } from "./counts.ts";
import { registrations } from "./registrations.client.ts";
import { registrationMessages } from "./registrations.messages.ts";
import { myRegistrationsQuery } from "./registrations.queries.ts";

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
	const text = useText(eventMessages);
	const own = useText(registrationMessages);
	const showError = useShowError();
	const { data: user } = useUser();
	const queries = useQueryClient();
	const signInFirst = useSignInFirst();
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
			countHere(queries, event.id, (one) => withOneMore(one, Date.now()));
			return queries.invalidateQueries(dashboardQuery);
		},
		onError: (error) => {
			showError(error);
			return refresh();
		},
	});
	const register = () => (user ? mutation.mutate() : signInFirst(paths.event(event.id)));
	return { register, isPending: mutation.isPending, error: mutation.error };
}
