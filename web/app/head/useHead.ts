import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { pages } from "#shared/pages.ts";
import type { CurrentUser } from "#shared/users/users.schema.ts";
import { userQuery } from "../../auth/session.ts";
import { useLocale } from "../../core/messages.ts";
import { paths } from "../../core/paths.ts";
import { headOf } from "../heads.ts";
import { startPages } from "../shell/navigation.ts";
import { subjectAt } from "./subjects.ts";

/** Whoever is signed in sees a dashboard at the start page; whoever must change the password sees nothing else. */
function shownPath(pathname: string, user: CurrentUser | null | undefined): string {
	if (user?.mustChangePassword) return paths.changePassword;
	const start = user && pathname === paths.home ? startPages[user.role] : undefined;
	return start ? pages[start].path : pathname;
}

/** Keeps the tab's title and the description with the page and language shown. */
export function useHead() {
	const { pathname } = useLocation();
	const locale = useLocale();
	const queries = useQueryClient();
	useEffect(() => {
		const show = () => {
			const own = shownPath(pathname, queries.getQueryData(userQuery.queryKey));
			const { title, description } = headOf(own, locale, subjectAt(own, queries));
			document.title = title;
			document.querySelector('meta[name="description"]')?.setAttribute("content", description);
		};
		show();
		return queries.getQueryCache().subscribe(({ type }) => {
			if (type === "updated") show();
		});
	}, [pathname, locale, queries]);
}
