import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { useWrite } from "../../../../core/calls/useWrite.ts";
import { useText } from "../../../../core/language/messages.ts";
import { useNames } from "../../../../people/users/names.ts";
import { registrations } from "../../registrations.client.ts";
import { entriesQuery, undecidedQuery } from "../../registrations.queries.ts";
import { entriesMessages } from "../entries.messages.ts";

/** Reverts a rejection and shows the registration's new status. */
export function useReopen(eventId: EventId, onDone: () => void) {
	const text = useText(entriesMessages);
	const names = useNames();
	return useWrite({
		call: ({ id }: Entry, key) => registrations.reopen({ params: { id }, key }),
		toast: ({ registration: { status } }, entry) => {
			const message = status === "waitlisted" ? "entries.reopenedWaiting" : "entries.reopenedText";
			return { title: text("entries.reopened"), text: text(message, { name: names(entry).full }) };
		},
		changed: [entriesQuery(eventId), undecidedQuery],
		done: () => onDone(),
	});
}
