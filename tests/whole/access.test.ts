import { expectRefusal } from "../core/answers.ts";
import { call } from "../core/api.ts";
import { callerForTest, createPersonForTest } from "../core/people.ts";
import { allowed, everyRoute, identities, pathOf, routesThat, writes } from "../core/routes.ts";

const ask = (
	{ route }: (typeof everyRoute)[number],
	cookie?: string,
	headers?: Record<string, string>,
) => call(route.method, pathOf(route), { cookie, headers, ...(route.body && { body: {} }) });

const rows = everyRoute.map((named) => [named.key, named] as const);

describe("access to routes", () => {
	test.each(routesThat(({ access }) => access !== "public"))(
		"%s is closed to visitors",
		async (_, named) => {
			expectRefusal(await ask(named), "unauthorized");
			expectRefusal(await ask(named, "session=no-such-session"), "unauthorized");
		},
	);

	const signedIn = Object.entries(identities).flatMap(([who, wish]) =>
		wish ? [{ who, wish }] : [],
	);

	test.each(rows)("%s admits each signed-in role as its route declares", async (_, named) => {
		const ways = signedIn.map(async ({ who, wish }) => {
			const { cookie } = await callerForTest(wish);
			const answer = await ask(named, cookie);
			const isAllowed = allowed[named.route.access].some((one) => one === who);
			const isRight = isAllowed
				? ![401, 403].includes(answer.status)
				: answer.body?.code === "forbidden";
			if (!isAllowed && isRight) expectRefusal(answer, "forbidden");
			return isRight ? [] : [{ who, status: answer.status, body: answer.body }];
		});
		expect((await Promise.all(ways)).flat()).toEqual([]);
	});
});

describe("before a temporary password is changed", () => {
	const open = [
		"GET /api/auth/callback",
		"GET /api/logout",
		"GET /api/auth/user",
		"POST /api/auth/login",
		"POST /api/auth/change-password",
		"POST /api/auth/confirm",
		"GET /api/auth/security",
		"DELETE /api/auth/sessions/{id}",
		"DELETE /api/auth/sessions",
		"POST /api/auth/second-factor",
		"POST /api/auth/second-factor/confirm",
	];
	const closed = ({ access }: { access: string }) => access !== "public";

	test("only calls about the person's own sign-in are open", () => {
		expect(routesThat(({ whileRestricted }) => whileRestricted).map(([key]) => key)).toEqual(open);
	});

	/** All their calls are rejected, so one person of each role can make all of them. */
	const waiting = { coach: "", "super-admin": "" };

	beforeAll(async () => {
		for (const role of ["coach", "super-admin"] as const)
			waiting[role] = (await createPersonForTest({ role, mustChangePassword: true })).cookie;
	});

	test.each(routesThat((route) => closed(route) && !route.whileRestricted))(
		"%s is blocked until the password is changed",
		async (_, named) => {
			const role = allowed[named.route.access].includes("superAdmin") ? "super-admin" : "coach";
			expectRefusal(await ask(named, waiting[role]), "password_change_required");
		},
	);

	test.each(routesThat((route) => closed(route) && route.whileRestricted))(
		"%s stays open",
		async (_, named) => {
			const { cookie } = await createPersonForTest({ mustChangePassword: true });
			expect((await ask(named, cookie)).status).not.toBe(403);
		},
	);
});

describe("cross-site requests", () => {
	const foreign: Record<string, string>[] = [
		{ origin: "https://evil.example" },
		{ origin: "null" },
		{ "sec-fetch-site": "cross-site" },
		{ "sec-fetch-site": "same-site" },
		{ origin: process.env.BASE_URL ?? "", "sec-fetch-site": "cross-site" },
	];

	test.each(routesThat(writes))(
		"%s is rejected from another site, even with a session",
		async (_, named) => {
			const role = allowed[named.route.access].includes("superAdmin") ? "super-admin" : "coach";
			const { cookie } = await callerForTest({ role });
			const answers = await Promise.all(foreign.map((headers) => ask(named, cookie, headers)));
			for (const answer of answers) expectRefusal(answer, "cross_site");
			const own = { origin: process.env.BASE_URL ?? "", "sec-fetch-site": "same-origin" };
			expect((await ask(named, cookie, own)).body?.code).not.toBe("cross_site");
		},
	);

	test.each(rows)("%s has no CORS headers, so no other site can read it", async (_, named) => {
		const { headers } = await ask(named, undefined, { origin: "https://evil.example" });
		expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
	});
});
