import { expectRefusal } from "../../core/answers.ts";
import { call } from "../../core/api.ts";
import { setting } from "../../core/setting.ts";
import { createSignInForTest, login, statusOf, testPassword } from "../../core/signIns.ts";

const pairOf = (cookies: string[], name: string) =>
	cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(";")[0] ?? "";

test("Cognito verifies the password, and an unknown account is answered like a wrong password", async () => {
	const { email, id } = await createSignInForTest();
	const right = await login(email.toUpperCase());
	expect(right).toMatchObject({ status: 200, body: { id, email } });
	expect(await statusOf(pairOf(right.cookies, "session"))).toBe(200);
	for (const wrong of [await login(email, "Wrong-Horse-1"), await login(`no-${email}`)])
		expectRefusal(wrong, "wrong_credentials");
});

describe("managed login", () => {
	/**
	 * What `/api/login` gives a browser: the provider's address and the proof cookie of this sign-in.
	 */
	async function setOut() {
		const { status, headers, cookies } = await call("GET", "/login");
		expect(status).toBe(302);
		return { page: new URL(headers.get("location") ?? ""), proof: pairOf(cookies, "sign-in") };
	}

	/** Signs in with the form of the provider's page. Returns the URL of the redirect. */
	async function fillForm(page: URL, username: string, password: string): Promise<URL> {
		const html = await (await fetch(page)).text();
		const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
		const fields = Object.fromEntries(
			hidden.map(([, name, value]) => [name, value.replaceAll("&amp;", "&")]),
		);
		const answer = await fetch(new URL("/login", page), {
			method: "POST",
			redirect: "manual",
			body: new URLSearchParams({ ...fields, username, password }),
		});
		return new URL(answer.headers.get("location") ?? "none:");
	}

	const comeBack = ({ search }: URL, cookie: string) =>
		call("GET", `/auth/callback${search}`, { cookie });

	test("managed login redirects to the provider with code, state, nonce and challenge, and back to a session", async () => {
		const { email, id } = await createSignInForTest();
		const { page, proof } = await setOut();
		expect(page.origin).toBe(setting("SIGN_IN_URL"));
		expect(Object.fromEntries(page.searchParams)).toMatchObject({
			response_type: "code",
			client_id: setting("USER_POOL_CLIENT_ID"),
			redirect_uri: `${setting("SITE_URL")}/api/auth/callback`,
			code_challenge_method: "S256",
		});
		const back = await comeBack(await fillForm(page, email, testPassword), proof);
		expect([back.status, back.headers.get("location")]).toEqual([302, "/"]);
		const { body } = await call("GET", "/auth/user", { cookie: pairOf(back.cookies, "session") });
		expect(body.id).toBe(id);
	});

	test("rejects a wrong password on the provider's page", async () => {
		const { email } = await createSignInForTest();
		const { page } = await setOut();
		expect((await fillForm(page, email, "Wrong-Horse-1")).href).toBe("none:");
	});

	test("rejects a code with another sign-in's proof, without proof, and a second time", async () => {
		const { email } = await createSignInForTest();
		const [own, other] = [await setOut(), await setOut()];
		const [state, nonce] = own.proof.split(".");
		const [, , otherVerifier] = other.proof.split(".");
		const ways = [other.proof, "", [state, nonce, otherVerifier].join(".")];
		for (const proof of ways) {
			const returned = await fillForm(own.page, email, testPassword);
			const { headers, cookies } = await comeBack(returned, proof);
			expect(headers.get("location")).toBe("/login?error=sign-in");
			expect(pairOf(cookies, "session")).toBe("");
		}
		const returned = await fillForm(own.page, email, testPassword);
		expect((await comeBack(returned, own.proof)).headers.get("location")).toBe("/");
		expect((await comeBack(returned, own.proof)).headers.get("location")).toBe(
			"/login?error=sign-in",
		);
	});
});
