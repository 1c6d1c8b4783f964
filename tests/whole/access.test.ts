import { expectRefusal } from "../core/answers.ts";
import { call } from "../core/api.ts";
import { createPersonForTest } from "../core/people.ts";
import { allowed, everyRoute, identities, pathOf, routesThat, writes } from "../core/routes.ts";

const ask = ({ route }: (typeof everyRoute)[number], cookie?: string, headers?: Record<string, string>) =>
	call(route.method, pathOf(route), { cookie, headers, ...(route.body && { body: {} }) });

describe("who may make a call", () => {
	test.each(routesThat(({ access }) => access !== "public"))("%s is closed to visitors", async (_, named) => {
		expectRefusal(await ask(named), "unauthorized");
		expectRefusal(await ask(named, "session=no-such-session"), "unauthorized");
	});

	const rows = everyRoute.flatMap((named) =>
		Object.entries(identities).flatMap(([who, wish]) => (wish ? [{ key: named.key, who, wish, named }] : [])),
	);

	test.each(rows)("$key answers $who as declared", async ({ who, wish, named }) => {
		const { cookie } = await createPersonForTest(wish);
		const answer = await ask(named, cookie);
		if (allowed[named.route.access].some((one) => one === who)) expect([401, 403]).not.toContain(answer.status);
		else expectRefusal(answer, "forbidden");
	});
});

describe("before a temporary password is changed", () => {
	const open = [
		...["GET /api/logout", "GET /api/auth/user", "POST /api/auth/change-password", "POST /api/auth/confirm"],
		...["GET /api/auth/security", "DELETE /api/auth/sessions/{id}", "DELETE /api/auth/sessions"],
		...["POST /api/auth/second-factor", "POST /api/auth/second-factor/confirm"],
	];
	const closed = ({ access }: { access: string }) => access !== "public";

	test("only what concerns the own sign-in can be called", () => {
		expect(routesThat(({ whileRestricted }) => whileRestricted).map(([key]) => key)).toEqual(open);
	});

	test.each(routesThat((route) => closed(route) && !route.whileRestricted))("%s waits", async (_, named) => {
		const role = allowed[named.route.access].includes("superAdmin") ? "super-admin" : "coach";
		const { cookie } = await createPersonForTest({ role, mustChangePassword: true });
		expectRefusal(await ask(named, cookie), "password_change_required");
	});

	test.each(routesThat((route) => closed(route) && route.whileRestricted))("%s does not", async (_, named) => {
		const { cookie } = await createPersonForTest({ mustChangePassword: true });
		expect((await ask(named, cookie)).status).not.toBe(403);
	});
});

describe("calls that another site makes a browser send", () => {
	const foreign: Record<string, string>[] = [
		{ origin: "https://evil.example" },
		{ origin: "null" },
		{ "sec-fetch-site": "cross-site" },
		{ "sec-fetch-site": "same-site" },
		{ origin: process.env.BASE_URL ?? "", "sec-fetch-site": "cross-site" },
	];

	test.each(routesThat(writes))("%s is refused, whoever is signed in", async (_, named) => {
		const role = allowed[named.route.access].includes("superAdmin") ? "super-admin" : "coach";
		const { cookie } = await createPersonForTest({ role });
		for (const headers of foreign) expectRefusal(await ask(named, cookie, headers), "cross_site");
		const own = { origin: process.env.BASE_URL ?? "", "sec-fetch-site": "same-origin" };
		expect((await ask(named, cookie, own)).body?.code).not.toBe("cross_site");
	});

	test.each(everyRoute.map((named) => [named.key, named] as const))("%s lets no other site read", async (_, named) => {
		const { headers } = await ask(named, undefined, { origin: "https://evil.example" });
		expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
	});
});
