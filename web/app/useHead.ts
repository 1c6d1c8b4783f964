import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { Event } from "#shared/events/events.schema.ts";
import type { Athlete } from "#shared/national-team/national-team.schema.ts";
import { type PageName, pageAt, pages } from "#shared/pages.ts";
import type { CurrentUser } from "#shared/users/users.schema.ts";
import { userQuery } from "../auth/session.ts";
import { ApiError } from "../core/client.ts";
import { useLocale } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import { rowsHeld } from "../core/usePages.ts";
import { eventLists, eventQuery } from "../events/events.queries.ts";
import { athleteQuery } from "../national-team/national-team.queries.ts";
import { headOf, headsOfAthlete, headsOfEvent } from "./heads.ts";
import { startPages } from "./navigation.ts";

/** Whoever is signed in sees a dashboard at the start page; whoever must change the password sees nothing else. */
function shownPath(pathname: string, user: CurrentUser | null | undefined): string {
	if (user?.mustChangePassword) return paths.changePassword;
	const start = user && pathname === paths.home ? startPages[user.role] : undefined;
	return start ? pages[start].path : pathname;
}

/** What the answers at hand tell of a thing: null where there is none. */
function held<T>(queries: QueryClient, { queryKey }: { queryKey: QueryKey }): T | null | undefined {
	const { data, error } = queries.getQueryState<T>(queryKey) ?? {};
	return error instanceof ApiError && error.status === 404 ? null : data;
}

/** How pages about one thing are headed by it, as far as it is known. */
const ownHeads: Partial<Record<PageName, (queries: QueryClient, id: number) => Parameters<typeof headOf>[2]>> = {
	event(queries, id) {
		const listed = () => rowsHeld<Event>(queries, eventLists.queryKey).find((event) => event.id === id);
		const event = held<Event>(queries, eventQuery(id));
		if (event === null) return null;
		const known = event ?? listed();
		return known && headsOfEvent(known);
	},
	player(queries, id) {
		const athlete = held<Athlete>(queries, athleteQuery(id));
		return athlete && headsOfAthlete(athlete);
	},
};

function ownHeadOf(pathname: string, queries: QueryClient) {
	const page = pageAt(pathname);
	return page?.id ? ownHeads[page.name]?.(queries, page.id) : undefined;
}

/** Queries whose answers a title may come from. */
const titled: unknown[] = ["events", "national-team", "user"];

/** Keeps the tab's title and the description with the page and language shown. */
export function useHead() {
	const { pathname } = useLocation();
	const locale = useLocale();
	const queries = useQueryClient();
	useEffect(() => {
		const show = () => {
			const own = shownPath(pathname, queries.getQueryData(userQuery.queryKey));
			const { title, description } = headOf(own, locale, ownHeadOf(pathname, queries));
			document.title = title;
			document.querySelector('meta[name="description"]')?.setAttribute("content", description);
		};
		show();
		return queries.getQueryCache().subscribe(({ type, query }) => {
			if (type === "updated" && titled.includes(query.queryKey[0])) show();
		});
	}, [pathname, locale, queries]);
}
