import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { byGateway, gateways } from "#shared/core/http/gateway-routes.ts";
import { securityHeaders } from "#shared/core/http/security-headers.ts";
import { runSmokeTest } from "./smoke.ts";

type Answer = { status?: number; headers?: Record<string, string>; body?: string };
type Site = (path: string, query: URLSearchParams) => Answer;

const json = (value: unknown) => JSON.stringify(value);
const signedOut = { status: 401, headers: { "cache-control": "private, no-store" }, body: "{}" };

const whole: Site = (path, query) => {
	if (path === "/") return { body: `<!doctype html><html dir="ltr" lang="${query.get("lang")}">` };
	if (path.startsWith("/behind/")) return { status: 403 };
	if (path === "/api/health") return { body: json({ ok: true }) };
	if (path === "/api/version") return { body: json({ version: "abc" }) };
	return path === "/api/auth/user" ? signedOut : { status: 404 };
};

let site: Site = whole;
const server = createServer((request, response) => {
	const { pathname, searchParams } = new URL(request.url ?? "/", "http://stub");
	const { status = 200, headers = {}, body = "" } = site(pathname, searchParams);
	const sent = Object.entries({ ...securityHeaders, ...headers }).filter(([, value]) => value);
	response.writeHead(status, Object.fromEntries(sent)).end(body);
});
const lines: string[] = [];

beforeAll(() => new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening)));
afterAll(() => server.close());
beforeEach(() => {
	lines.length = 0;
});

async function failed(like: Site, patience = { tries: 1, ms: 0 }) {
	site = like;
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const code = await runSmokeTest(
		{ url, apiUrls: byGateway(gateways.map((one) => `${url}/behind/${one}`)), version: "abc" },
		patience,
		(line) => lines.push(line),
	);
	const names = lines
		.filter((line) => line.startsWith("FAILED"))
		.map((line) => line.slice(7).split(":")[0]);
	expect(code).toBe(names.length > 0 ? 1 : 0);
	return names;
}

/** A complete site with a different answer for one path. */
const but =
	(wrong: string, how: Answer): Site =>
	(path, query) =>
		path === wrong ? { ...whole(path, query), ...how } : whole(path, query);

test("a correct site passes", async () => {
	expect(await failed(whole)).toEqual([]);
	expect(lines).toHaveLength(7);
});

const start = ["en", "ar"].map(
	(locale) => `the start page in ${locale}, with all security headers`,
);
const inline = securityHeaders["content-security-policy"].replace(
	"script-src 'self'",
	"script-src 'self' 'unsafe-inline'",
);

test.each<[string, Site, string[]]>([
	["an API that fails", but("/api/health", { status: 500 }), ["API and table answer"]],
	[
		"an older version",
		but("/api/version", { body: json({ version: "old" }) }),
		["the version is the commit"],
	],
	["inline scripts", but("/", { headers: { "content-security-policy": inline } }), start],
	["no HSTS", but("/", { headers: { "strict-transport-security": "" } }), start],
	[
		"one language only",
		(path, query) => (path === "/" ? { body: '<html dir="ltr" lang="en">' } : whole(path, query)),
		[start[1]],
	],
	[
		"a page for a missing script",
		(path, query) => (path.startsWith("/assets/") ? {} : whole(path, query)),
		["a script that is missing is not found"],
	],
	[
		"a way round the edge",
		(path, query) => (path.startsWith("/behind/mnopq/api/m") ? {} : whole(path, query)),
		["the APIs refuse calls that bypass the edge"],
	],
	[
		"a cache that keeps who is signed in",
		but("/api/auth/user", { headers: {} }),
		["nobody is signed in, and no cache keeps that"],
	],
])("a site with %s fails that check and no other", async (_, like, expected) => {
	expect(await failed(like)).toEqual(expected);
});

test("a check that succeeds on a retry passes", async () => {
	let requests = 0;
	const late: Site = (path, query) =>
		path === "/api/version" && requests++ === 0 ? { status: 502 } : whole(path, query);
	expect(await failed(late, { tries: 2, ms: 1 })).toEqual([]);
});
