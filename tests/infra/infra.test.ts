import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { CfnResource } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { edgeKeyHash } from "#infra/edge-key-hash.ts";
import { domains } from "#shared/api.ts";
import { gateways } from "#shared/core/http/gateway-routes.ts";
import { table } from "#shared/core/table.ts";
import { everyRoute } from "../core/routes.ts";
import { acknowledged, asText, lambdas, type Properties, synthesise } from "./synthesise.ts";

/** Number of routes in November 2026, see docs/decisions/0092. */
const routesThen = 239;
/** With this multiple of the present routes and domains, AWS's limits must still hold. */
const multiple = 3;

const aws = synthesise();
const production = synthesise({ stage: "production" });
const onThisMachine = { signInUrl: "http://127.0.0.1:4566", edgeKey: "a word" };
const local = synthesise({ target: "local", ...onThisMachine });

type Operation = { "x-amazon-apigateway-integration": { $ref: string } };

type App = typeof aws;

const nameOf = (gateway: string) => `${gateway[0]}-${gateway.at(-1)}`;

/** The OpenAPI documents from which AWS creates the HTTP APIs, in the order of `gateways`. */
const documentsOf = (app: App): Properties[] => {
	const documents = app.propertiesOf("AWS::ApiGatewayV2::Api").map(({ Body }) => Body);
	return gateways.map((gateway) =>
		documents.find(({ info }) => info.title.endsWith(`-${nameOf(gateway)}`)),
	) as Properties[];
};

/** The routes of a document, each with the key of its integration. */
const routesOf = (document: Properties) =>
	Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, operations]) =>
		Object.entries(operations).map(([name, operation]) => ({
			method: name === "x-amazon-apigateway-any-method" ? "ANY" : name.toUpperCase(),
			path,
			integration: operation["x-amazon-apigateway-integration"].$ref.replace(
				"#/components/x-amazon-apigateway-integrations/",
				"",
			),
		})),
	);

const integrationsOf = (document: Properties) =>
	Object.entries<Properties>(document.components["x-amazon-apigateway-integrations"]);

const siteBehaviors = (app: App): Properties[] =>
	app
		.propertiesOf("AWS::CloudFront::Distribution")
		.map(({ DistributionConfig }) => DistributionConfig)
		.find(({ CacheBehaviors }) => CacheBehaviors).CacheBehaviors;

const matches = (pattern: string, path: string) =>
	new RegExp(`^${pattern.replaceAll("*", ".*")}$`).test(path);

