import { request } from "node:http";
import { byGateway, gatewayOf } from "#shared/core/http/gateway-routes.ts";
import { contentSecurityPolicy, securityHeaders } from "#shared/core/http/security-headers.ts";
import { baseUrl } from "../../core/env.ts";
import { setting } from "../../core/setting.ts";

const get = (path: string, headers: Record<string, string> = {}) =>
	fetch(baseUrl + path, { headers });

test("pages come from the bucket in the visitor's language, and scripts may be cached for ever", async () => {
	const english = await get("/events");
	const html = await english.text();
	expect([english.status, html.includes('lang="en"')]).toEqual([200, true]);
	const arabic = await get("/events", { cookie: "language=ar" });
	expect(await arabic.text()).toContain('dir="rtl"');
	expect(english.headers.get("cache-control")).toContain("max-age=0");
	const policy = contentSecurityPolicy({
		origins: [setting("AWS_ENDPOINT_URL"), setting("CHANNELS")],
	});
	for (const [name, value] of Object.entries({
		...securityHeaders,
		"content-security-policy": policy,
	}))
		expect(english.headers.get(name)).toBe(value);
	const script = await get(/\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? "");
	expect([script.status, script.headers.get("content-type")]).toEqual([
		200,
		"text/javascript; charset=utf-8",
	]);
	expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test.each(["/nobody-knows", "/assets/gone.js", "/images/people/gone.webp"])(
	"%s returns 404",
	async (path) => {
		const { status, headers } = await get(path);
		expect([status, headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
	},
);

test.each(["/api/about", "/api/events", "/api/news", "/api/version"])(
	"%s answers through the edge only, whichever API has it",
	async (path) => {
		const { hostname, port } = new URL(setting("AWS_ENDPOINT_URL"));
		const ids = byGateway(setting("API_IDS").split(","));
		const host = `${ids[gatewayOf(path)]}.execute-api.localhost`;
		const status = await new Promise((done, failed) => {
			request({ hostname, port, path, headers: { host } }, (answer) =>
				done(answer.resume().statusCode),
			)
				.on("error", failed)
				.end();
		});
		expect(status).toBe(403);
		expect((await get(path)).status).toBe(200);
	},
);
