/** @jest-environment node */
import { readFileSync } from "node:fs";
import { type FunctionName, functionNames, type Needs, needs } from "#infra/needs.ts";
import { asText, lambdas, type Properties, synthesise } from "./synthesise.ts";

const aws = synthesise();

const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

/** Statements of the roles' policies as text. */
const statements = Object.entries(aws.find("AWS::IAM::Policy")).flatMap(
	([
		id,
		{
			Properties: { PolicyDocument },
		},
	]) =>
		list<Properties>(PolicyDocument.Statement).map(({ Action, Resource, Condition }) => ({
			of: id.replace(/ownRoleDefaultPolicy.*/, ""),
			actions: list<string>(Action),
			resources: list(Resource).map(asText),
			condition: Condition,
		})),
);
const logicalName = (name: FunctionName) => name.replace("-", "");
describe("rights", () => {
	const wanted = (name: FunctionName): string[] => {
		const { table: access, images, pages, identity, mail } = needs[name] as Needs;
		const follows = name === "stream" || name === "pages";
		const reads = ["dynamodb:BatchGetItem", "dynamodb:GetItem", "dynamodb:Query"];
		const writes = ["BatchWriteItem", "ConditionCheckItem", "DeleteItem", "PutItem", "UpdateItem"];
		return [
			"logs:CreateLogStream",
			"logs:PutLogEvents",
			...reads,
			...(access === "readWrite" ? writes.map((write) => `dynamodb:${write}`) : []),
			...(images || pages ? ["s3:DeleteObject", "s3:PutObject"] : []),
			...(identity
				? ["AdminCreateUser", "AdminDeleteUser", "AdminInitiateAuth", "AdminSetUserPassword"].map(
						(action) => `cognito-idp:${action}`,
					)
				: []),
			...(mail ? ["ses:SendEmail"] : []),
			...(follows
				? ["DescribeStream", "GetRecords", "GetShardIterator", "ListStreams"].map((action) => `dynamodb:${action}`)
				: []),
			...(follows ? ["sqs:GetQueueAttributes", "sqs:GetQueueUrl", "sqs:SendMessage"] : []),
		];
	};

	test.each(functionNames)("of %s are what it needs", (name) => {
		const own = statements.filter(({ of }) => of === logicalName(name));
		expect(own.flatMap(({ actions }) => actions).sort()).toEqual(wanted(name).sort());
	});

	test("come from policies of our own, and name neither all actions nor all resources", () => {
		for (const role of aws.propertiesOf("AWS::IAM::Role")) expect(role.ManagedPolicyArns).toBeUndefined();
		const wild = statements.flatMap(({ of, actions, resources }) =>
			[...actions, ...resources].filter((one) => one.includes("*")).map((one) => `${of}: ${one}`),
		);
		expect(wild.sort()).toEqual([
			expect.stringMatching(/^pages: arn:<AWS::Partition>:s3:::<Site\w+>\/ar\/\*$/),
			expect.stringMatching(/^pages: arn:<AWS::Partition>:s3:::<Site\w+>\/en\/\*$/),
			"users: arn:<AWS::Partition>:s3:::<imagesBucket>/images/*",
		]);
	});

	test("to send mail are for our own address only", () => {
		const [mail] = statements.filter(({ actions }) => actions.includes("ses:SendEmail"));
		expect(mail.condition).toEqual({ StringEquals: { "ses:FromAddress": aws.stage.mailFrom } });
	});

	test("of the public: none to any bucket", () => {
		for (const { PublicAccessBlockConfiguration } of aws.propertiesOf("AWS::S3::Bucket")) {
			expect(Object.values(PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
		}
		const policies = aws.propertiesOf("AWS::S3::BucketPolicy").flatMap((policy) => policy.PolicyDocument.Statement);
		const allowed = policies.filter(({ Effect }) => Effect === "Allow");
		expect(allowed).toHaveLength(3);
		for (const { Principal, Action, Condition } of allowed) {
			expect(Principal).toEqual({ Service: "cloudfront.amazonaws.com" });
			expect(Action).toBe("s3:GetObject");
			expect(JSON.stringify(Condition)).toContain("AWS:SourceArn");
		}
	});
});

describe("functions", () => {
	test("get the settings that they need, by names that they know, and no others", () => {
		const known = readFileSync("functions/core/env.ts", "utf8");
		const got = Object.fromEntries(
			Object.entries(lambdas(aws)).map(([name, lambda]) => [name, Object.keys(lambda.Environment.Variables).sort()]),
		);
		const usual = ["SERVICE_NAME", "SITE_URL", "TABLE_NAME"];
		const own: Partial<Record<FunctionName, string[]>> = {
			auth: ["SIGN_IN_HOST", "USER_POOL_CLIENT_ID", "USER_POOL_ID"],
			users: ["IMAGES_BUCKET"],
			contact: ["MAIL_TO"],
			operation: ["VERSION"],
			stream: ["MAIL_FROM"],
			pages: ["PAGES_BUCKET", "PAGE_RENDERER"],
		};
		const edgeKey = (name: FunctionName) => ((needs[name] as Needs).http ? ["EDGE_KEY"] : []);
		expect(got).toEqual(
			Object.fromEntries(
				functionNames.map((name) => [name, [...usual, ...edgeKey(name), ...(own[name] ?? [])].sort()]),
			),
		);
		for (const name of Object.values(got)
			.flat()
			.filter((one) => one !== "SERVICE_NAME")) {
			expect(known).toMatch(new RegExp(`\\t${name}: `));
		}
	});

	test("know the site by its configured address", () => {
		for (const { Environment } of Object.values(lambdas(aws))) {
			expect(Environment.Variables.SITE_URL).toBe(aws.stage.siteUrl);
		}
	});

	test("run on Node 24 and Graviton, with a log of their own that ends", () => {
		for (const { Runtime, Architectures, LoggingConfig } of Object.values(lambdas(aws))) {
			expect([Runtime, Architectures]).toEqual(["nodejs24.x", ["arm64"]]);
			expect(aws.find("AWS::Logs::LogGroup")[LoggingConfig.LogGroup.Ref].Properties.RetentionInDays).toBeGreaterThan(0);
		}
	});

	test("that follow the table try again, and lay what fails for good in the dead-letter queue", () => {
		const mappings = aws.propertiesOf("AWS::Lambda::EventSourceMapping");
		expect(mappings.map(({ FunctionName: { Ref } }) => Ref.replace(/[0-9A-F]{8}$/, "")).sort()).toEqual([
			"pages",
			"stream",
		]);
		for (const mapping of mappings) {
			expect(mapping).toMatchObject({
				BisectBatchOnFunctionError: true,
				FunctionResponseTypes: ["ReportBatchItemFailures"],
				StartingPosition: "TRIM_HORIZON",
			});
			expect(mapping.MaximumRetryAttempts).toBeGreaterThan(0);
			expect(mapping.DestinationConfig.OnFailure.Destination["Fn::GetAtt"][0]).toContain("DeadLetters");
		}
		expect(aws.propertiesOf("AWS::Events::Rule")[0].ScheduleExpression).toBe("rate(1 hour)");
	});
});