describe("the HTTP APIs", () => {
	test("the HTTP APIs together have exactly one route per path, served by its domain's function", () => {
		const functions = aws.find("AWS::Lambda::Function");
		const answered = documentsOf(aws).flatMap((document) => {
			const names = new Map(
				integrationsOf(document).map(([key, { uri }]) => {
					const [, id] = /functions\/<(\w+)\.Arn>\/invocations$/.exec(asText(uri)) ?? [];
					return [key, functions[id].Properties.Environment.Variables.SERVICE_NAME];
				}),
			);
			return routesOf(document).flatMap(({ method, path, integration }) => {
				const calls = everyRoute.filter(
					({ route }) => `/api${route.path}` === path && ["ANY", route.method].includes(method),
				);
				return calls.map(({ key }) => `${key} → ${names.get(integration)}`);
			});
		});
		expect(answered.sort()).toEqual(
			everyRoute.map(({ key, domain }) => `${key} → ${domain}`).sort(),
		);
		const paths = documentsOf(aws).flatMap((document) => Object.keys(document.paths));
		expect(paths.filter((path) => path.includes("+"))).toEqual([]);
	});

	test("the distribution sends each path to the HTTP API that has it, with the edge key", () => {
		const { Origins } = aws
			.propertiesOf("AWS::CloudFront::Distribution")
			.map(({ DistributionConfig }) => DistributionConfig)
			.find(({ CacheBehaviors }) => CacheBehaviors);
		const apis = Object.entries(aws.find("AWS::ApiGatewayV2::Api"));
		const behaviors = siteBehaviors(aws);
		for (const document of documentsOf(aws)) {
			const [id] =
				apis.find(
					([
						,
						{
							Properties: { Body },
						},
					]) => Body.info === document.info,
				) ?? [];
			for (const path of Object.keys(document.paths)) {
				const taken = behaviors.find(({ PathPattern }) => matches(PathPattern, path));
				const origin = Origins.find(({ Id }: Properties) => Id === taken?.TargetOriginId);
				expect([path, asText(origin.DomainName).split(".")[0]]).toEqual([path, `<${id}>`]);
				expect(origin.OriginCustomHeaders).toEqual([
					{ HeaderName: "x-origin-key", HeaderValue: { Ref: "EdgeKey" } },
				]);
			}
		}
		expect(behaviors.length).toBeLessThanOrEqual(75);
	});

	test("the distribution treats the calls of all HTTP APIs alike", () => {
		const [first, ...others] = siteBehaviors(aws)
			.filter(({ PathPattern }) => PathPattern.startsWith("/api/"))
			.map(({ PathPattern: _pattern, TargetOriginId: _origin, ...behavior }) => behavior);
		for (const other of others) expect(other).toEqual(first);
	});

	test("each HTTP API has its name and tags in the document, because AWS rejects both outside it", () => {
		for (const properties of aws.propertiesOf("AWS::ApiGatewayV2::Api"))
			expect(Object.keys(properties)).toEqual(["Body"]);
		for (const [at, document] of documentsOf(aws).entries())
			expect(document).toMatchObject({
				info: { title: `kyokushin-dev-${nameOf(gateways[at])}` },
				tags: [{ name: "stage", "x-amazon-apigateway-tag-value": "dev" }],
			});
	});

	test("each HTTP API declares the parameters of its paths", () => {
		const paths = documentsOf(aws).flatMap((document) =>
			Object.entries<Properties>(document.paths),
		);
		for (const [path, operations] of paths) {
			for (const { parameters } of Object.values<Properties>(operations)) {
				const names = parameters.map(({ name }: Properties) => `{${name}}`);
				expect([path, names]).toEqual([path, path.match(/\{\w+\}/g) ?? []]);
			}
		}
	});

	test("each HTTP API invokes its functions through one role that can do nothing else", () => {
		for (const document of documentsOf(aws)) {
			const integrations = integrationsOf(document).map(([, integration]) => integration);
			const [caller, ...others] = new Set(
				integrations.map(({ credentials }) => credentials["Fn::GetAtt"][0]),
			);
			expect(others).toEqual([]);
			const [{ PolicyDocument: rights }, ...more] =
				aws.find("AWS::IAM::Role")[caller].Properties.Policies;
			const [{ Action, Resource }, ...besides] = rights.Statement;
			expect([more, besides, Action]).toEqual([[], [], "lambda:InvokeFunction"]);
			const called = integrations.map(({ uri }) => asText(uri).split("/").at(-2));
			expect(Resource.map(asText).sort()).toEqual(called.sort());
		}
		const permitted = aws.propertiesOf("AWS::Lambda::Permission").map(({ Principal }) => Principal);
		expect(permitted).not.toContain("apigateway.amazonaws.com");
	});

	const stages = Object.entries<Properties>(production.find("AWS::ApiGatewayV2::Stage"));

	test("each HTTP API logs and limits its calls alike, registration routes by their own key", () => {
		const shared = stages.map(
			([
				,
				{
					Properties: { RouteSettings, ApiId, ...rest },
				},
			]) => rest,
		);
		for (const stage of shared) expect(stage).toEqual(shared[0]);
		expect(shared[0]).toMatchObject({
			DefaultRouteSettings: { ThrottlingRateLimit: production.stage.throttle.rateLimit },
			AccessLogSettings: { Format: expect.stringContaining("$context.routeKey") },
		});
		const keys = documentsOf(production)
			.flatMap(routesOf)
			.filter(({ integration }) => integration === "registrations")
			.map(({ method, path }) => `${method} ${path}`);
		expect(keys.length).toBeGreaterThan(10);
		const limited = stages.flatMap(
			([
				,
				{
					Properties: { RouteSettings },
				},
			]) => Object.keys(RouteSettings),
		);
		expect(limited.sort()).toEqual(keys.sort());
		expect(lambdas(production).registrations.ReservedConcurrentExecutions).toBeGreaterThan(0);
	});

	test("a change of an API's throttled routes or letters replaces it, because AWS refuses to update it", () => {
		const apis = production.find("AWS::ApiGatewayV2::Api");
		for (const [id, { Properties: properties }] of stages) {
			const { title } = apis[properties.ApiId.Ref].Properties.Body.info;
			const letters = gateways.find((gateway) => title.endsWith(`-${nameOf(gateway)}`));
			const keys = [letters, ...Object.keys(properties.RouteSettings).sort()].join();
			const part = createHash("sha256").update(keys).digest("hex").slice(0, 8);
			expect([id, properties.ApiId.Ref].filter((one) => !one.includes(part))).toEqual([]);
		}
	});

	test("the stages of the HTTP APIs are created before the distribution that sends requests to them", () => {
		const [api] = Object.keys(aws.find("AWS::ApiGatewayV2::Api"));
		const distributions = Object.values<Properties>(aws.find("AWS::CloudFront::Distribution"));
		const callers = distributions.filter(({ Properties: { DistributionConfig } }) =>
			JSON.stringify(DistributionConfig.Origins).includes(api),
		);
		expect(callers).toHaveLength(1);
		expect(callers[0].DependsOn).toEqual(
			expect.arrayContaining(Object.keys(aws.find("AWS::ApiGatewayV2::Stage"))),
		);
	});
});

