import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { CfnResource } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { edgeKeyHash } from "#infra/edge-key-hash.ts";
import { domains } from "#shared/api.ts";
import { table } from "#shared/core/table.ts";
import { everyRoute } from "../core/routes.ts";
import { acknowledged, asText, lambdas, type Properties, synthesise } from "./synthesise.ts";

/** 1.5 times the routes of November 2026, see docs/decisions/0061. */
const plannedRoutes = 384;

const aws = synthesise();
const production = synthesise({ stage: "production" });
const onThisMachine = { signInUrl: "http://127.0.0.1:4566", edgeKey: "a word" };
const local = synthesise({ target: "local", ...onThisMachine });

type Operation = { "x-amazon-apigateway-integration": { $ref: string } };

/** The OpenAPI document from which AWS creates the API. */
const documentOf = (app: typeof aws): Properties =>
	app.propertiesOf("AWS::ApiGatewayV2::Api")[0].Body;

/** The routes of the document, each with the key of its integration. */
const deployedRoutes = (app: typeof aws) =>
	Object.entries<Record<string, Operation>>(documentOf(app).paths).flatMap(([path, operations]) =>
		Object.entries(operations).map(([name, operation]) => ({
			method: name === "x-amazon-apigateway-any-method" ? "ANY" : name.toUpperCase(),
			path,
			integration: operation["x-amazon-apigateway-integration"].$ref.replace(
				"#/components/x-amazon-apigateway-integrations/",
				"",
			),
		})),
	);

const integrationsOf = (app: typeof aws) =>
	Object.entries<Properties>(documentOf(app).components["x-amazon-apigateway-integrations"]);

describe("the API", () => {
	test("the API has exactly one route per path, served by its domain's function", () => {
		const functions = aws.find("AWS::Lambda::Function");
		const names = new Map(
			integrationsOf(aws).map(([key, { uri }]) => {
				const [, id] = /functions\/<(\w+)\.Arn>\/invocations$/.exec(asText(uri)) ?? [];
				return [key, functions[id].Properties.Environment.Variables.SERVICE_NAME];
			}),
		);
		const answered = deployedRoutes(aws).flatMap(({ method, path, integration }) => {
			const calls = everyRoute.filter(
				({ route }) => `/api${route.path}` === path && ["ANY", route.method].includes(method),
			);
			return calls.map(({ key }) => `${key} → ${names.get(integration)}`);
		});
		expect(answered.sort()).toEqual(
			everyRoute.map(({ key, domain }) => `${key} → ${domain}`).sort(),
		);
		expect(deployedRoutes(aws).filter(({ path }) => path.includes("+"))).toEqual([]);
	});

	test("the API has its name and tags in the document, because AWS rejects both outside it", () => {
		const [properties] = aws.propertiesOf("AWS::ApiGatewayV2::Api");
		expect(Object.keys(properties)).toEqual(["Body"]);
		expect(properties.Body).toMatchObject({
			info: { title: "kyokushin-dev" },
			tags: [{ name: "stage", "x-amazon-apigateway-tag-value": "dev" }],
		});
	});

	test("the API declares the parameters of each path", () => {
		for (const [path, operations] of Object.entries<Properties>(documentOf(aws).paths)) {
			for (const { parameters } of Object.values<Properties>(operations)) {
				const names = parameters.map(({ name }: Properties) => `{${name}}`);
				expect([path, names]).toEqual([path, path.match(/\{\w+\}/g) ?? []]);
			}
		}
	});

	test("the API invokes its functions through one role that can do nothing else", () => {
		const integrations = integrationsOf(aws).map(([, integration]) => integration);
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
		const permitted = aws.propertiesOf("AWS::Lambda::Permission").map(({ Principal }) => Principal);
		expect(permitted).not.toContain("apigateway.amazonaws.com");
	});

	test("the API throttles registration routes separately, each by its route key", () => {
		const [stage] = production.propertiesOf("AWS::ApiGatewayV2::Stage");
		const keys = deployedRoutes(production)
			.filter(({ integration }) => integration === "registrations")
			.map(({ method, path }) => `${method} ${path}`);
		expect(keys.length).toBeGreaterThan(10);
		expect(Object.keys(stage.RouteSettings).sort()).toEqual(keys.sort());
		expect(lambdas(production).registrations.ReservedConcurrentExecutions).toBeGreaterThan(0);
	});

	test("a change of the throttled routes replaces the API and its stage, because AWS refuses to update them", () => {
		const [[id, { Properties }]] = Object.entries(aws.find("AWS::ApiGatewayV2::Stage"));
		const keys = Object.keys(Properties.RouteSettings).sort().join();
		const part = createHash("sha256").update(keys).digest("hex").slice(0, 8);
		expect([id, Properties.ApiId.Ref].filter((one) => !one.includes(part))).toEqual([]);
	});

	test("the API's stage is created before the distribution that sends requests to it", () => {
		const [stage] = Object.keys(aws.find("AWS::ApiGatewayV2::Stage"));
		const [api] = Object.keys(aws.find("AWS::ApiGatewayV2::Api"));
		const distributions = Object.values<Properties>(aws.find("AWS::CloudFront::Distribution"));
		const callers = distributions.filter(({ Properties: { DistributionConfig } }) =>
			JSON.stringify(DistributionConfig.Origins).includes(api),
		);
		expect(callers.map(({ DependsOn }) => DependsOn.includes(stage))).toEqual([true]);
	});

	test("every stack stays below half of CloudFormation's limit with 1.5 times the routes and domains", () => {
		const { site, templates } = production;
		const growth = Math.max(1, plannedRoutes / everyRoute.length);
		const ofDomains = domains
			.flatMap((domain) => [domain, `${domain}-own`])
			.flatMap((id) => site.node.findChild(id).node.findAll())
			.filter(CfnResource.isCfnResource).length;
		const resources = Object.entries(templates).map(([name, template]) => ({
			name,
			count: Object.keys(template.toJSON().Resources).length,
		}));
		for (const { name, count } of resources) {
			const grown = count + (name === "site" ? (growth - 1) * ofDomains : 0);
			expect([name, grown <= 250]).toEqual([name, true]);
		}
		expect(deployedRoutes(production).length * growth).toBeLessThanOrEqual(300);
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
		const kept = [
			"AWS::DynamoDB::Table",
			"AWS::S3::Bucket",
			"AWS::Cognito::UserPool",
			"AWS::SES::EmailIdentity",
		];
		const resources = Object.values<Properties>(aws.templates.data.toJSON().Resources);
		for (const { DeletionPolicy } of resources.filter(({ Type }) => kept.includes(Type))) {
			expect(DeletionPolicy).toBe("Retain");
		}
	});

	test("resources with data are known to the other stack by name only", () => {
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

	test("has at most 16 acknowledgements, each with a reason", () => {
		const all = acknowledged(app);
		expect(all.length).toBeLessThanOrEqual(16);
		for (const { reason } of all) expect(reason.length).toBeGreaterThan(40);
	});
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
