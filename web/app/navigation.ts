import type { Role } from "#shared/core/access.ts";
import type { PageName } from "#shared/pages.ts";
import { paths } from "../core/paths.ts";
import type { appMessages } from "./app.messages.ts";

/** What the start page `/` shows to each role: the page of that name, in place. */
export const startPages: Record<Role, PageName> = {
	member: "dashboard",
	coach: "dashboard",
	admin: "adminDashboard",
	"super-admin": "superAdminDashboard",
};

/** A link of the main navigation. */
export type Place = { to: string; label: keyof (typeof appMessages)["en"] };

const home: Place = { to: paths.home, label: "app.home" };
const events: Place = { to: paths.events, label: "app.events" };
const schedule: Place = { to: paths.schedule, label: "app.schedule" };
const classes: Place = { to: paths.classes, label: "app.classes" };

/** The parts of the visitors' start page, which is elsewhere for who is signed in. */
const about = (start: string): Place[] => [
	{ to: `${start}#about`, label: "app.about" },
	{ to: `${start}#coaches`, label: "app.coaches" },
];

const own: Place[] = [home, ...about(paths.welcome), events, classes, schedule];
const staff: Place[] = [
	home,
	events,
	schedule,
	{ to: paths.dashboard, label: "app.own" },
	{ to: paths.accounts, label: "app.accounts" },
];

/** The main navigation of each role, in its order. */
export const navigation: Record<Role | "visitor", Place[]> = {
	visitor: [home, ...about(paths.home), events, classes, schedule, { to: paths.login, label: "app.loginLink" }],
	member: own,
	coach: own,
	admin: staff,
	"super-admin": staff,
};