describe("room to grow", () => {
	const { site, templates } = production;
	const documents = documentsOf(production);
	/**
	 * The factor by which routes and domains may still grow until they reach `times` the number of
	 * November 2026.
	 */
	const growthTo = (times: number) =>
		Math.max(1, (times * routesThen) / documents.flatMap(routesOf).length);
	const ofDomains = domains
		.flatMap((domain) => [domain, `${domain}-own`])
		.flatMap((id) => site.node.findChild(id).node.findAll())
		.filter(CfnResource.isCfnResource).length;
	const resources = Object.values(templates).map(
		(template) => Object.keys(template.toJSON().Resources).length,
	);
	const largestStack = (times: number) =>
		Math.max(...resources) + (growthTo(times) - 1) * ofDomains;

	test("each stack has at most half of CloudFormation's 500 resources with 1.5 times the domains", () => {
		expect(largestStack(1.5)).toBeLessThanOrEqual(250);
	});

	const lengthOf = (value: unknown) => JSON.stringify(value).length;

	/** Bytes of the site's template: functions, their roles and the APIs grow, the rest does not. */
	function templateSize(growth: number): number {
		const grows = ["Lambda::Function", "IAM::Role", "ApiGatewayV2::Api", "ApiGatewayV2::Stage"];
		const growing = grows.map((type) => lengthOf(templates.site.findResources(`AWS::${type}`)));
		const sum = growing.reduce((total, length) => total + length);
		return lengthOf(templates.site.toJSON()) + (growth - 1) * sum;
	}

	test(`no limit of a new AWS account is reached with ${multiple} times the routes and domains`, () => {
		const growth = growthTo(multiple);
		const most = (countOf: (document: Properties) => number) =>
			Math.max(...documents.map(countOf)) * growth;
		const routes = most((document) => routesOf(document).length);
		const integrations = most((document) => integrationsOf(document).length);
		// The ARN of a function has at most 120 characters.
		const permissions = 120 * integrations;
		const figures: [string, number, number][] = [
			["routes of an API", routes, 300],
			["integrations of an API", integrations, 300],
			["characters of the permissions of an API's role", permissions, 10_240],
			["resources of a stack", largestStack(multiple), 500],
			["bytes of a template", templateSize(growth), 1_048_576],
		];
		expect(figures.filter(([, figure, limit]) => figure > limit)).toEqual([]);
	});
});

