import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { Event } from "#shared/events/events.schema.ts";
import { pageAt, pages } from "#shared/pages.ts";
import type { CurrentUser } from "#shared/users/users.schema.ts";
import { userQuery } from "../auth/session.ts";
import { ApiError } from "../core/client.ts";
import { useLocale } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import { rowsHeld } from "../core/usePages.ts";
import { eventLists, eventQuery } from "../events/events.queries.ts";
import { headOf } from "./heads.ts";
import { startPages } from "./navigation.ts";

/** Whoever is signed in sees a dashboard at the start page; whoever must change the password sees nothing else. */
function shownPath(pathname: string, user: CurrentUser | null | undefined): string {
	if (user?.mustChangePassword) return paths.changePassword;
	const start = user && pathname === paths.home ? startPages[user.role] : undefined;
	return start ? pages[start].path : pathname;
}

/** The event that a page is about, as far as the answers at hand tell. */
function eventOf(pathname: string, queries: QueryClient): Event | null | undefined {
	const id = pageAt(pathname)?.id;
	if (!id) return undefined;
	const { queryKey } = eventQuery(id);
	const { data, error } = queries.getQueryState(queryKey) ?? {};
	if (error instanceof ApiError && error.status === 404) return null;
	return data ?? rowsHeld<Event>(queries, eventLists.queryKey).find((event) => event.id === id);
}

/** Keeps the tab's title and the description with the page and language shown. */
export function useHead() {
	const { pathname } = useLocation();
	const locale = useLocale();
	const queries = useQueryClient();
	useEffect(() => {
		const show = () => {
			const own = shownPath(pathname, queries.getQueryData(userQuery.queryKey));
			const { title, description } = headOf(own, locale, eventOf(pathname, queries));
			document.title = title;
			document.querySelector('meta[name="description"]')?.setAttribute("content", description);
		};
		show();
		return queries.getQueryCache().subscribe(({ type, query }) => {
			if (type === "updated" && (query.queryKey[0] === "events" || query.queryKey[0] === "user")) show();
		});
	}, [pathname, locale, queries]);
}
