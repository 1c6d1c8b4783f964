import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { usePublication } from "../../../base/records/publication/usePublication.ts";
import { readOnEachVisit } from "../../../core/calls/freshness.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useShowError } from "../../../core/forms/errors.ts";
import { useText } from "../../../core/language/messages.ts";
import { events } from "../events.client.ts";
import { eventQuery, eventsQuery } from "../events.queries.ts";
import { manageMessages } from "./manage.messages.ts";
import { useRefreshEvents } from "./useRefreshEvents.ts";

/** Publishes a draft. */
export function usePublishEvent(id: EventId, onDone?: () => void) {
	const text = useText(manageMessages);
	const refresh = useRefreshEvents();
	const { undoPublish } = usePublication(publicationOf);
	return useWrite({
		call: (_: void, key) => events.publish({ params: { id }, key }),
		toast: (event) => ({
			title: text("manage.published"),
			text: text("manage.publishedText"),
			undo: () => undoPublish([event]),
		}),
		done: async (event) => {
			await refresh(event);
			onDone?.();
		},
	});
}

/** How an event is published and turned back into a draft. */
export const publicationOf = {
	call: ({ id }: Event, published: boolean, key: string) =>
		events.patch({ params: { id }, body: { published }, key }),
	changed: [eventsQuery],
};

/** Fetches an event again before it is edited, so that no stale data is edited. */
export function useFreshEvent<What extends string>(id: EventId) {
	const queries = useQueryClient();
	const showError = useShowError();
	const [open, setOpen] = useState<{ what: What; event: Event; classId?: number } | null>(null);
	const start = async (what: What, classId?: number) => {
		try {
			setOpen({
				what,
				classId,
				event: await queries.fetchQuery({ ...eventQuery(id), ...readOnEachVisit }),
			});
		} catch (error) {
			showError(error);
		}
	};
	return { open, start, close: () => setOpen(null) };
}
