import type { Caller } from "#functions/core/caller.ts";
import { env } from "#functions/core/env.ts";
import { readSession } from "#functions/core/http/session.ts";
import { type Claims, identity } from "#functions/core/outside/identity.ts";
import { Connections } from "#functions/identity/auth/auth.entity.ts";
import { afterSignOut, finishSignIn, startSignIn } from "#functions/identity/auth/managed-login.ts";
import { embeddedIdentity } from "#local/stand-ins/identity.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call } from "../../../core/api.ts";
import { createPersonForTest } from "../../../core/people.ts";
import { createSignInForTest } from "../../../core/signIns.ts";
import { uniqueEmail, uniqueText } from "../../../core/unique.ts";

const caller = (session: Caller["session"] = null): Caller => ({
	session,
	requestId: "test",
	path: "/api/auth/callback",
	method: "GET",
	agent: "test",
	address: "127.0.0.1",
	locale: "en" as const,
	now: Date.now(),
});

/** A person's claims from an identity provider. */
const claims = (wish: Partial<Claims> = {}): Claims => ({
	email: uniqueEmail("provided"),
	issuer: "https://other.example",
	subject: uniqueText("subject"),
	provider: "Olympic",
	...wish,
});

/** Fakes an external provider's response; everything else is the product's code. */
async function provideWith(answer: Claims) {
	identity.use({
		...embeddedIdentity(),
		managedLogin: {
			signInUrl: ({ state, provider }) =>
				`https://sign-in.example/?${new URLSearchParams({ state, ...(provider && { provider }) })}`,
			signOutUrl: (site) => `https://sign-in.example/logout?to=${site}`,
			redeem: async () => answer,
		},
	});
	env().IDENTITY_PROVIDER = "Olympic";
}

afterAll(async () => identity.use(embeddedIdentity()));

/** Starts a sign-in at the provider and returns through the callback. */
async function signIn(answer: Claims, from = caller(), connect = false) {
	await provideWith(answer);
	const out = await startSignIn(from, connect);
	const [name, proof] = out.cookies[0].split(";")[0].split("=");
	const query = { code: "code", state: new URL(out.location).searchParams.get("state") ?? "" };
	const back = await finishSignIn(query, new Map([[name, proof]]), from);
	const cookie = back.cookies.find((one) => one.startsWith("session="))?.split(";")[0];
	return { ...back, cookie, out };
}
const whoIs = async (cookie = "") => (await call("GET", "/auth/user", { cookie })).body;
const sessionOf = (cookie: string) => readSession(cookie.split("=")[1], Date.now());

describe("external accounts", () => {
	test("an unknown external account becomes a member, found again by its issuer and subject", async () => {
		const person = claims({ givenName: "Hamad", familyName: "Al Ali" });
		const first = await signIn(person);
		expect(first.location).toBe("/");
		const { id, ...user } = await whoIs(first.cookie);
		expect(user).toMatchObject({
			role: "member",
			email: person.email,
			firstName: "Hamad",
			lastName: "Al Ali",
		});
		const renamed = await signIn({ ...person, email: `renamed-${person.email}` });
		expect((await whoIs(renamed.cookie)).id).toBe(id);
	});

	test.each(["member", "super-admin"] as const)(
		"an external account with the email address of a %s does not open that account",
		async (role) => {
			const { email } = await createSignInForTest({ role });
			const { location, cookie } = await signIn(claims({ email }));
			expect([location, cookie]).toEqual(["/login?error=known-address", undefined]);
		},
	);

	test.each([
		["too long ago", () => Date.now() - 3_600_000],
		[
			"before the password was changed",
			({ passwordSetAt }: { passwordSetAt: number }) => passwordSetAt - 1,
		],
	])("an authentication that happened %s is rejected", async (_, provedAt) => {
		const passwordSetAt = Date.now() - 60_000;
		const { email } = await createSignInForTest({ passwordSetAt });
		const own = claims({ provider: null, email, provedAt: provedAt({ passwordSetAt }) });
		expect((await signIn(own)).location).toBe("/login?error=sign-in");
	});

	test("signing in with an external account does not allow sensitive changes without the password", async () => {
		const { id, cookie } = await createSignInForTest();
		const person = claims();
		await signIn(person, caller(await sessionOf(cookie)), true);
		const other = (await signIn(person)).cookie ?? "";
		expect((await whoIs(other)).id).toBe(id);
		expectRefusal(
			await call("DELETE", "/auth/connections", { cookie: other }),
			"fresh_sign_in_required",
		);
	});

	test("a signed-in person connects an external account, signs in with it and disconnects it", async () => {
		const { id, cookie } = await createSignInForTest();
		const person = claims();
		const { location, out } = await signIn(person, caller(await sessionOf(cookie)), true);
		expect([location, new URL(out.location).searchParams.get("provider")]).toEqual([
			"/account",
			"Olympic",
		]);
		expect((await whoIs((await signIn(person)).cookie)).id).toBe(id);
		const { body } = await call("GET", "/auth/security", { cookie });
		expect(body.connections).toMatchObject([{ provider: "Olympic" }]);
		expect((await call("DELETE", "/auth/connections", { cookie })).status).toBe(204);
		const { data } = await Connections.get({ issuer: person.issuer, subject: person.subject }).go();
		expect(data).toBeNull();
	});

	test("an external account connected to one person cannot be connected to another", async () => {
		const [one, other] = [await createPersonForTest(), await createPersonForTest()];
		const person = claims();
		await signIn(person, caller(await sessionOf(one.cookie)), true);
		const taken = await signIn(person, caller(await sessionOf(other.cookie)), true);
		expect(taken.location).toBe("/account?error=connect");
		expect((await whoIs((await signIn(person)).cookie)).id).toBe(one.id);
	});
});

describe("our own user pool on the provider's page", () => {
	test("a provider sign-in finds the account by email address once, and by subject from then on", async () => {
		const { id, email } = await createSignInForTest();
		const own = claims({ provider: null, issuer: "https://pool.example", email });
		expect((await whoIs((await signIn(own)).cookie)).id).toBe(id);
		const { id: other, email: otherEmail } = await createSignInForTest();
		expect(other).not.toBe(id);
		expect((await whoIs((await signIn({ ...own, email: otherEmail })).cookie)).id).toBe(id);
	});

	test("a provider sign-up creates a member, bound to the issuer and subject", async () => {
		const own = claims({ provider: null, issuer: "https://pool.example" });
		const { id, role } = await whoIs((await signIn(own)).cookie);
		expect(role).toBe("member");
		expect((await whoIs((await signIn({ ...own, email: `renamed-${own.email}` })).cookie)).id).toBe(
			id,
		);
	});

	test("signing out of a provider session signs the person out at the provider too", async () => {
		const { email } = await createSignInForTest();
		const { cookie } = await signIn(claims({ provider: null, email }));
		expect(afterSignOut(await sessionOf(cookie ?? ""))).toBe(
			`https://sign-in.example/logout?to=${env().SITE_URL}`,
		);
		expect([
			afterSignOut(null),
			afterSignOut(await sessionOf((await createPersonForTest()).cookie)),
		]).toEqual(["/", "/"]);
	});
});
