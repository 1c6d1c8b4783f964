import type { Routes } from "./route.ts";

/** A route of API Gateway: a path with one method, or with `ANY` for all of its methods. */
export type GatewayRoute<Domain> = { key: string; method: string; path: string; domain: Domain };

/**
 * Routes of API Gateway, which allows 300 of them. A path needs one route if a single function
 * answers all of its methods.
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
