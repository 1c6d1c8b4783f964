import { Attempts } from "#functions/core/http/attempts.entity.ts";
import { hashOf } from "#functions/core/http/session.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call } from "../../../core/api.ts";
import { createSignInForTest, login, testPassword } from "../../../core/signIns.ts";
import { uniqueEmail } from "../../../core/unique.ts";
import { ownAddress } from "../../../core/wire.ts";

describe("guessing passwords", () => {
	const guess = (email: string, times: number) =>
		Array.from({ length: times }).reduce<Promise<number[]>>(async (before, _) => {
			const so = await before;
			return [...so, (await login(email, "Wrong-Horse-1")).status];
		}, Promise.resolve([]));

	test.each([
		["a known", true],
		["an unknown", false],
	])("five wrong passwords block %s account from any IP address", async (_, known) => {
		const email = known ? (await createSignInForTest()).email : uniqueEmail("ghost");
		expect(await guess(email, 5)).toEqual([401, 401, 401, 401, 401]);
		const refused = await login(email);
		expectRefusal(refused, "too_many_attempts");
		const wait = Number(refused.headers.get("retry-after"));
		expect(wait).toBeGreaterThan(0);
		expect(wait).toBeLessThanOrEqual(60);
		expect(refused.body.params).toEqual({ minutes: 1 });
	});

	const waitIsOver = (email: string) =>
		Attempts.patch({ key: hashOf(`account ${email}`) })
			.set({ retryAt: Date.now() - 1 })
			.go();

	test("each failure lengthens the wait, and the right password resets it", async () => {
		const { email } = await createSignInForTest();
		await guess(email, 5);
		await waitIsOver(email);
		expect(await guess(email, 2)).toEqual([401, 429]);
		const refused = await login(email);
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
		await waitIsOver(email);
		expect((await login(email)).status).toBe(200);
		expect(await guess(email, 5)).toEqual([401, 401, 401, 401, 401]);
	});

	test("no more than five of forty simultaneous guesses are checked", async () => {
		const { email } = await createSignInForTest();
		const answers = await Promise.all(
			Array.from({ length: 40 }, () => login(email, "Wrong-Horse-1")),
		);
		const tried = answers.filter(({ status }) => status === 401).length;
		expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
		expect(tried).toBeGreaterThan(0);
		expect(tried).toBeLessThanOrEqual(5);
	});

	test("an IP address that guesses for many accounts is blocked, but no other address", async () => {
		const address = ownAddress();
		const expiresAt = Math.floor(Date.now() / 1000) + 600;
		const key = hashOf(`address ${address}`);
		await Attempts.put({ key, failures: 298, retryAt: 0, expiresAt }).go();
		const { email } = await createSignInForTest();
		const strangers = [uniqueEmail("stranger"), uniqueEmail("stranger")];
		for (const stranger of strangers)
			expect((await login(stranger, "Wrong-Horse-1", address)).status).toBe(401);
		expectRefusal(await login(email, testPassword, address), "too_many_attempts");
		expect((await login(email)).status).toBe(200);
	});

	test("a known browser can sign in while others in its network guess passwords", async () => {
		const { email } = await createSignInForTest();
		const device = (await login(email)).cookies[1].split(";")[0];
		const address = ownAddress();
		const expiresAt = Math.floor(Date.now() / 1000) + 600;
		const [key, retryAt] = [hashOf(`address ${address}`), Date.now() + 600_000];
		await Attempts.put({ key, failures: 301, retryAt, expiresAt }).go();
		expectRefusal(await login(email, testPassword, address), "too_many_attempts");
		const body = { email, password: testPassword };
		const known = await call("POST", "/auth/login", { body, address, cookie: device });
		expect(known.status).toBe(200);
	});

	test("guesses of the current password are limited when changing it", async () => {
		const { cookie } = await createSignInForTest();
		const body = { currentPassword: "Wrong-Horse-1", newPassword: "Another-Horse-8" };
		const tried: number[] = [];
		for (let times = 0; times < 6; times++) {
			tried.push((await call("POST", "/auth/change-password", { cookie, body })).status);
		}
		expect(tried).toEqual([400, 400, 400, 400, 400, 429]);
	});
});
