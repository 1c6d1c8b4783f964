import { authRoutes } from "#shared/identity/auth/auth.routes.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call, demoPassword } from "../../../core/api.ts";
import { ownAddress, send } from "../../../core/wire.ts";

const address = ownAddress();
const email = "member11@demo.test";

/** Sends a form as a browser does from a page without JavaScript. */
const submit = (
	path: string,
	fields: Record<string, string>,
	headers: Record<string, string> = {},
) =>
	send("POST", path, {
		address,
		body: new URLSearchParams(fields).toString(),
		headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
	});

const whereTo = ({ status, headers }: Awaited<ReturnType<typeof submit>>) => [
	status,
	headers.get("location"),
];

test("a form without JavaScript signs in and redirects to the start page", async () => {
	const answer = await submit(authRoutes.login.path, { email, password: demoPassword });
	expect(whereTo(answer)).toEqual([303, "/"]);
	expect(answer.headers.get("cache-control")).toBe("private, no-store");
	const [cookie] = answer.cookies[0].split(";");
	expect((await call("GET", "/auth/user", { cookie })).body.email).toBe(email);
});

test("a rejected form redirects back with the reason and no typed data", async () => {
	const wrong = await submit(authRoutes.login.path, { email, password: "Wrong-2026" });
	expect(whereTo(wrong)).toEqual([303, "/login#wrong_credentials"]);
	expect(wrong.cookies).toEqual([]);
	for (const fields of [
		{},
		{ email: "x", password: "" },
		{ email: "a@b.test", __proto__: "x" },
	] as object[]) {
		const answer = await submit(authRoutes.login.path, fields as Record<string, string>);
		expect(whereTo(answer)).toEqual([303, "/login#invalid"]);
	}
});

test("a form without JavaScript requests a reset link", async () => {
	expect(whereTo(await submit(authRoutes.forgotPassword.path, { email }))).toEqual([
		303,
		"/forgot-password#sent",
	]);
	const nobody = await submit(authRoutes.forgotPassword.path, { email: "nobody@demo.test" });
	expect(whereTo(nobody)).toEqual([303, "/forgot-password#sent"]);
});

test("a form from another site cannot sign in", async () => {
	const fields = { email, password: demoPassword };
	const foreign = [
		["sec-fetch-site", "cross-site"] as const,
		["origin", "https://elsewhere.test"] as const,
	];
	for (const [name, value] of foreign) {
		const answer = await submit(authRoutes.login.path, fields, { [name]: value });
		expect(whereTo(answer)).toEqual([303, "/login#cross_site"]);
		expect(answer.cookies).toEqual([]);
	}
});

test("only routes used without JavaScript accept forms", async () => {
	expectRefusal(
		await submit(authRoutes.resetPassword.path, { token: "x", newPassword: "x" }),
		"unsupported_media",
	);
});
