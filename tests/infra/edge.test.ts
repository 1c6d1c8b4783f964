import { api } from "#shared/api.ts";
import type { Route } from "#shared/core/http/route.ts";
import { asText, type Properties, synthesise } from "./synthesise.ts";

const identityProvider = {
	name: "House",
	issuer: "https://id.example",
	clientId: "us",
	secretName: "house/secret",
};
const venues = ["203.0.113.0/29"];
const aws = synthesise(
	{ stage: "production" },
	{ identityProvider, firewall: { commonRules: "count", venues } },
);
const [acl] = aws.propertiesOf("AWS::WAFv2::WebACL");
const rules: Record<string, Properties> = Object.fromEntries(
	acl.Rules.map((rule: Properties) => [rule.Name, rule]),
);
const rate = (name: string) => rules[name].Statement.RateBasedStatement;

describe("the firewall", () => {
	test("the firewall is in us-east-1 and protects the site's distribution only", () => {
		expect(aws.edge?.region).toBe("us-east-1");
		expect(aws.site.region).toBe(aws.stage.region);
		expect(acl).toMatchObject({ Scope: "CLOUDFRONT", DefaultAction: { Allow: {} } });
		const firewalls = Object.entries(aws.find("AWS::CloudFront::Distribution")).map(
			([id, { Properties: properties }]) => [
				id.startsWith("WebNotFound"),
				properties.DistributionConfig.WebACLId,
			],
		);
		expect(firewalls).toEqual(
			expect.arrayContaining([
				[false, { Ref: "Firewall" }],
				[true, undefined],
			]),
		);
		expect(aws.templates.site.toJSON().Parameters.Firewall.Default).toBeUndefined();
	});

	test("the firewall limits visitors by IP address, signed-in people one by one, and password guesses", () => {
		expect(rate("Visitors")).toMatchObject({
			Limit: 2_000,
			EvaluationWindowSec: 300,
			AggregateKeyType: "IP",
		});
		expect(
			rate("Visitors").ScopeDownStatement.NotStatement.Statement.ByteMatchStatement,
		).toMatchObject({
			FieldToMatch: { SingleHeader: { Name: "cookie" } },
			SearchString: "__Host-session=",
		});
		expect(rate("People")).toMatchObject({ Limit: 2_000, AggregateKeyType: "CUSTOM_KEYS" });
		expect(rate("People").CustomKeys).toEqual([
			{ IP: {} },
			{ Cookie: expect.objectContaining({ Name: "__Host-session" }) },
		]);
		expect(rate("Everybody")).toMatchObject({ Limit: 20_000, AggregateKeyType: "IP" });
		expect(rate("Everybody").ScopeDownStatement).toBeUndefined();
		expect(rate("SignIns").Limit).toBe(100);
	});

	test("the firewall limits every call that could guess a secret or costs much, however its path is written", () => {
		const [paths, asks] = rate("SignIns").ScopeDownStatement.AndStatement.Statements;
		const limited: string[] = paths.OrStatement.Statements.map(
			({ ByteMatchStatement }: Properties) => {
				const { SearchString, PositionalConstraint, TextTransformations } = ByteMatchStatement;
				expect(PositionalConstraint).toBe("STARTS_WITH");
				expect(TextTransformations).toEqual([
					{ Priority: 0, Type: "URL_DECODE" },
					{ Priority: 1, Type: "NORMALIZE_PATH" },
					{ Priority: 2, Type: "LOWERCASE" },
				]);
				return SearchString;
			},
		);
		expect(asks.NotStatement.Statement.ByteMatchStatement).toMatchObject({
			FieldToMatch: { Method: {} },
			SearchString: "GET",
		});
		// Calls that take a password, a code or a token, and all writes of visitors. The payment
		// gateway's servers share an address, and a webhook without its signature costs one HMAC.
		const ofVisitors = Object.values(api)
			.flatMap((routes) => Object.values<Route>(routes))
			.filter(({ method, access }) => access === "public" && method !== "GET")
			.filter((route) => route !== api["online-payments"].webhook);
		const guessing = Object.values<Route>(api.auth).filter(({ body }) => body);
		const open = [...ofVisitors, ...guessing].filter(
			({ path }) => !limited.some((start) => `/api${path}`.startsWith(start)),
		);
		expect(open).toEqual([]);
	});

	test("the firewall rejects with the API's own error format", () => {
		const limits = Object.values(rules).filter(({ Statement }) => Statement.RateBasedStatement);
		for (const { Action } of limits) expect(Action.Block.CustomResponse.ResponseCode).toBe(429);
		expect(JSON.parse(acl.CustomResponseBodies.busy.Content).code).toBe("busy");
	});

	test("the firewall admits the addresses of venues first, if there are any", () => {
		expect(rules.Venues).toMatchObject({ Priority: 0, Action: { Allow: {} } });
		expect(aws.propertiesOf("AWS::WAFv2::IPSet")[0].Addresses).toEqual(venues);
		expect(acl.Rules.map(({ Priority }: Properties) => Priority)).toEqual(
			acl.Rules.map((_: unknown, at: number) => at),
		);
	});

	test("the firewall ignores rules about bodies, which our schemas check, and stores no samples with cookies", () => {
		expect(rules.CommonRules.OverrideAction).toEqual({ Count: {} });
		const { RuleActionOverrides } = rules.CommonRules.Statement.ManagedRuleGroupStatement;
		for (const { Name, ActionToUse } of RuleActionOverrides) {
			expect([Name.endsWith("_BODY"), ActionToUse]).toEqual([true, { Count: {} }]);
		}
		for (const { VisibilityConfig } of [acl, ...acl.Rules])
			expect(VisibilityConfig.SampledRequestsEnabled).toBe(false);
	});
});

