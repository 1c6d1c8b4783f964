import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { findUserByEmail } from "#functions/people/users/users.service.ts";
import { call } from "../../../core/api.ts";
import { auditOf } from "../../../core/audit.ts";
import { cookieOf, login } from "../../../core/signIns.ts";
import { uniqueEmail } from "../../../core/unique.ts";

/** Runs the command in the folder of the site under test. */
async function createSuperAdmin(...args: string[]) {
	const env = { ...process.env, LOCAL_DIR: join(dirname(process.env.SITE_LOG ?? ""), "data") };
	const words = ["operate/create-super-admin.ts", "--local", ...args];
	const child = spawn(process.execPath, words, { env, stdio: ["ignore", "pipe", "pipe"] });
	const [out, errors] = [child.stdout, child.stderr].map((stream) =>
		stream.setEncoding("utf8").toArray(),
	);
	const [code] = await once(child, "exit");
	return { code, out: (await out).join(""), errors: (await errors).join("") };
}

const passwordIn = (out: string) => /once: (\S+)/.exec(out)?.[1] ?? "";
const address = () => uniqueEmail("first");

describe("create-super-admin", () => {
	test("creates a super-admin on the running system, who must change the password first", async () => {
		const email = address();
		const { code, out } = await createSuperAdmin(
			"--email",
			email.toUpperCase(),
			"--first-name",
			"Aws",
		);
		expect([code, out.match(/Super-admin \d+ made/)?.length]).toEqual([0, 1]);
		const password = passwordIn(out);

		const cookie = cookieOf(await login(email, password));
		const me = await call("GET", "/auth/user", { cookie });
		expect(me.body).toMatchObject({
			email,
			role: "super-admin",
			isApproved: true,
			mustChangePassword: true,
			firstName: "Aws",
		});
		expect((await call("GET", "/notifications", { cookie })).body.code).toBe(
			"password_change_required",
		);

		const change = { currentPassword: password, newPassword: "Correct-Horse-7" };
		const changed = await call("POST", "/auth/change-password", { cookie, body: change });
		expect([changed.status, changed.body.mustChangePassword]).toEqual([200, false]);
		expect((await login(email, password)).status).toBe(401);
		const [line] = await auditOf("user", me.body.id);
		expect(line).toMatchObject({ action: "created", userId: 0, details: { role: "super-admin" } });
	});

	test("rejects an email address in use, and changes nothing", async () => {
		const before = await findUserByEmail("admin@demo.test");
		const { code, errors, out } = await createSuperAdmin("--email", "Admin@demo.test");
		expect([code, out, errors]).toEqual([
			1,
			"",
			"There is somebody with the address admin@demo.test already\n",
		]);
		expect(await findUserByEmail("admin@demo.test")).toEqual(before);
		expect((await login("admin@demo.test", "Karate-2026")).status).toBe(200);
	});

	test("creates one super-admin if several run at once with one address", async () => {
		const email = address();
		const all = await Promise.all([1, 2, 3].map(() => createSuperAdmin("--email", email)));
		expect(all.filter(({ code }) => code === 0)).toHaveLength(1);
		const [{ out }] = all.filter(({ code }) => code === 0);
		expect((await login(email, passwordIn(out))).status).toBe(200);
	});

	test("requires a valid email address", async () => {
		expect((await createSuperAdmin("--email", "nobody")).errors).toContain(
			'"nobody" is no e-mail address',
		);
	});
});
