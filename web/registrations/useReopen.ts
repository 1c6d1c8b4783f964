import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { EventId } from "#shared/core/ids.ts";
import type { Entry } from "#shared/registrations/registrations.schema.ts";
import { useShowError } from "../core/errors.ts";
import { useText } from "../core/messages.ts";
import { toast } from "../core/toasts.tsx";
import { useNames } from "../users/names.ts";
import { entriesMessages } from "./entries.messages.ts";
import { registrations } from "./registrations.client.ts";
import { entriesQuery } from "./registrations.queries.ts";

/** Takes the rejection of an entry back, and tells where the entry stands then. */
export function useReopen(eventId: EventId, onDone: () => void) {
	const text = useText(entriesMessages);
	const names = useNames();
	const showError = useShowError();
	const queries = useQueryClient();
	return useMutation({
		mutationFn: ({ id }: Entry) => registrations.reopen({ params: { id } }),
		onSuccess: ({ registration: { status } }, entry) => {
			const told = status === "waitlisted" ? "entries.reopenedWaiting" : "entries.reopenedText";
			toast(text("entries.reopened"), text(told, { name: names(entry).full }), "success");
			onDone();
		},
		onError: (error) => showError(error),
		onSettled: () => queries.invalidateQueries(entriesQuery(eventId)),
	});
}