test("access logs expire, and contain no IP address, cookie, query, referrer or user agent", () => {
	const [{ RecordFields }] = aws.propertiesOf("AWS::Logs::Delivery");
	const personal = /^(c-ip|c-port|c-asn|x-forwarded-for|cs\(|cs-uri-query|asn)/;
	expect(RecordFields.filter((field: string) => personal.test(field))).toEqual([]);
	expect(RecordFields).toEqual(expect.arrayContaining(["cs-uri-stem", "sc-status", "time-taken"]));
	const [source] = Object.values<Properties>(aws.find("AWS::Logs::DeliverySource"));
	expect(source.Condition).toBeDefined();
	expect(asText(source.Properties.ResourceArn)).toMatch(/:distribution\/<Distribution>$/);
	for (const { RetentionInDays } of aws.propertiesOf("AWS::Logs::LogGroup"))
		expect(RetentionInDays).toBeGreaterThan(0);
	const [{ AccessLogSettings }] = aws.propertiesOf("AWS::ApiGatewayV2::Stage");
	expect(AccessLogSettings.Format).not.toMatch(
		/identity|sourceIp|userAgent|authorizer|querystring|\$context\.path/i,
	);
});

test("pages redirect to TLS, and the API rejects requests without it", () => {
	const configs = aws
		.propertiesOf("AWS::CloudFront::Distribution")
		.map(({ DistributionConfig }) => DistributionConfig);
	const [site] = configs.filter(({ CacheBehaviors }) => CacheBehaviors);
	for (const { PathPattern, ViewerProtocolPolicy } of site.CacheBehaviors as Properties[])
		expect([PathPattern, ViewerProtocolPolicy]).toEqual([
			PathPattern,
			PathPattern.startsWith("/api/") ? "https-only" : "redirect-to-https",
		]);
	expect(site.DefaultCacheBehavior.ViewerProtocolPolicy).toBe("redirect-to-https");
});

test("every distribution redirects to TLS or requires it", () => {
	for (const { DistributionConfig } of aws.propertiesOf("AWS::CloudFront::Distribution")) {
		const behaviors = [
			DistributionConfig.DefaultCacheBehavior,
			...(DistributionConfig.CacheBehaviors ?? []),
		];
		for (const { ViewerProtocolPolicy } of behaviors)
			expect(ViewerProtocolPolicy).toMatch(/^(redirect-to-https|https-only)$/);
		for (const { CustomOriginConfig } of DistributionConfig.Origins) {
			if (CustomOriginConfig) expect(CustomOriginConfig.OriginProtocolPolicy).toBe("https-only");
		}
	}
});

test("the external identity provider uses OpenID Connect, and its secret is in no template", () => {
	const [provider] = aws.propertiesOf("AWS::Cognito::UserPoolIdentityProvider");
	expect(provider).toMatchObject({
		ProviderType: "OIDC",
		AttributeMapping: { email: "email", email_verified: "email_verified" },
		ProviderDetails: {
			oidc_issuer: identityProvider.issuer,
			authorize_scopes: "openid email profile",
		},
	});
	expect(asText(provider.ProviderDetails.client_secret)).toContain("{{resolve:secretsmanager:");
	const [client] = aws.propertiesOf("AWS::Cognito::UserPoolClient");
	expect(client.SupportedIdentityProviders).toHaveLength(2);
});

test("the edge key is in no template or function, and functions know its hash before the edge sends it", () => {
	const { Parameters } = aws.templates.site.toJSON();
	expect(Parameters.EdgeKey).toMatchObject({ NoEcho: true });
	expect(Parameters.EdgeKey.Default ?? Parameters.EdgeKeyHashes.Default).toBeUndefined();
	const resources = Object.values<Properties>(aws.templates.site.toJSON().Resources);
	const holders = resources.filter((resource) =>
		JSON.stringify(resource).includes('{"Ref":"EdgeKey"}'),
	);
	expect(holders.map(({ Type }) => Type)).toEqual(["AWS::CloudFront::Distribution"]);
	const [distribution] = holders;
	const functions = Object.entries(aws.find("AWS::Lambda::Function"));
	const knowing = functions.filter(
		([, one]) => one.Properties.Environment.Variables.EDGE_KEY_HASHES,
	);
	expect(knowing.length).toBeGreaterThan(10);
	for (const [id, { Properties: properties }] of knowing) {
		expect(properties.Environment.Variables.EDGE_KEY_HASHES).toEqual({ Ref: "EdgeKeyHashes" });
		expect(distribution.DependsOn).toContain(id);
	}
	expect(aws.types.has("AWS::SecretsManager::Secret")).toBe(false);
});