describe("resources that must survive", () => {
	test("the table keeps its logical id and all its protection", () => {
		const { Table: resource } = aws.find("AWS::DynamoDB::Table");
		expect(resource).toMatchObject({
			DeletionPolicy: "Retain",
			UpdateReplacePolicy: "Retain",
			Properties: {
				DeletionProtectionEnabled: true,
				PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
				StreamSpecification: { StreamViewType: "NEW_AND_OLD_IMAGES" },
				TimeToLiveSpecification: { AttributeName: table.timeToLive, Enabled: true },
				KeySchema: [{ AttributeName: table.partitionKey }, { AttributeName: table.sortKey }],
			},
		});
		const names = resource.Properties.GlobalSecondaryIndexes.map(
			(index: Properties) => index.IndexName,
		);
		expect(names).toEqual(table.indexes.map(({ name }) => name));
	});

	test("resources with data are retained when their protected stack is deleted", () => {
		expect(aws.data.terminationProtection).toBe(true);
		const retained = [
			"AWS::DynamoDB::Table",
			"AWS::S3::Bucket",
			"AWS::Cognito::UserPool",
			"AWS::SES::EmailIdentity",
		];
		const resources = Object.values<Properties>(aws.templates.data.toJSON().Resources);
		for (const { DeletionPolicy } of resources.filter(({ Type }) => retained.includes(Type))) {
			expect(DeletionPolicy).toBe("Retain");
		}
	});

	test("the stacks know each other's resources by name only", () => {
		expect(JSON.stringify(aws.templates.site.toJSON())).not.toContain("Fn::ImportValue");
		expect(JSON.stringify(aws.templates.data.toJSON().Outputs)).not.toContain("Export");
	});
});

test("sign-in works by code or by our own call, and does not reveal which accounts exist", () => {
	const [client] = aws.propertiesOf("AWS::Cognito::UserPoolClient");
	expect(client).toMatchObject({
		AllowedOAuthFlows: ["code"],
		CallbackURLs: [`${aws.stage.siteUrl}/api/auth/callback`],
		GenerateSecret: false,
		PreventUserExistenceErrors: "ENABLED",
	});
	expect(asText(lambdas(aws).auth.Environment.Variables.SIGN_IN_URL)).toBe(
		`https://${aws.stage.signInPrefix}.auth.<AWS::Region>.amazoncognito.com`,
	);
	expect(client.ExplicitAuthFlows).toEqual([
		"ALLOW_ADMIN_USER_PASSWORD_AUTH",
		"ALLOW_REFRESH_TOKEN_AUTH",
	]);
});

test("the second factor is an authenticator app, optional for all and required of staff in production", () => {
	const [pool] = aws.propertiesOf("AWS::Cognito::UserPool");
	expect(pool).toMatchObject({ MfaConfiguration: "OPTIONAL", EnabledMfas: ["SOFTWARE_TOKEN_MFA"] });
	const required = (app: typeof aws) =>
		Object.entries(lambdas(app))
			.filter(([, { Environment }]) => Environment.Variables.REQUIRE_SECOND_FACTOR === "true")
			.map(([name]) => name);
	expect([required(aws), required(production).sort()]).toEqual([[], [...domains].sort()]);
});

