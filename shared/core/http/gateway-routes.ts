import type { Routes } from "./route.ts";

/** A route of API Gateway: a path with one method, or with `ANY` for all of its methods. */
export type GatewayRoute<Domain> = { key: string; method: string; path: string; domain: Domain };

/**
 * The HTTP APIs, each with the first letters of its paths below `/api/`. API Gateway allows 300 routes
 * in each, and names of domains spread over the alphabet. The last one also gets any other path.
 */
export const gateways = ["abc", "defghijkl", "mnopq", "rstuvwxyz"] as const;
export type Gateway = (typeof gateways)[number];

/** Pattern of the paths that begin with a letter, as the distribution compares them. */
export const patternOf = (letter: string) => `/api/${letter}*`;

/** The HTTP API of a path that begins with `/api/`. */
export const gatewayOf = (path: string): Gateway =>
	gateways.find((letters) => [...letters].some((letter) => path.startsWith(`/api/${letter}`))) ??
	gateways[gateways.length - 1];

/** A value for each HTTP API, made of a list in the order of `gateways`. */
export const byGateway = <Value>(values: readonly Value[]) =>
	Object.fromEntries(gateways.map((gateway, at) => [gateway, values[at]])) as Record<
		Gateway,
		Value
	>;

/**
 * Routes of API Gateway. A path needs one route if a single function answers all of its methods.
 */
export function gatewayRoutes<Domain extends string>(
	api: Record<Domain, Routes>,
): GatewayRoute<Domain>[] {
	const calls = Object.entries<Routes>(api).flatMap(([domain, routes]) =>
		Object.values(routes).map(({ method, path }) => ({
			method: method as string,
			path: `/api${path}`,
			domain: domain as Domain,
		})),
	);
	const byPath = [...Map.groupBy(calls, ({ path }) => path).values()];
	return byPath
		.flatMap(([first, ...others]) =>
			others.length > 0 && others.every(({ domain }) => domain === first.domain)
				? [{ ...first, method: "ANY" }]
				: [first, ...others],
		)
		.map((route) => ({ ...route, key: `${route.method} ${route.path}` }));
}
