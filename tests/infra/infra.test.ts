/** @jest-environment node */
import { readFileSync } from "node:fs";
import { AwsSolutionsChecks } from "cdk-nag";
import { edgeKeyHash } from "#infra/edge-key-hash.ts";
import { api, domains } from "#shared/api.ts";
import { routeKey } from "#shared/core/http/route.ts";
import { table } from "#shared/core/table.ts";
import { acknowledged, asText, lambdas, type Properties, synthesise } from "./synthesise.ts";

const aws = synthesise();
const production = synthesise({ stage: "production" });
const onThisMachine = { signInUrl: "http://127.0.0.1:4566", edgeKey: "a word" };
const local = synthesise({ target: "local", ...onThisMachine });

describe("the API", () => {
	test("has exactly the routes of the route table, each with its domain's function behind it", () => {
		const integrations = aws.find("AWS::ApiGatewayV2::Integration");
		const functions = aws.find("AWS::Lambda::Function");
		const deployed = aws.propertiesOf("AWS::ApiGatewayV2::Route").map(({ RouteKey, Target }) => {
			const integration = integrations[Target["Fn::Join"][1].at(-1).Ref];
			const lambda = functions[integration.Properties.IntegrationUri["Fn::GetAtt"][0]];
			return `${RouteKey} → ${lambda.Properties.Environment.Variables.SERVICE_NAME}`;
		});
		const declared = domains.flatMap((domain) =>
			Object.values(api[domain]).map((route) => `${routeKey(route)} → ${domain}`),
		);
		expect(deployed.sort()).toEqual(declared.sort());
	});

	test("calls its functions by one role that may do nothing else", () => {
		const integrations = aws.propertiesOf("AWS::ApiGatewayV2::Integration");
		const [caller, ...others] = new Set(
			integrations.map(({ CredentialsArn }) => CredentialsArn["Fn::GetAtt"][0]),
		);
		expect(others).toEqual([]);
		const [{ PolicyDocument: rights }, ...more] =
			aws.find("AWS::IAM::Role")[caller].Properties.Policies;
		const [{ Action, Resource }, ...besides] = rights.Statement;
		expect([more, besides, Action]).toEqual([[], [], "lambda:InvokeFunction"]);
		expect(Resource.map(asText).sort()).toEqual(
			integrations.map((one) => asText(one.IntegrationUri)).sort(),
		);
		const permitted = aws.propertiesOf("AWS::Lambda::Permission").map(({ Principal }) => Principal);
		expect(permitted).not.toContain("apigateway.amazonaws.com");
	});

	test("throttles registrations on their own", () => {
		const [stage] = production.propertiesOf("AWS::ApiGatewayV2::Stage");
		expect(Object.keys(stage.RouteSettings)).toEqual(
			Object.values(api.registrations).map(routeKey),
		);
		expect(lambdas(production).registrations.ReservedConcurrentExecutions).toBeGreaterThan(0);
	});

	test("stays far from CloudFormation's limit of 500 resources", () => {
		for (const template of Object.values(production.templates)) {
			expect(Object.keys(template.toJSON().Resources).length).toBeLessThan(450);
		}
	});
});

describe("what must survive", () => {
	test("is the table, under the logical id it always had, with all that protects it", () => {
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

	test("is kept when its stack goes, and its stack is protected", () => {
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

	test("is known to the other stack by name only", () => {
		expect(JSON.stringify(aws.templates.site.toJSON())).not.toContain("Fn::ImportValue");
		expect(JSON.stringify(aws.templates.data.toJSON().Outputs)).not.toContain("Export");
	});
});

test("signing in is by code or by our own call, and tells nobody who has an account", () => {
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

test("a second factor is a code of an app, open to everybody and required of staff in production", () => {
	const [pool] = aws.propertiesOf("AWS::Cognito::UserPool");
	expect(pool).toMatchObject({ MfaConfiguration: "OPTIONAL", EnabledMfas: ["SOFTWARE_TOKEN_MFA"] });
	const required = (app: typeof aws) =>
		Object.entries(lambdas(app))
			.filter(([, { Environment }]) => Environment.Variables.REQUIRE_SECOND_FACTOR === "true")
			.map(([name]) => name);
	expect([required(aws), required(production).sort()]).toEqual([[], [...domains].sort()]);
});

test("every alarm says what to do and reaches somebody", () => {
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

test("the dashboard shows what people feel, what works behind it, and each alarm", () => {
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
	test("finds nothing that is not acknowledged", () => {
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

test("a local cloud is not asked for what it does not take", () => {
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
