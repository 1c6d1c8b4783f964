import { useLocation } from "react-router-dom";
import { isStaff } from "#shared/core/access.ts";
import { pageAt, pages } from "#shared/pages.ts";
import { useUser } from "../../base/session/session.ts";
import { pageLinks } from "../../pageLinks.ts";

/**
 * Whether the current page shows staff's navigation: for staff all pages do, except public pages
 * without tools for staff, which look the same for everyone.
 */
export function useHasStaffNavigation(): boolean {
	const { data: user } = useUser();
	const { pathname } = useLocation();
	if (!isStaff(user) || user?.mustChangePassword || user?.mustSetUpSecondFactor) return false;
	const page = pageAt(pathname.replace(/(?<=.)\/$/, ""));
	if (!page) return false;
	const isPublic = pages[page.name].access === "public" && page.name !== "home";
	return !isPublic || pageLinks[page.name].hasStaffNavigation === true;
}
