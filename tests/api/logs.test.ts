import { readFileSync } from "node:fs";
import { call, eventually, mailTo } from "../core/api.ts";
import { auditBy } from "../core/audit.ts";
import { createEventForTest } from "../core/events.ts";
import { createPersonForTest } from "../core/people.ts";
import { createSignInForTest, testPassword } from "../core/signIns.ts";
import { ownAddress } from "../core/wire.ts";

/** What the server has written so far, without what it says to whoever starts it. */
function log(): string[] {
	const lines = readFileSync(process.env.SITE_LOG ?? "", "utf8").split("\n");
	const last = lines.findIndex((line) => line.startsWith("Mails are kept at"));
	return lines.slice(last + 1).filter((line) => line !== "");
}

const addressOf = /[\w.+-]+(@|%40)[\w-]+\.[\w.]+/;
/** Sessions, tokens and their hashes are 32 bytes in base64url. */
const secretLike = /(?<![\w-])[\w-]{43}(?![\w-])/;

describe("the server's log", () => {
	test("holds no password, token, cookie or address of anybody", async () => {
		const newPassword = "Another-Horse-8";
		const { email, phoneNumber } = { ...(await createSignInForTest()), phoneNumber: "+96550098765" };
		const address = ownAddress();
		await call("POST", "/auth/login", { body: { email, password: "Wrong-Horse-1" }, address });
		const { cookies } = await call("POST", "/auth/login", { body: { email, password: testPassword }, address });
		const cookie = cookies[0].split(";")[0];
		await call("PUT", "/auth/profile", { cookie, body: { phoneNumber, bio: "Private words" } });
		await call("PUT", "/auth/profile", { cookie, body: { phoneNumber: email, currentBelt: newPassword } });
		await call("POST", "/auth/forgot-password", { body: { email } });
		const { text } = await mailTo(email);
		const token = /token=([\w-]+)/.exec(text)?.[1] ?? "";
		await call("GET", `/auth/callback?code=${token}&state=${email}`);
		await call("POST", "/auth/reset-password", { body: { token: `x${token}`, newPassword } });
		await call("POST", "/auth/reset-password", { body: { token, newPassword } });
		await call("POST", "/contact", { body: { name: "Reem", email, message: "Private words to you" }, address });
		await call("GET", `/events/${email}?email=${email}`, { cookie });
		await mailTo(email, ({ subject }) => subject.includes("changed"));
		await eventually(async () => log().some((line) => line.includes("POST /api/contact")), "the last call in the log");

		const all = log().join("\n");
		const secrets = { email, address, token, cookie: cookie.split(".")[1], phoneNumber, private: "Private words" };
		const passwords = { testPassword, newPassword, wrong: "Wrong-Horse-1" };
		for (const [name, secret] of Object.entries({ ...secrets, ...passwords })) {
			expect([name, all.includes(secret)]).toEqual([name, false]);
		}
	});

	test("holds nothing that looks like one of somebody else either", () => {
		const lines = log();
		expect(lines.length).toBeGreaterThan(10);
		expect(lines.filter((line) => addressOf.test(line)).slice(0, 5)).toEqual([]);
		expect(lines.filter((line) => secretLike.test(line)).slice(0, 5)).toEqual([]);
	});

	test("holds no fault, neither of a call nor of what follows the table", async () => {
		const [event, person] = [await createEventForTest(), await createPersonForTest()];
		await call("POST", `/events/${event.id}/register`, { cookie: person.cookie });
		await eventually(async () => (await auditBy(person.id)).length > 0, "the registration in the audit log");
		// Mails are ordered as changes come: when this one is there, all before it has been followed.
		const message = `The last change ${Math.random()}`;
		const body = { name: "Reem", email: "reem@test.example", message };
		await call("POST", "/contact", { body, address: ownAddress() });
		await mailTo("office@localhost", ({ text }) => text.includes(message));
		expect(log().filter((line) => line.includes('"level":"ERROR"') || !line.startsWith("{"))).toEqual([]);
	});

	test("says of each call its route, status, time and id, in JSON", async () => {
		const { headers, body } = await call("GET", "/events/0");
		expect(headers.get("content-type")).toContain("json");
		const line = await eventually(async () => log().find((one) => one.includes(body.requestId)), "the call in the log");
		expect(JSON.parse(line)).toMatchObject({
			level: "INFO",
			message: "request",
			route: "GET /api/events/{id}",
			status: 404,
			ms: expect.any(Number),
			requestId: body.requestId,
		});
	});
});
