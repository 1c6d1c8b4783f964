import { ok, deepStrictEqual as same } from "node:assert/strict";
import { api } from "#shared/api.ts";
import { type Gateway, gatewayOf, gatewayRoutes } from "#shared/core/http/gateway-routes.ts";
import { securityHeaders } from "#shared/core/http/security-headers.ts";
import { locales } from "#shared/core/locales.ts";

/**
 * @property apiUrls addresses of the HTTP APIs themselves, past the edge
 * @property version the version that the site should run
 */
export type Target = { url: string; apiUrls?: Record<Gateway, string>; version?: string };

type Check = { name: string; needs?: "apiUrls" | "version"; run(target: Target): Promise<void> };

/** Does not follow redirects; fetch has no cache. */
const get = (url: string) =>
	fetch(url, { redirect: "manual", signal: AbortSignal.timeout(20_000) });

const is = (answer: Response, status: number) =>
	same(answer.status, status, `status ${answer.status}, not ${status}`);

/** Compares only a part of the policy: the identity provider's host differs between stages. */
function guarded({ headers }: Response) {
	for (const name of Object.keys(securityHeaders)) ok(headers.get(name), `no header ${name}`);
	const policy = headers.get("content-security-policy") ?? "";
	const [scripts] = policy.split("; ").filter((part) => part.startsWith("script-src"));
	same(scripts, "script-src 'self'", `the policy lets in other scripts: ${scripts}`);
	const age = Number(/max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1]);
	ok(age >= 180 * 24 * 60 * 60, "HSTS is shorter than half a year");
}

/** A path of an HTTP API without parameters, that a GET may call. */
const simplePath = (gateway: string) =>
	gatewayRoutes(api).find(
		({ method, path }) =>
			gatewayOf(path) === gateway && ["GET", "ANY"].includes(method) && !path.includes("{"),
	)?.path;

const home = (locale: string): Check => ({
	name: `the start page in ${locale}, with all security headers`,
	async run({ url }) {
		const answer = await get(`${url}/?lang=${locale}`);
		is(answer, 200);
		guarded(answer);
		ok(
			new RegExp(`<html[^>]* lang="${locale}"`).test(await answer.text()),
			`the page is not in ${locale}`,
		);
	},
});

export const checks: Check[] = [
	{
		name: "API and table answer",
		async run({ url }) {
			const answer = await get(`${url}/api/health`);
			is(answer, 200);
			const { ok: well } = (await answer.json()) as { ok: boolean };
			same(well, true, "the table does not answer");
		},
	},
	{
		name: "the version is the commit",
		needs: "version",
		async run({ url, version }) {
			const answer = (await (await get(`${url}/api/version`)).json()) as { version: string };
			same(answer.version, version, `version ${answer.version} runs, not ${version}`);
		},
	},
	...locales.map(home),
	{
		name: "a script that is missing is not found",
		run: async ({ url }) => is(await get(`${url}/assets/missing-${Date.now()}.js`), 404),
	},
	{
		name: "the APIs refuse calls that bypass the edge",
		needs: "apiUrls",
		async run({ apiUrls }) {
			for (const [gateway, url] of Object.entries<string>(apiUrls ?? {}))
				is(await get(url + simplePath(gateway)), 403);
		},
	},
	{
		name: "nobody is signed in, and no cache keeps that",
		async run({ url }) {
			const answer = await get(`${url}/api/auth/user`);
			is(answer, 401);
			same(answer.headers.get("cache-control"), "private, no-store", "a cache may keep it");
			guarded(answer);
		},
	},
];
