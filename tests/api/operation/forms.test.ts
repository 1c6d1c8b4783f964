import { authRoutes } from "#shared/auth/auth.routes.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, demoPassword } from "../../core/api.ts";
import { ownAddress, send } from "../../core/wire.ts";

const address = ownAddress();
const email = "member11@demo.test";

/** Sends what a browser sends of a form on a page whose scripts have not come. */
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

test("a form without script signs in and is led to the start page", async () => {
	const answer = await submit(authRoutes.login.path, { email, password: demoPassword });
	expect(whereTo(answer)).toEqual([303, "/"]);
	expect(answer.headers.get("cache-control")).toBe("private, no-store");
	const [cookie] = answer.cookies[0].split(";");
	expect((await call("GET", "/auth/user", { cookie })).body.email).toBe(email);
});

test("a refused form is led back, with the reason and nothing of what was typed", async () => {
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

test("a form without script asks for a reset link", async () => {
	expect(whereTo(await submit(authRoutes.forgotPassword.path, { email }))).toEqual([
		303,
		"/forgot-password#sent",
	]);
	const nobody = await submit(authRoutes.forgotPassword.path, { email: "nobody@demo.test" });
	expect(whereTo(nobody)).toEqual([303, "/forgot-password#sent"]);
});

test("another site's form signs nobody in", async () => {
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

test("only calls that a page sends without script take such a form", async () => {
	expectRefusal(
		await submit(authRoutes.resetPassword.path, { token: "x", newPassword: "x" }),
		"unsupported_media",
	);
});
