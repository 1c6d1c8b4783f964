import { queryOptions } from "@tanstack/react-query";
import { contactRoutes } from "#shared/contact/contact.routes.ts";
import type { MessageStatus, ReceivedMessage } from "#shared/contact/contact.schema.ts";
import { client } from "../core/calls/client.ts";
import { pagesQuery } from "../core/calls/usePages.ts";

export const contact = client(contactRoutes);

/** All that is asked of messages. */
export const messagesKey = { queryKey: ["contact"] };

/**
 * Messages page after page: all of them, open ones first, or those of one status. Visitors write at any time, so each
 * screen asks anew.
 */
export const messagePages = (status?: MessageStatus) => ({
	...pagesQuery<ReceivedMessage>([...messagesKey.queryKey, "list", status ?? "all"], (cursor) =>
		contact.list.page({ query: { status, cursor } }),
	),
	staleTime: 0,
});

/** One message as it is at this moment: never from the cache. */
export const messageQuery = (id: string) =>
	queryOptions({
		queryKey: [...messagesKey.queryKey, id],
		queryFn: () => contact.get({ params: { id } }),
		staleTime: 0,
		gcTime: 0,
	});
