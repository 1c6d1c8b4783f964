import { queryOptions } from "@tanstack/react-query";
import { contactRoutes } from "#shared/people/contact/contact.routes.ts";
import type { MessageStatus, ReceivedMessage } from "#shared/people/contact/contact.schema.ts";
import { client } from "../../core/calls/client.ts";
import { changedByOthers, readWhenOpened } from "../../core/calls/freshness.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";
import { people } from "../users/people.client.ts";

export const contact = client(contactRoutes);

/** Prefix of all queries of messages. */
export const messagesKey = { queryKey: ["contact"] };

/** Messages page by page: all, open ones first, or those of one status. */
export const messagePages = (status?: MessageStatus) => ({
	...pagesQuery<ReceivedMessage>([...messagesKey.queryKey, "list", status ?? "all"], (cursor) =>
		contact.list.page({ query: { status, cursor } }),
	),
	...changedByOthers,
});

/** The current state of one message, never from the cache. */
export const messageQuery = (id: string) =>
	queryOptions({
		queryKey: [...messagesKey.queryKey, id],
		queryFn: () => contact.get({ params: { id } }),
		...readWhenOpened,
	});

/** The members of staff to whom a message can be assigned. */
export const staffQuery = queryOptions({
	queryKey: ["people", "staff"],
	queryFn: () => people.list({ query: { search: "", roles: "admin,super-admin", limit: "50" } }),
});
