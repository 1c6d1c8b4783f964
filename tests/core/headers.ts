import type { Answer } from "./api.ts";

/**
 * The headers that every response must have: repeated here as the requirement, independent of the
 * product.
 */
const wanted: Record<string, RegExp> = {
	"strict-transport-security": /max-age=(31536000|63072000)/,
	"x-content-type-options": /^nosniff$/,
	"x-frame-options": /^DENY$/,
	"referrer-policy": /^(strict-origin-when-cross-origin|no-referrer|same-origin)$/,
	"permissions-policy": /camera=\(\)/,
	"cross-origin-opener-policy": /^same-origin$/,
	"content-security-policy":
		/default-src 'self'.*object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
};

export function expectSecure(headers: Headers) {
	for (const [name, value] of Object.entries(wanted))
		expect([name, headers.get(name)]).toEqual([name, expect.stringMatching(value)]);
	const scripts =
		/script-src ([^;]+)/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "";
	expect(scripts).toBe("'self'");
	expect(headers.has("x-powered-by") || headers.has("server")).toBe(false);
}

/**
 * Expects that only permitted caches store a response. Its route may allow a shared cache or
 * polling.
 */
export function expectCacheControl(
	{ headers }: Answer,
	{ sharedCache: seconds, polled }: { sharedCache?: number; polled?: true } = {},
) {
	const own = polled ? /^private, no-cache$/ : /^private, no-store$/;
	const wanted = seconds
		? new RegExp(`^public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=\\d+$`)
		: own;
	expect(headers.get("cache-control")).toMatch(wanted);
}
