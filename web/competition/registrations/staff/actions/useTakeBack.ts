import { useRef } from "react";
import type { EventId } from "#shared/core/ids.ts";
import { useWriteEach } from "../../../../core/calls/useWriteEach.ts";
import { useText } from "../../../../core/language/messages.ts";
import { registrations } from "../../registrations.client.ts";
import { entriesQuery, undecidedQuery } from "../../registrations.queries.ts";
import { entriesMessages } from "../entries.messages.ts";

/**
 * Takes back the caller's approvals, rejections and moves. The toast says how many people are on the
 * waiting list now, because their places were given to others.
 */
export function useTakeBack(eventId: EventId) {
	const text = useText(entriesMessages);
	const waiting = useRef(0);
	const { mutate } = useWriteEach<string>({
		keyOf: (id) => id,
		async call(id, key) {
			const { registration } = await registrations.undo({ params: { id }, key });
			if (registration.status === "waitlisted") waiting.current += 1;
		},
		title: (count) =>
			waiting.current > 0
				? text("entries.takenBackWaiting", { count, waiting: waiting.current })
				: text("entries.takenBack", { count }),
		changed: [entriesQuery(eventId), undecidedQuery],
	});
	return (ids: string[]) => {
		waiting.current = 0;
		mutate(ids);
	};
}
