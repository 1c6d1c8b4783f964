import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { CurrentUser } from "#shared/users/users.schema.ts";
import { useLocale } from "../core/messages.ts";
import { userQuery } from "../core/session.ts";
import { eventQuery, eventsQuery } from "../events/events.queries.ts";
import { headOf } from "./heads.ts";

/** Whoever is signed in sees the dashboard at the start page; whoever must change the password sees nothing else. */
function shownPath(pathname: string, user: CurrentUser | null | undefined): string {
	if (user?.mustChangePassword) return "/change-password";
	return user && pathname === "/" ? "/dashboard" : pathname;
}

/** Keeps the tab's title and the description with the page and language shown. */
export function useHead() {
	const { pathname } = useLocation();
	const locale = useLocale();
	const queries = useQueryClient();
	useEffect(() => {
		const show = () => {
			const id = Number(/^\/events\/(\d+)$/.exec(pathname)?.[1]);
			const one = id ? queries.getQueryData(eventQuery(id).queryKey) : undefined;
			const events = one ? [one] : (queries.getQueryData(eventsQuery.queryKey) ?? []);
			const own = shownPath(pathname, queries.getQueryData(userQuery.queryKey));
			const { title, description } = headOf(own, locale, events);
			document.title = title;
			document.querySelector('meta[name="description"]')?.setAttribute("content", description);
		};
		show();
		return queries.getQueryCache().subscribe(({ type, query }) => {
			if (type === "updated" && (query.queryKey[0] === "events" || query.queryKey[0] === "user")) show();
		});
	}, [pathname, locale, queries]);
}
