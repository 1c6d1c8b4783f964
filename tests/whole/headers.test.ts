import { call } from "../core/api.ts";
import { baseUrl } from "../core/env.ts";
import { expectKept, expectSecure } from "../core/headers.ts";
import { createPersonForTest } from "../core/people.ts";
import { everyRoute, type NamedRoute, pathOf, routesThat, writes } from "../core/routes.ts";
import { make, sampleOf } from "../core/samples.ts";
import { sized } from "../core/size.ts";
import { send } from "../core/wire.ts";

const isDeployed = process.env.API_ID !== undefined;

/** The first read and the first write of each function. */
const ofEachFunction = everyRoute.filter(
	({ domain, route }, position) =>
		everyRoute.findIndex(
			(other) => other.domain === domain && writes(other.route) === writes(route),
		) === position,
);

/**
 * A deployed function shows by one read and one write that it loads and knows its settings; the proof makes each call.
 * On an embedded site requests.test.ts makes each call that succeeds, and asks the same of its answer.
 */
const called = isDeployed ? sized({ whole: everyRoute, share: ofEachFunction }) : [];

const rows = (of: readonly NamedRoute[]) => of.map((named) => [named.key, named] as const);
const shared = ({ sharedCache }: { sharedCache?: number }) => sharedCache !== undefined;

/** What is deployed on a local cloud reaches no other site, from which a picture could be fetched. */
const wantsAnotherSite = (key: string) => key === "POST /api/uploads/fetch" && isDeployed;

describe("headers of every answer", () => {
	for (const named of called) {
		const { key, route } = named;
		test(`${key} is guarded, and kept by nobody who should not`, async () => {
			const answer = await make(named, await sampleOf(named));
			expect(answer.status).toBe(wantsAnotherSite(key) ? 400 : (route.status ?? 200));
			expectSecure(answer.headers);
			expectKept(answer, route);
		});
	}

	test.each(rows(everyRoute))("%s is when it refuses", async (_, { route }) => {
		const answer = await call(route.method, pathOf(route));
		expectSecure(answer.headers);
		if (answer.status >= 400) expectKept(answer);
	});

	test.each(routesThat(shared))("%s is shared among visitors only", async (_, named) => {
		const sample = await sampleOf(named);
		for (const role of ["member", "admin"] as const) {
			const { cookie } = await createPersonForTest({ role });
			expectKept(await make(named, { ...sample, cookie }));
		}
	});

	test("only public reads are shared at all", () => {
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

	test.each([...pages, "/api", "/api/", "/assets/../index.html"])("%s is guarded", async (path) => {
		expectSecure((await fetch(`${baseUrl}${path}`)).headers);
	});

	test("so are answers to what is no call at all", async () => {
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
