import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { pages } from "#shared/pages.ts";
import type { CurrentUser } from "#shared/people/users/users.schema.ts";
import { userQuery } from "../../base/session/session.ts";
import { paths } from "../../core/address/paths.ts";
import { useLocale } from "../../core/language/messages.ts";
import { isRendered } from "../loading/isRendered.ts";
import { startPages } from "../shell/navigation.ts";

/**
 * Users see their role's dashboard at two addresses. Users who must change their password see only
 * that page.
 */
function displayedPath(pathname: string, user: CurrentUser | null | undefined): string {
	if (user?.mustChangePassword) return paths.changePassword;
	const isStart = pathname === paths.home || pathname === paths.dashboard;
	const start = user && isStart ? startPages[user.role] : undefined;
	return start ? pages[start].path : pathname;
}

/**
 * Updates the tab's title and description on changes of page and language. Prerendered documents
 * have theirs, so the texts of all pages load only when another page is shown or a write may have
 * changed this page's title.
 */
export function useHead() {
	const { pathname } = useLocation();
	const locale = useLocale();
	const queries = useQueryClient();
	const first = useRef<string | null>(undefined);
	useEffect(() => {
		let isOver = false;
		const show = () => {
			const own = displayedPath(pathname, queries.getQueryData(userQuery.queryKey));
			const displayed = `${locale} ${own}`;
			if (first.current === undefined) first.current = isRendered() ? displayed : null;
			const wasWritten = queries.getMutationCache().getAll().length > 0;
			if (first.current === displayed && !wasWritten) return;
			first.current = null;
			import("./showHead.ts").then(
				({ showHead }) => !isOver && showHead(own, locale, queries),
				// Without a network the tab keeps its title.
				() => {},
			);
		};
		show();
		const leave = queries.getQueryCache().subscribe(({ type }) => {
			if (type === "updated") show();
		});
		return () => {
			isOver = true;
			leave();
		};
	}, [pathname, locale, queries]);
}
