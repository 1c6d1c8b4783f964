import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { call, eventually, mailTo } from "../../../core/api.ts";
import { auditBy } from "../../../core/audit.ts";
import { createCalendarForTest } from "../../../core/calendars.ts";
import { createEventForTest } from "../../../core/events.ts";
import { createPersonForTest } from "../../../core/people.ts";
import { createSignInForTest, testPassword } from "../../../core/signIns.ts";
import { uniqueText } from "../../../core/unique.ts";
import { ownAddress } from "../../../core/wire.ts";

/** What the server has logged so far, without its startup messages. */
function log(): string[] {
	const lines = readFileSync(process.env.SITE_LOG ?? "", "utf8").split("\n");
	const last = lines.findIndex((line) => line.startsWith("Mails are kept at"));
	return lines.slice(last + 1).filter((line) => line !== "");
}

const addressOf = /[\w.+-]+(@|%40)[\w-]+\.[\w.]+/;
/** Sessions, tokens and their hashes are 32 bytes in base64url. */
const secretLike = /(?<![\w-])[\w-]{43}(?![\w-])/;

describe("the server's log", () => {
	test("the server's log contains no passwords, tokens, cookies or personal data", async () => {
		const newPassword = "Another-Horse-8";
		const { email, phoneNumber } = {
			...(await createSignInForTest()),
			phoneNumber: "+96550098765",
		};
		const address = ownAddress();
		await call("POST", "/auth/login", { body: { email, password: "Wrong-Horse-1" }, address });
		const { cookies } = await call("POST", "/auth/login", {
			body: { email, password: testPassword },
			address,
		});
		const cookie = cookies[0].split(";")[0];
		await call("PUT", "/auth/profile", { cookie, body: { phoneNumber, bio: "Private words" } });
		await call("PUT", "/auth/profile", {
			cookie,
			body: { phoneNumber: email, currentBelt: newPassword },
		});
		await call("POST", "/auth/forgot-password", { body: { email } });
		await call("GET", `/calendar.ics?key=${(await createCalendarForTest()).key}`);
		const { text } = await mailTo(email);
		const token = /token=([\w-]+)/.exec(text)?.[1] ?? "";
		await call("GET", `/auth/callback?code=${token}&state=${email}`);
		await call("POST", "/auth/reset-password", { body: { token: `x${token}`, newPassword } });
		await call("POST", "/auth/reset-password", { body: { token, newPassword } });
		await call("POST", "/contact", {
			body: { name: "Reem", email, message: "Private words to you" },
			address,
		});
		await call("GET", `/events/${email}?email=${email}`, { cookie });
		await mailTo(email, ({ subject }) => subject.includes("changed"));
		await eventually(
			async () => log().some((line) => line.includes("POST /api/contact")),
			"the last call in the log",
		);

		const all = log().join("\n");
		// IP addresses are logged in security lines only.
		const others = log().filter((line) => !line.includes('"message":"security"'));
		expect(others.filter((line) => line.includes(address))).toEqual([]);
		const secrets = {
			email,
			token,
			cookie: cookie.split(".")[1],
			phoneNumber,
			private: "Private words",
		};
		const passwords = { testPassword, newPassword, wrong: "Wrong-Horse-1" };
		for (const [name, secret] of Object.entries({ ...secrets, ...passwords })) {
			expect([name, all.includes(secret)]).toEqual([name, false]);
		}
	});

	test("failed sign-ins, sign-ins and lock-outs are logged with person and IP address, not email", async () => {
		const { id, email } = await createSignInForTest();
		const address = ownAddress();
		for (let times = 0; times < 6; times++)
			await call("POST", "/auth/login", { body: { email, password: "Wrong-Horse-1" }, address });
		const other = await createSignInForTest();
		const body = { email: other.email, password: testPassword };
		const { cookies } = await call("POST", "/auth/login", { body, address });
		await call("GET", "/auth/user", { cookie: cookies[0].split(";")[0] });
		const lines = await eventually(async () => {
			const here = log().map((line) => JSON.parse(line));
			const seen = here.filter(
				({ message, from }) => message === "security" && from?.endsWith(address),
			);
			return seen.some(({ event }) => event === "sign_in") && seen;
		}, "the events in the log");
		const logged = lines.map(({ event }) => event);
		expect(logged).toEqual([...Array(5).fill("sign_in_refused"), "sign_in_locked", "sign_in"]);
		expect(new Set(lines.slice(0, 6).map(({ account }) => account)).size).toBe(1);
		// A plain hash of the address would let a person who knows the address find it in the log.
		const plainHash = createHash("sha256").update(email).digest("base64url").slice(0, 16);
		expect(lines[0].account).toMatch(/^[\w-]{16}$/);
		expect(lines[0].account).not.toBe(plainHash);
		expect(lines[6].userId).toBe(other.id);
		expect(JSON.stringify(lines)).not.toContain(String(id));
		await eventually(
			async () =>
				log().some(
					(line) => JSON.parse(line).message === "request" && line.includes(`"userId":${other.id}`),
				),
			"who made the call",
		);
	});

	test("the server's log contains nothing that looks like an email address or token of any test", () => {
		const lines = log();
		expect(lines.length).toBeGreaterThan(10);
		expect(lines.filter((line) => addressOf.test(line)).slice(0, 5)).toEqual([]);
		expect(lines.filter((line) => secretLike.test(line)).slice(0, 5)).toEqual([]);
	});

	test("the server's log contains no errors of calls or stream handlers", async () => {
		const [event, person] = [await createEventForTest(), await createPersonForTest()];
		await call("POST", `/events/${event.id}/register`, { cookie: person.cookie });
		await eventually(
			async () => (await auditBy(person.id)).length > 0,
			"the registration in the audit log",
		);
		// Emails are queued in stream order: once this one arrives, all earlier changes are processed.
		const message = uniqueText("The last change");
		const body = { name: "Reem", email: "reem@test.example", message };
		await call("POST", "/contact", { body, address: ownAddress() });
		await mailTo("office@kyokushin.example", ({ text }) => text.includes(message));
		expect(
			log().filter((line) => line.includes('"level":"ERROR"') || !line.startsWith("{")),
		).toEqual([]);
	});

	test("the route, status, duration and request id of each call are logged as JSON", async () => {
		const { headers, body } = await call("GET", "/events/0");
		expect(headers.get("content-type")).toContain("json");
		const line = await eventually(
			async () => log().find((one) => one.includes(body.requestId)),
			"the call in the log",
		);
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
