import { readFileSync } from "node:fs";
import { contentSecurityPolicy, securityHeaders } from "#shared/core/http/security-headers.ts";
import { asText, type Properties, synthesise } from "./synthesise.ts";

const aws = synthesise();
const production = synthesise({ stage: "production" });

describe("the site's distribution", () => {
	const distributions = aws.find("AWS::CloudFront::Distribution");
	const config = (id: string) =>
		Object.entries(distributions).find(([key]) => key.startsWith(id))?.[1].Properties
			.DistributionConfig as Properties;
	const site = config("WebDistribution");

	test("the distribution passes on the API's errors, and shows the 404 page only for objects missing in the bucket", () => {
		for (const { ResponsePagePath, ResponseCode } of site.CustomErrorResponses) {
			expect([ResponsePagePath, ResponseCode]).toEqual([undefined, undefined]);
		}
		const behind = config("WebNotFound");
		expect(behind.DefaultCacheBehavior.FunctionAssociations).toMatchObject([
			{ EventType: "viewer-request" },
		]);
		expect(behind.CustomErrorResponses).toEqual([
			{
				ErrorCode: 403,
				ResponseCode: 404,
				ResponsePagePath: "/en/404.html",
				ErrorCachingMinTTL: 10,
			},
		]);
		const groups: string[] = site.OriginGroups.Items.map(({ Id }: Properties) => Id);
		const apiPaths = site.CacheBehaviors.slice(0, -1) as Properties[];
		const images = site.CacheBehaviors.at(-1);
		expect([apiPaths.at(-1)?.PathPattern, images.PathPattern]).toEqual(["/api/*", "/images/*"]);
		for (const { TargetOriginId } of apiPaths) expect(groups).not.toContain(TargetOriginId);
		expect(groups.sort()).toEqual(
			[site.DefaultCacheBehavior.TargetOriginId, images.TargetOriginId].sort(),
		);
	});

	test("the distribution caches API responses by session and query, and forwards what the API reads", () => {
		const [cache] = aws.propertiesOf("AWS::CloudFront::CachePolicy");
		expect(cache.CachePolicyConfig).toMatchObject({
			MinTTL: 0,
			DefaultTTL: 0,
			ParametersInCacheKeyAndForwardedToOrigin: {
				CookiesConfig: { CookieBehavior: "whitelist", Cookies: ["__Host-session"] },
				QueryStringsConfig: { QueryStringBehavior: "all" },
			},
		});
		const [request] = aws.propertiesOf("AWS::CloudFront::OriginRequestPolicy");
		const { HeadersConfig, CookiesConfig } = request.OriginRequestPolicyConfig;
		expect(CookiesConfig.Cookies).toEqual(["__Host-session", "__Host-sign-in", "__Host-device"]);
		const read = readFileSync("functions/core/http/lambda.ts", "utf8").matchAll(
			/headers\["([a-z-]+)"\]/g,
		);
		const forwarded: string[] = HeadersConfig.Headers.map((name: string) => name.toLowerCase());
		expect(forwarded).toEqual(
			expect.arrayContaining([
				...[...read].map(([, name]) => name).filter((name) => name !== "x-origin-key"),
				"origin",
				"sec-fetch-site",
			]),
		);
		expect(forwarded).not.toContain("host");
		expect(forwarded.length).toBeLessThanOrEqual(10);
	});

	test("the distribution sends the shared security headers with every response", () => {
		const [{ ResponseHeadersPolicyConfig: policy }] = aws.propertiesOf(
			"AWS::CloudFront::ResponseHeadersPolicy",
		);
		const known = policy.SecurityHeadersConfig;
		const { AccessControlMaxAgeSec: age, IncludeSubdomains } = known.StrictTransportSecurity;
		const sent = {
			"content-security-policy": asText(known.ContentSecurityPolicy.ContentSecurityPolicy),
			"strict-transport-security": `max-age=${age}${IncludeSubdomains ? "; includeSubDomains" : ""}`,
			"x-content-type-options": known.ContentTypeOptions.Override && "nosniff",
			"x-frame-options": known.FrameOptions.FrameOption,
			"referrer-policy": known.ReferrerPolicy.ReferrerPolicy,
			...Object.fromEntries(
				policy.CustomHeadersConfig.Items.map(({ Header, Value }: Properties) => [Header, Value]),
			),
		};
		const signInHost = `${aws.stage.signInPrefix}.auth.<AWS::Region>.amazoncognito.com`;
		const [api] = Object.keys(aws.find("AWS::AppSync::Api"));
		const origins = [
			"https://<imagesBucket>.s3.<AWS::Region>.<AWS::URLSuffix>",
			`wss://<${api}.Dns.Realtime>`,
		];
		expect(sent).toEqual({
			...securityHeaders,
			"content-security-policy": contentSecurityPolicy({ signInHost, origins }),
		});
		for (const { Properties: properties } of Object.values(distributions)) {
			const { DefaultCacheBehavior, CacheBehaviors = [] } = properties.DistributionConfig;
			for (const behavior of [DefaultCacheBehavior, ...CacheBehaviors]) {
				expect(behavior.ResponseHeadersPolicyId).toBeDefined();
			}
		}
	});

	/** A function as CloudFront runs it: one plain script that CloudFront accepts. */
	function edgeFunction(id: string) {
		const functions = Object.entries(aws.find("AWS::CloudFront::Function"));
		const [{ FunctionCode, FunctionConfig }] = functions
			.filter(([key]) => key.includes(id))
			.map(([, { Properties: properties }]) => properties);
		const code = asText(FunctionCode);
		expect(FunctionConfig.Runtime).toBe("cloudfront-js-2.0");
		expect(code.length).toBeLessThan(10_240);
		// Matches statements only, because an address may contain these words.
		expect(code).not.toMatch(/^(?:export|import)\b|\b(?:import|require)\(/m);
		return new Function(`${code}; return handler;`)();
	}

	test("the edge serves the app shell for a page that is not rendered yet, and for no other missing file", () => {
		const handler = edgeFunction("StandIn");
		const behind = Object.values(site.Origins as Properties[]).find(
			({ OriginCustomHeaders }) => OriginCustomHeaders?.[0].HeaderName === "x-site-key",
		);
		const key = { value: asText(behind?.OriginCustomHeaders[0].HeaderValue) };
		const ask = (uri: string) => handler({ request: { uri, headers: { "x-site-key": key } } }).uri;
		// Nobody but the site's own distribution, which has the firewall, knows the key.
		for (const headers of [{}, { "x-site-key": { value: "guessed" } }])
			expect(handler({ request: { uri: "/en/index.html", headers } }).statusCode).toBe(403);
		expect(ask("/ar/events/7.html")).toBe("/ar/app.html");
		for (const uri of ["/en/missing.html", "/assets/gone.js", "/images/gone.webp"])
			expect(ask(uri)).toBe(uri);
	});

	test("the edge stores the language named in the address", () => {
		const handler = edgeFunction("ViewerResponse");
		const ask = (querystring: object) =>
			handler({ request: { querystring }, response: { cookies: {} } }).cookies;
		expect(ask({ lang: { value: "ar" } }).language).toMatchObject({ value: "ar" });
		for (const lang of [undefined, { value: "fr" }, { value: "" }])
			expect(ask({ lang })).toEqual({});
	});

	test("the edge function rewrites page addresses", () => {
		const handler = edgeFunction("ViewerRequest");
		const ask = (uri: string, cookies = {}, querystring = {}) =>
			handler({ request: { uri, cookies, querystring } });
		expect(ask("/").uri).toBe("/en/index.html");
		expect(ask("/events/7", { language: { value: "ar" } }).uri).toBe("/ar/events/7.html");
		expect(ask("/", { "__Host-session": { value: "x" } }).uri).toBe("/en/app.html");
		expect(ask("/news", {}, { category: { value: "seminar" } }).uri).toBe("/en/visitor.html");
		expect(ask("/news", {}, { lang: { value: "ar" }, utm: { value: "x" } }).uri).toBe(
			"/ar/news.html",
		);
		expect(
			ask("/events", { "__Host-session": { value: "x" } }, { month: { value: "2026-12" } }).uri,
		).toBe("/en/app.html");
		expect(ask("/assets/app.js").uri).toBe("/assets/app.js");
		for (const path of ["/api/auth/%6Cogin", "/%61pi/auth/login", "/api/%"])
			expect(ask(path)).toMatchObject({ statusCode: 404, statusDescription: "Not Found" });
		const answer = ask("/api/auth/user");
		expect(answer).toMatchObject({ statusCode: 401, statusDescription: "Unauthorized" });
		expect(JSON.parse(answer.body.data).code).toBe("unauthorized");
		for (const [name, value] of Object.entries(securityHeaders))
			expect(answer.headers[name]).toEqual({ value });
	});

	test("the distribution uses its own domain name and TLS 1.2 in production", () => {
		const [, { DistributionConfig }] = production
			.propertiesOf("AWS::CloudFront::Distribution")
			.sort((a, b) => a.DistributionConfig.Comment.localeCompare(b.DistributionConfig.Comment));
		expect(DistributionConfig.Aliases).toEqual([new URL(production.stage.siteUrl).host]);
		expect(DistributionConfig.ViewerCertificate.MinimumProtocolVersion).toBe("TLSv1.2_2021");
	});
});
