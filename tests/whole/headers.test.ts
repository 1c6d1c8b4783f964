import { call } from "../core/api.ts";
import { baseUrl } from "../core/env.ts";
import { expectCacheControl, expectSecure } from "../core/headers.ts";
import { createPersonForTest } from "../core/people.ts";
import { everyRoute, type NamedRoute, pathOf, routesThat, writes } from "../core/routes.ts";
import { make, sampleOf } from "../core/samples.ts";
import { sized } from "../core/size.ts";
import { send } from "../core/wire.ts";

const isDeployed = process.env.API_IDS !== undefined;

/** The first read and the first write of each function. */
const ofEachFunction = everyRoute.filter(
	({ domain, route }, position) =>
		everyRoute.findIndex(
			(other) => other.domain === domain && writes(other.route) === writes(route),
		) === position,
);

/**
 * On a deployed site one read and one write per function show that it loads and has its settings; a
 * full run makes every call. On an embedded site requests.test.ts makes every successful call and
 * checks the same.
 */
const called = isDeployed ? sized({ whole: everyRoute, share: ofEachFunction }) : [];

const rows = (of: readonly NamedRoute[]) => of.map((named) => [named.key, named] as const);
const shared = ({ sharedCache }: { sharedCache?: number }) => sharedCache !== undefined;

/**
 * Refusals of a site deployed to a local cloud: it cannot fetch a picture from another site, and
 * has no key of a payment gateway.
 */
const refused: Record<string, number> = isDeployed
	? { "POST /api/uploads/fetch": 400, "POST /api/online-payments": 409 }
	: {};

describe("headers of every response", () => {
	for (const named of called) {
		const { key, route } = named;
		test(`${key} has secure headers, and is cached only where allowed`, async () => {
			const answer = await make(named, await sampleOf(named));
			expect(answer.status).toBe(refused[key] ?? route.status ?? 200);
			expectSecure(answer.headers);
			expectCacheControl(answer, route);
		});
	}

	test.each(rows(everyRoute))(
		"%s has secure headers and is not cached when it is rejected",
		async (_, { route }) => {
			const answer = await call(route.method, pathOf(route));
			expectSecure(answer.headers);
			if (answer.status >= 400) expectCacheControl(answer);
		},
	);

	test.each(routesThat(shared))("%s is cached only for visitors", async (_, named) => {
		const sample = await sampleOf(named);
		for (const role of ["member", "admin"] as const) {
			const { cookie } = await createPersonForTest({ role });
			expectCacheControl(await make(named, { ...sample, cookie }));
		}
	});

	test("only public reads are in the shared cache", () => {
		const wrong = routesThat(
			(route) => shared(route) && (route.method !== "GET" || route.access !== "public"),
		);
		expect(wrong).toEqual([]);
	});

	const pages = [
		"/",
		"/ar",
		"/events",
		"/nowhere",
		"/robots.txt",
		"/missing.js",
		"/images/people/1/card.webp",
	];

	test.each([...pages, "/api", "/api/", "/assets/../index.html"])(
		"%s has secure headers",
		async (path) => {
			expectSecure((await fetch(`${baseUrl}${path}`)).headers);
		},
	);

	test("responses to unknown calls have secure headers", async () => {
		for (const path of [
			"/no-such-call",
			"/events/%E0%A4%A",
			"/events/%00",
			"/../events/x",
			"//events",
		]) {
			for (const method of ["GET", "POST", "PATCH", "OPTIONS", "TRACE"]) {
				const answer = await send(method, path);
				expectSecure(answer.headers);
				expect([404, 405]).toContain(answer.status);
			}
		}
	});
});
