import { useLocation } from "react-router-dom";
import { isStaff } from "#shared/core/access.ts";
import { pageAt, pages } from "#shared/pages.ts";
import { useUser } from "../../identity/auth/session.ts";
import { pageLinks } from "../../pageLinks.ts";

/**
 * Whether the page has staff's navigation: staff see it on all pages but those of the public site,
 * which they see as visitors do.
 */
export function useIsStaffs(): boolean {
	const { data: user } = useUser();
	const { pathname } = useLocation();
	if (!isStaff(user) || user?.mustChangePassword || user?.mustSetUpSecondFactor) return false;
	const page = pageAt(pathname.replace(/(?<=.)\/$/, ""));
	if (!page) return false;
	const isPublic = pages[page.name].access === "public" && page.name !== "home";
	return !isPublic || pageLinks[page.name].isStaffs === true;
}
