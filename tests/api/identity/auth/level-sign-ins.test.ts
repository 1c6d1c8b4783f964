import { identity } from "#functions/core/outside/identity.ts";
import { levelSignIn } from "#functions/identity/auth/level-sign-ins.ts";
import { startSignIn } from "#functions/identity/auth/managed-login.ts";
import { embeddedIdentity } from "#local/stand-ins/identity.ts";
import { uniqueId } from "../../../core/unique.ts";

const perSecond = 40;
/** Second on the clock in which no other test signs in. */
let second: number = uniqueId();
const now = () => second * 1000;

beforeAll(async () => identity.use({ ...(await embeddedIdentity()), perSecond }));
beforeEach(() => void second++);
afterAll(async () => identity.use(await embeddedIdentity()));

test("admits only as many sign-ins a second as the provider takes, and spreads the rest over the next seconds", async () => {
	const all = await Promise.allSettled(
		Array.from({ length: 3 * perSecond }, () => levelSignIn(now())),
	);
	const waits = all.map((one) => (one.status === "fulfilled" ? 0 : one.reason.detail.retryAfter));
	const after = (seconds: number) => waits.filter((wait) => wait === seconds).length;
	// Seconds are drawn at random: none gets more than its share, and few get less.
	expect(after(0)).toBeLessThanOrEqual(perSecond);
	expect(after(0)).toBeGreaterThan(perSecond / 2);
	expect(after(1)).toBeLessThanOrEqual(perSecond);
	expect(Math.max(...waits)).toBeLessThan(10);
});

test("does not redirect to the provider's own page while the provider is busy", async () => {
	identity.use({
		...(await embeddedIdentity()),
		perSecond,
		managedLogin: {
			signInUrl: () => "https://sign-in.example/",
			signOutUrl: () => "https://sign-in.example/logout",
			redeem: async () => {
				throw new Error("Nobody comes back");
			},
		},
	});
	const caller = {
		session: null,
		requestId: "test",
		path: "/api/login",
		method: "GET",
		agent: "test",
		address: "127.0.0.1",
		locale: "en" as const,
		now: now(),
	};
	expect((await startSignIn(caller, false)).location).toBe("https://sign-in.example/");
	await Promise.allSettled(Array.from({ length: 5 * perSecond }, () => levelSignIn(now())));
	expect(await startSignIn(caller, false)).toEqual({ location: "/login?error=busy", cookies: [] });
});