test("every alarm names its runbook section and notifies one topic", () => {
	const alarms = aws.propertiesOf("AWS::CloudWatch::Alarm");
	expect(alarms.length).toBeGreaterThan(5);
	for (const { AlarmDescription, AlarmActions } of alarms) {
		expect(AlarmDescription).toContain("docs/runbook.md");
		expect(AlarmActions).toHaveLength(1);
	}
	const names = alarms.map(
		({ AlarmDescription }) => AlarmDescription.split("docs/runbook.md, ")[1],
	);
	const headings = [...readFileSync("docs/runbook.md", "utf8").matchAll(/^## ([A-Z]\S+)$/gm)].map(
		([, name]) => name,
	);
	expect(names.sort()).toEqual(headings.sort());
});

test("the dashboard shows API, functions, queues, table and every alarm", () => {
	const [{ DashboardBody }] = aws.propertiesOf("AWS::CloudWatch::Dashboard");
	const widgets: { properties: Properties }[] = JSON.parse(asText(DashboardBody)).widgets;
	const figures = widgets.flatMap(({ properties }) =>
		properties.metrics.map((metric: string[]) => metric[1]),
	);
	const wanted = {
		api: ["Count", "4xx", "5xx"],
		functions: ["Errors", "Duration", "Throttles", "ConcurrentExecutions", "IteratorAge"],
		queues: ["ApproximateAgeOfOldestMessage", "ApproximateNumberOfMessagesVisible"],
		table: [
			"ConsumedWriteCapacityUnits",
			"ConsumedReadCapacityUnits",
			"WriteThrottleEvents",
			"ReadThrottleEvents",
		],
	};
	expect(figures).toEqual(expect.arrayContaining(Object.values(wanted).flat()));
	const [times] = widgets.filter(({ properties }) => properties.title === "Time by function, p99");
	expect(times.properties.metrics).toHaveLength(Object.keys(lambdas(aws)).length);
	for (const [, , , , { stat }] of times.properties.metrics) expect(stat).toBe("p99");
	const regional = Object.values<Properties>(
		aws.templates.site.findResources("AWS::CloudWatch::Alarm"),
	);
	expect(widgets.filter(({ properties }) => properties.annotations)).toHaveLength(regional.length);
});

describe.each([
	["dev", aws],
	["production", production],
])("cdk-nag AwsSolutions on %s", (_name, { app }) => {
	test("reports nothing that is not acknowledged", () => {
		const { violations } = new AwsSolutionsChecks().validateScope(app);
		expect(
			violations.map(({ ruleName, violatingResources }) => [
				ruleName,
				violatingResources[0].constructPath,
			]),
		).toEqual([]);
	});

	test("has at most 17 acknowledgements, each with a reason", () => {
		const all = acknowledged(app);
		expect(all.length).toBeLessThanOrEqual(17);
		for (const { reason } of all) expect(reason.length).toBeGreaterThan(40);
	});
});

test("emails that come back or are marked as spam reach the mail function, of this stage only", () => {
	const [destination] = aws.propertiesOf("AWS::SES::ConfigurationSetEventDestination");
	expect(destination.EventDestination).toMatchObject({
		Enabled: true,
		MatchingEventTypes: ["bounce", "complaint"],
		EventBridgeDestination: { EventBusArn: expect.anything() },
	});
	const rule = aws
		.propertiesOf("AWS::Events::Rule")
		.find(({ EventPattern }) => EventPattern?.source?.includes("aws.ses")) as Properties;
	expect(rule.EventPattern).toMatchObject({
		"detail-type": ["Email Bounced", "Email Complaint Received"],
		detail: { mail: { tags: { "ses:configuration-set": [expect.anything()] } } },
	});
	const [{ Arn, InputTransformer, DeadLetterConfig }] = rule.Targets;
	expect(asText(Arn)).toMatch(/Letters/);
	expect(asText(DeadLetterConfig.Arn)).toMatch(/DeadLetters/);
	expect(InputTransformer.InputPathsMap).toEqual({ detail: "$.detail" });
	expect(InputTransformer.InputTemplate).toBe('{"kind":"outcome","detail":<detail>}');
	expect(local.propertiesOf("AWS::SES::ConfigurationSetEventDestination")).toEqual([]);
});

test("a local deployment leaves out resources that the emulator does not support", () => {
	const leftOut = [
		"AWS::CloudFront::CachePolicy",
		"AWS::CloudFront::Function",
		"AWS::CloudFront::OriginAccessControl",
		"AWS::CloudFront::OriginRequestPolicy",
		"AWS::CloudFront::ResponseHeadersPolicy",
		"AWS::CloudWatch::CompositeAlarm",
		"AWS::Cognito::ManagedLoginBranding",
		"AWS::Cognito::UserPoolIdentityProvider",
		"AWS::Logs::MetricFilter",
		"AWS::SES::Template",
		"AWS::WAFv2::WebACLAssociation",
	];
	expect(leftOut.filter((type) => local.types.has(type))).toEqual([]);
	const custom = [...local.types, ...aws.types].filter((type) => type.startsWith("Custom::"));
	expect(custom).toEqual([]);
	for (const alarm of local.propertiesOf("AWS::CloudWatch::Alarm"))
		expect(alarm.Metrics).toBeUndefined();
	expect(lambdas(local).auth.Architectures).toEqual([
		process.arch === "arm64" ? "arm64" : "x86_64",
	]);
	expect(lambdas(local).auth.Environment.Variables).toMatchObject({
		SITE_URL: "http://localhost:3300",
		SIGN_IN_URL: "http://127.0.0.1:4566",
		EDGE_KEY_HASHES: edgeKeyHash("a word"),
	});
});
