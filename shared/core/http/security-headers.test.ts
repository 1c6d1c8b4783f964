import { contentSecurityPolicy } from "./security-headers.ts";

/** What a page may load, from where. */
const alone = [
	"default-src 'self'",
	"script-src 'self'",
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data: blob:",
	"connect-src 'self'",
	"worker-src 'self'",
	"manifest-src 'self'",
	"object-src 'none'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
	"form-action 'self'",
];

test("a page loads nothing from elsewhere, and nobody frames it", () => {
	expect(contentSecurityPolicy({}).split("; ")).toEqual(alone);
});

test("scripts connect to the named origins, and forms lead to the identity provider", () => {
	const policy = contentSecurityPolicy({
		origins: ["https://uploads.test", "wss://live.test"],
		signInHost: "id.test",
	});
	expect(policy.split("; ").filter((rule) => !alone.includes(rule))).toEqual([
		"connect-src 'self' https://uploads.test wss://live.test",
		"form-action 'self' https://id.test",
	]);
	expect(policy.split("; ")).toHaveLength(alone.length);
});
