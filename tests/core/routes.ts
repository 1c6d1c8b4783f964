import { api, type Domain, domains } from "#shared/api.ts";
import type { Access } from "#shared/core/access.ts";
import { type Route, type Routes, routeKey } from "#shared/core/http/route.ts";
import type { Wish } from "./people.ts";

export type NamedRoute = { key: string; domain: Domain; name: string; route: Route };

/** Every route of the API. */
export const everyRoute: NamedRoute[] = domains.flatMap((domain) =>
	Object.entries(api[domain] as Routes).map(([name, route]) => ({
		key: routeKey(route),
		domain,
		name,
		route,
	})),
);

/** The routes that match a condition, as rows for `test.each` with the route's key as the name. */
export const routesThat = (is: (route: Route) => unknown): [key: string, NamedRoute][] =>
	everyRoute.filter(({ route }) => is(route)).map((named) => [named.key, named]);

export const writes = (route: Route) => route.method !== "GET";

/** A valid id that no record has. */
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

/** The six kinds of callers, from a visitor to the super-admin. */
export const identities = {
	visitor: null,
	member: { role: "member" },
	pendingCoach: { role: "coach", isApproved: false },
	coach: { role: "coach", isApproved: true },
	admin: { role: "admin" },
	superAdmin: { role: "super-admin" },
} as const satisfies Record<string, Wish | null>;
export type Identity = keyof typeof identities;

/**
 * The callers that each access level admits: repeated here as the requirement, independent of the
 * product.
 */
export const allowed: Record<Access, Identity[]> = {
	public: ["visitor", "member", "pendingCoach", "coach", "admin", "superAdmin"],
	signedIn: ["member", "pendingCoach", "coach", "admin", "superAdmin"],
	coach: ["coach"],
	coachOrAdmin: ["coach", "admin", "superAdmin"],
	admin: ["admin", "superAdmin"],
	superAdmin: ["superAdmin"],
};

/** A person with the least privileges that an access level admits. */
export const leastAllowed = (access: Access): Wish | null => identities[allowed[access][0]];
