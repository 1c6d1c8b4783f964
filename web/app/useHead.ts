import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useLocale } from "../core/messages.ts";
import { userQuery } from "../core/session.ts";
import { eventQuery, eventsQuery } from "../events/events.queries.ts";
import { headOf } from "./heads.ts";

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
			// The start page of somebody who is signed in is the dashboard.
			const own = pathname === "/" && queries.getQueryData(userQuery.queryKey) ? "/dashboard" : pathname;
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
