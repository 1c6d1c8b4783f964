import { api, type Domain, domains } from "#shared/api.ts";
import type { Access } from "#shared/core/access.ts";
import { type Route, type Routes, routeKey } from "#shared/core/http/route.ts";
import type { Wish } from "./people.ts";

export type NamedRoute = { key: string; domain: Domain; name: string; route: Route };

/** Every call of the API, as the route table has it. */
export const everyRoute: NamedRoute[] = domains.flatMap((domain) =>
	Object.entries(api[domain] as Routes).map(([name, route]) => ({
		key: routeKey(route),
		domain,
		name,
		route,
	})),
);

/** The routes that something is true of, as rows for `test.each` with the route's key as its name. */
export const routesThat = (is: (route: Route) => unknown): [key: string, NamedRoute][] =>
	everyRoute.filter(({ route }) => is(route)).map((named) => [named.key, named]);

export const writes = (route: Route) => route.method !== "GET";

/** A number that no record has, and that is still one. */
export const nobodysId = "999999999999999";

/** The path of a call below /api, with its parameters filled in. */
export const pathOf = (
	route: Route,
	params: Record<string, string> = {},
	query: Record<string, string> = {},
) => {
	const path = route.path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? nobodysId);
	return Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
};

/** The six that the federation knows, from a visitor to the super-admin. */
export const identities = {
	visitor: null,
	member: { role: "member" },
	pendingCoach: { role: "coach", isApproved: false },
	coach: { role: "coach", isApproved: true },
	admin: { role: "admin" },
	superAdmin: { role: "super-admin" },
} as const satisfies Record<string, Wish | null>;
export type Identity = keyof typeof identities;

/** Who may make a call of a level: what the federation wants, told once more than in the product. */
export const allowed: Record<Access, Identity[]> = {
	public: ["visitor", "member", "pendingCoach", "coach", "admin", "superAdmin"],
	signedIn: ["member", "pendingCoach", "coach", "admin", "superAdmin"],
	coach: ["coach"],
	coachOrAdmin: ["coach", "admin", "superAdmin"],
	admin: ["admin", "superAdmin"],
	superAdmin: ["superAdmin"],
};

/** Somebody who may just make calls of a level. */
export const leastAllowed = (access: Access): Wish | null => identities[allowed[access][0]];
