import type { Role } from "#shared/core/access.ts";
import type { Locale } from "#shared/core/locales.ts";
import { type PageName, pageNames, pages } from "#shared/pages.ts";
import { pageLinks } from "../../pageLinks.ts";

/** The page that each role sees at `/` and `/dashboard`. */
export const startPages: Record<Role, PageName> = {
	member: "own",
	coach: "coachDashboard",
	admin: "adminDashboard",
	"super-admin": "superAdminDashboard",
};

/** A link in the main navigation. */
export type Place = { to: string; label: Record<Locale, string>; isFolded: boolean };

const links = pageNames
	.flatMap((name) => {
		const { navigation: link } = pageLinks[name];
		return link ? [{ ...link, to: pages[name].path }] : [];
	})
	.sort((one, other) => one.position - other.position);

/** The main navigation of a role, in order. */
export const navigationOf = (role: Role | "visitor"): Place[] =>
	links
		.filter(({ only }) => !only || only.includes(role))
		.map(({ to, label, folded }) => ({
			to,
			label,
			isFolded: folded === "always" || (folded === "signed in" && role !== "visitor"),
		}));
