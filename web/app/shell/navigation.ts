import type { Role } from "#shared/core/access.ts";
import type { PageName } from "#shared/pages.ts";
import { paths } from "../../core/address/paths.ts";
import type { appMessages } from "../app.messages.ts";

/** The page that each role sees at `/` and `/dashboard`. */
export const startPages: Record<Role, PageName> = {
	member: "own",
	coach: "coachDashboard",
	admin: "adminDashboard",
	"super-admin": "superAdminDashboard",
};

/** A link in the main navigation. */
export type Place = { to: string; label: keyof (typeof appMessages)["en"] };

const home: Place = { to: paths.home, label: "app.home" };
const about: Place = { to: paths.about, label: "app.leadership" };
const coaches: Place = { to: paths.coaches, label: "app.coaches" };
const nationalTeam: Place = { to: paths.nationalTeam, label: "app.nationalTeam" };
const members: Place = { to: paths.members, label: "app.members" };
const judges: Place = { to: paths.judges, label: "app.judges" };
const classes: Place = { to: paths.classes, label: "app.classes" };
const news: Place = { to: paths.news, label: "app.news" };
const events: Place = { to: paths.events, label: "app.events" };
const schedule: Place = { to: paths.schedule, label: "app.schedule" };
const login: Place = { to: paths.login, label: "app.loginLink" };

const everybody: Place[] = [
	home,
	about,
	coaches,
	nationalTeam,
	members,
	judges,
	classes,
	events,
	schedule,
	news,
];
const own: Place = { to: paths.own, label: "app.own" };
const staff: Place[] = [...everybody, own, { to: paths.accounts, label: "app.accounts" }];

/** The main navigation of each role, in order. */
export const navigation: Record<Role | "visitor", Place[]> = {
	visitor: [...everybody, login],
	member: everybody,
	coach: [...everybody, own],
	admin: staff,
	"super-admin": staff,
};
