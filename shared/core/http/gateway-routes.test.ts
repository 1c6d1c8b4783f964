import { byGateway, gatewayOf, gatewayRoutes, gateways } from "./gateway-routes.ts";
import { routes } from "./route.ts";

const route = { access: "public", summary: "", requests: 0 } as const;

test("a path that one function answers has one route: ANY if it has several methods", () => {
	const judges = routes({
		list: { ...route, method: "GET", path: "/judges" },
		create: { ...route, method: "POST", path: "/judges" },
		remove: { ...route, method: "DELETE", path: "/judges/{id}" },
	});
	expect(gatewayRoutes({ judges })).toEqual([
		{ key: "ANY /api/judges", method: "ANY", path: "/api/judges", domain: "judges" },
		{
			key: "DELETE /api/judges/{id}",
			method: "DELETE",
			path: "/api/judges/{id}",
			domain: "judges",
		},
	]);
});

test("a path that two functions answer has a route for each method", () => {
	const people = routes({
		read: { ...route, method: "GET", path: "/users/{id}" },
		update: { ...route, method: "PATCH", path: "/users/{id}" },
	});
	const removals = routes({ remove: { ...route, method: "DELETE", path: "/users/{id}" } });
	const keys = gatewayRoutes({ people, removals }).map(({ key, domain }) => `${key} → ${domain}`);
	expect(keys).toEqual([
		"GET /api/users/{id} → people",
		"PATCH /api/users/{id} → people",
		"DELETE /api/users/{id} → removals",
	]);
});

test("the first letter of a path names its HTTP API; the last one has the rest", () => {
	const paths = ["/api/about/7", "/api/events", "/api/me", "/api/users/{id}", "/api/2fa", "/api/"];
	expect(paths.map(gatewayOf)).toEqual([
		"abc",
		"defghijkl",
		"mnopq",
		"rstuvwxyz",
		"rstuvwxyz",
		"rstuvwxyz",
	]);
});

test("the HTTP APIs divide the letters of the alphabet, each letter once", () => {
	expect(gateways.join("")).toBe("abcdefghijklmnopqrstuvwxyz");
});

test("a list gives each HTTP API its value", () => {
	expect(byGateway([1, 2, 3, 4])).toEqual({ abc: 1, defghijkl: 2, mnopq: 3, rstuvwxyz: 4 });
});
