import { stageNamed } from "#infra/stages.ts";
import { taskNames } from "#shared/app/operation/alarms.ts";
import { asText, lambdas, type Properties, synthesise } from "./synthesise.ts";

/**
 * Every figure of the templates that an operator relies on, as docs/runbook.md, docs/security.md and
 * docs/cost.md state it. To change a figure, change it here, in `infra` and in those documents.
 */
const aws = synthesise({ stage: "production" });
const dev = synthesise();
const identityProvider = {
	name: "Ministry",
	issuer: "https://id.example",
	clientId: "us",
	secretName: "ministry/secret",
};
const local = synthesise(
	{ target: "local", siteUrl: "http://localhost:4000" },
	{ identityProvider },
);
const venues = ["203.0.113.7/32"];
/** With what a stage may have besides. */
const more = synthesise(
	{ version: "abc123" },
	{ identityProvider, firewall: { commonRules: "block", venues } },
);

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A resource's name without the hash that CDK adds. */
const nameOf = (id: string) => id.replace(/[0-9A-F]{8}$/, "");
/** What a template refers to, by the name of the resource. */
const named = (value: unknown) =>
	asText(value).replace(/<(\w+?)(?:[0-9A-F]{8})?(?:\.\w+)?>/g, "$1");
const list = <T>(value: T | T[]): T[] => [value].flat() as T[];

/** One entry for each resource of a type, by its name. */
const describeAll = <T>(app: typeof aws, type: string, describe: (one: Properties) => T) =>
	Object.fromEntries(
		Object.entries(app.find(`AWS::${type}`)).map(([id, { Properties: properties }]) => [
			nameOf(id),
			describe(properties),
		]),
	);

describe("functions", () => {
	const usual = { memory: 512, seconds: 10 };
	const different: Record<string, object> = {
		// Answers within API Gateway's 30 s.
		documents: { memory: 512, seconds: 29 },
		gradings: { memory: 1024, seconds: 25 },
		"online-payments": { memory: 512, seconds: 25 },
		people: { memory: 1024, seconds: 29 },
		registrations: { memory: 1024, seconds: 12, reserved: 500 },
		"sign-ups": { memory: 1024, seconds: 10 },
		"training-classes": { memory: 512, seconds: 12 },
		"weigh-in": { memory: 1024, seconds: 25 },
		// Draw pictures.
		applications: { memory: 1536, seconds: 20 },
		pictures: { memory: 3008, seconds: 29 },
		students: { memory: 1536, seconds: 20 },
		users: { memory: 1536, seconds: 20 },
		// Nobody waits for these.
		clock: { memory: 512, seconds: 3 * minute },
		live: { memory: 512, seconds: 5 },
		mail: { memory: 512, seconds: minute },
		pages: { memory: 1769, seconds: 5 * minute },
		stream: { memory: 512, seconds: minute },
	};
	const sizeOf = ({ MemorySize, Timeout, ReservedConcurrentExecutions }: Properties) => ({
		memory: MemorySize,
		seconds: Timeout,
		...(ReservedConcurrentExecutions && { reserved: ReservedConcurrentExecutions }),
	});

	test("have the memory, time and reserved concurrency that they need", () => {
		for (const [name, properties] of Object.entries(lambdas(aws)))
			expect([name, sizeOf(properties)]).toEqual([name, different[name] ?? usual]);
		expect(Object.keys(lambdas(aws))).toEqual(expect.arrayContaining(Object.keys(different)));
	});

	test("a stage without reserved concurrency reserves none", () => {
		for (const { ReservedConcurrentExecutions } of Object.values(lambdas(dev)))
			expect(ReservedConcurrentExecutions).toBeUndefined();
	});

	test("learn the addresses of exactly what they use", () => {
		const variables: Record<string, [value: unknown, functions: string[]][]> = {};
		for (const [name, { Environment }] of Object.entries(lambdas(aws)))
			for (const [key, value] of Object.entries<unknown>(Environment.Variables)) {
				const text = named(value);
				variables[key] ??= [];
				const known = variables[key].find(([other]) => other === text);
				if (known) known[1].push(name);
				else variables[key].push([text, [name]]);
			}
		const all = Object.keys(lambdas(aws));
		const behindNoApi = ["clock", "live", "mail", "pages", "stream"];
		const answering = all.filter((name) => !behindNoApi.includes(name));
		const signingIn = "auth sign-ups claims merges people removals applications students clock";
		const storing = "my-data documents users applications students pictures stream";
		const expected: Record<string, [value: string, functions: string[]]> = {
			TABLE_NAME: ["tableName", all],
			SITE_URL: ["https://www.kyokushin-kuwait.example", all],
			REQUIRE_SECOND_FACTOR: ["true", answering],
			EDGE_KEY_HASHES: ["EdgeKeyHashes", answering],
			USER_POOL_ID: ["userPoolId", signingIn.split(" ")],
			USER_POOL_CLIENT_ID: ["SignInUserPoolClient", signingIn.split(" ")],
			SIGN_IN_URL: [
				"https://kyokushin-kuwait.auth.<AWS::Region>.amazoncognito.com",
				signingIn.split(" "),
			],
			IMAGES_BUCKET: ["imagesBucket", storing.split(" ")],
			PAGES_BUCKET: ["Site", ["pages"]],
			PAGE_RENDERER: ["render.js", ["pages"]],
			CERTIFICATE_KEY_PARAMETER: ["/kyokushin/production/certificate-key", ["gradings", "stream"]],
			PAYMENT_KEY_PARAMETER: ["/kyokushin/production/payment-key", ["online-payments", "clock"]],
			LETTER_QUEUE_URL: ["MailsLetters", ["stream"]],
			NOTICE_QUEUE_URL: ["MailsNotices", ["stream"]],
			BROADCAST_QUEUE_URL: ["MailsBroadcasts", ["stream"]],
			LIVE_QUEUE_URL: ["LiveOrders", ["stream"]],
			LIVE_ENDPOINT: ["https://<LiveApi149456B6.Dns.Http>/event", ["live", "operation"]],
			LIVE_KEY: ["LiveApivisitorsApiKey", ["operation"]],
			MAIL_FROM: ["no-reply@kyokushin-kuwait.example", ["mail"]],
			MAIL_TO: ["office@kyokushin-kuwait.example", ["contact", "settings"]],
			VERSION: ["development", ["operation"]],
		};
		for (const { 1: functions } of Object.values(variables).flat()) functions.sort();
		const { SERVICE_NAME: _ownName, ...others } = variables;
		expect(others).toEqual(
			Object.fromEntries(
				Object.entries(expected).map(([key, [value, functions]]) => [
					key,
					[[value, [...functions].sort()]],
				]),
			),
		);
	});

	test("know the commit and the identity provider of their deployment, if there are any", () => {
		const { operation, auth, news } = lambdas(more);
		expect(operation.Environment.Variables.VERSION).toBe("abc123");
		expect(auth.Environment.Variables.IDENTITY_PROVIDER).toBe("Ministry");
		expect(news.Environment.Variables.IDENTITY_PROVIDER).toBeUndefined();
		expect(lambdas(local).auth.Environment.Variables.IDENTITY_PROVIDER).toBeUndefined();
	});
});

describe("schedules", () => {
	test("invoke the clock every five minutes and the pages every hour, twice more after an error", () => {
		const rules = describeAll(aws, "Events::Rule", ({ ScheduleExpression, State, Targets }) => [
			ScheduleExpression,
			State,
			Targets.map(({ Arn, RetryPolicy }: Properties) => [
				named(Arn),
				RetryPolicy?.MaximumRetryAttempts,
			]),
		]);
		const scheduled = Object.entries(rules).filter(([, [schedule]]) => schedule);
		expect(Object.fromEntries(scheduled)).toEqual({
			ClockEveryFiveMinutes: ["rate(5 minutes)", "ENABLED", [["clock", 2]]],
			TableStreamHourly: ["rate(1 hour)", "ENABLED", [["pages", 2]]],
		});
	});
});

describe("queues", () => {
	const queueFigures = {
		days: 14,
		hiddenSeconds: 6 * minute,
		deadLetters: ["MailsDeadLetters", 100],
	};

	test("keep messages and retry them as long as the runbook says", () => {
		const queues = describeAll(aws, "SQS::Queue", (queue) => ({
			days: queue.MessageRetentionPeriod / day,
			...(queue.VisibilityTimeout && { hiddenSeconds: queue.VisibilityTimeout }),
			...(queue.RedrivePolicy && {
				deadLetters: [
					named(queue.RedrivePolicy.deadLetterTargetArn),
					queue.RedrivePolicy.maxReceiveCount,
				],
			}),
		}));
		expect(queues).toEqual({
			TableStreamDeadLetters: { days: 14 },
			MailsDeadLetters: { days: 14 },
			MailsLetters: queueFigures,
			MailsNotices: queueFigures,
			MailsBroadcasts: queueFigures,
			LiveDeadLetters: { days: 14 },
			LiveOrders: {
				days: (5 * minute) / day,
				hiddenSeconds: 30,
				deadLetters: ["LiveDeadLetters", 5],
			},
		});
		for (const { SqsManagedSseEnabled } of aws.propertiesOf("AWS::SQS::Queue"))
			expect(SqsManagedSseEnabled).toBe(true);
	});

	test("an email is retried for ten hours before it is given up", () => {
		const { hiddenSeconds, deadLetters } = queueFigures;
		expect((hiddenSeconds * Number(deadLetters[1])) / hour).toBe(10);
	});

	test("reject calls without TLS, and take messages of our own rules only", () => {
		const policies = describeAll(aws, "SQS::QueuePolicy", ({ PolicyDocument: { Statement } }) =>
			Statement.map(({ Effect, Condition }: Properties) => [Effect, Condition]),
		);
		const withoutTls = { Bool: { "aws:SecureTransport": "false" } };
		expect(Object.keys(policies)).toHaveLength(7);
		for (const [rejection, ...permissions] of Object.values(policies)) {
			expect(rejection).toEqual(["Deny", withoutTls]);
			for (const [effect, condition] of permissions)
				expect([effect, Object.values(condition)]).toEqual([
					"Allow",
					[{ "aws:SourceArn": { "Fn::GetAtt": [expect.stringMatching(/Rule/), "Arn"] } }],
				]);
		}
	});
});

describe("event sources", () => {
	const partly = ["ReportBatchItemFailures"];

	test("deliver batches of these sizes, and bisect and retry failed ones of the table", () => {
		const sources = aws
			.propertiesOf("AWS::Lambda::EventSourceMapping")
			.map(({ FunctionName, EventSourceArn, FilterCriteria: _, Tags: __, ...rest }) => [
				`${named(EventSourceArn)} → ${named(FunctionName)}`,
				rest,
			]);
		const ofQueue = (most: number) => ({
			BatchSize: 10,
			FunctionResponseTypes: partly,
			ScalingConfig: { MaximumConcurrency: most },
		});
		const ofTable = {
			StartingPosition: "TRIM_HORIZON",
			BisectBatchOnFunctionError: true,
			MaximumRetryAttempts: 20,
			FunctionResponseTypes: partly,
			DestinationConfig: {
				OnFailure: {
					Destination: { "Fn::GetAtt": [expect.stringMatching(/^TableStreamDeadLetters/), "Arn"] },
				},
			},
		};
		expect(Object.fromEntries(sources)).toEqual({
			"LiveOrders → live": ofQueue(4),
			"MailsLetters → mail": ofQueue(2),
			"MailsNotices → mail": ofQueue(2),
			"MailsBroadcasts → mail": ofQueue(2),
			"tableStreamArn → stream": { ...ofTable, BatchSize: 50 },
			"tableStreamArn → pages": {
				...ofTable,
				BatchSize: 100,
				MaximumBatchingWindowInSeconds: 5,
			},
		});
	});

	test("an emulator, which supports no filters, delivers every change", () => {
		const [filtered, unfiltered] = [aws, local].map((app) =>
			app
				.propertiesOf("AWS::Lambda::EventSourceMapping")
				.filter(({ FilterCriteria }) => FilterCriteria),
		);
		expect([filtered.length, unfiltered.length]).toEqual([2, 0]);
		// A change of an entity, and its deletion.
		for (const { FilterCriteria } of filtered) {
			const patterns = FilterCriteria.Filters.map(({ Pattern }: Properties) => JSON.parse(Pattern));
			expect(patterns).toEqual([
				{ dynamodb: { NewImage: expect.anything() } },
				{ eventName: ["REMOVE"], dynamodb: { OldImage: expect.anything() } },
			]);
		}
	});
});

describe("buckets", () => {
	const policy = (bucket: string) =>
		aws
			.propertiesOf("AWS::S3::BucketPolicy")
			.filter(({ Bucket }) => named(Bucket) === bucket)
			.flatMap(({ PolicyDocument: { Statement } }) => Statement as Properties[])
			.map(({ Effect, Action, Principal, Resource, Condition }) => [
				Effect,
				Action,
				Object.values(Principal).join(),
				list(Resource).map(named).join(),
				Object.keys(Condition).join(),
			]);
	const withoutTls = ["Deny", "s3:*", "*"];
	const readByCloudFront = ["Allow", "s3:GetObject", "cloudfront.amazonaws.com"];

	test("CloudFront may read pictures, but no upload, document or archive of a person", () => {
		expect(policy("Images")).toEqual([
			[...withoutTls, "Images,Images/*", "Bool"],
			[...readByCloudFront, "Images/images/*", "ArnEquals"],
		]);
	});

	test("the site's two distributions may read its files", () => {
		const files = [...readByCloudFront, "Site/*", "StringEquals"];
		expect(policy("Site")).toEqual([[...withoutTls, "Site,Site/*", "Bool"], files, files]);
	});

	test("uploads are deleted after a day, archives after two, and pictures and documents never", () => {
		const rules = describeAll(aws, "S3::Bucket", ({ LifecycleConfiguration }) =>
			LifecycleConfiguration?.Rules.map(
				({
					Prefix,
					ExpirationInDays,
					AbortIncompleteMultipartUpload: parts,
					Status,
				}: Properties) => [Prefix, ExpirationInDays, parts?.DaysAfterInitiation, Status],
			),
		);
		expect(rules).toEqual({
			Images: [
				["uploads/", 1, undefined, "Enabled"],
				["exports/", 2, 1, "Enabled"],
			],
			Site: undefined,
		});
	});

	test("browsers upload by POST from the site only", () => {
		const rules = describeAll(aws, "S3::Bucket", ({ CorsConfiguration }) => CorsConfiguration);
		expect(rules).toEqual({
			Images: {
				CorsRules: [
					{
						AllowedHeaders: ["*"],
						AllowedMethods: ["POST"],
						AllowedOrigins: ["https://www.kyokushin-kuwait.example"],
						MaxAge: hour,
					},
				],
			},
			Site: undefined,
		});
	});

	test("are encrypted and closed to the public", () => {
		for (const { BucketEncryption, PublicAccessBlockConfiguration } of aws.propertiesOf(
			"AWS::S3::Bucket",
		)) {
			expect(Object.values(PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
			expect(JSON.stringify(BucketEncryption)).toContain("AES256");
		}
	});
});

describe("the table", () => {
	test("is paid per request, and each index has its keys and all attributes", () => {
		const [table] = aws.propertiesOf("AWS::DynamoDB::Table");
		expect(table.BillingMode).toBe("PAY_PER_REQUEST");
		const keys = (index: Properties) =>
			index.KeySchema.map(({ AttributeName, KeyType }: Properties) => [AttributeName, KeyType]);
		expect(table.GlobalSecondaryIndexes.map(keys)).toEqual(
			[1, 2, 3].map((number) => [
				[`gsi${number}pk`, "HASH"],
				[`gsi${number}sk`, "RANGE"],
			]),
		);
		for (const { Projection } of table.GlobalSecondaryIndexes)
			expect(Projection).toEqual({ ProjectionType: "ALL" });
	});
});

describe("signing in", () => {
	test("tokens live five minutes, a refresh token an hour, and all can be revoked", () => {
		const [client] = aws.propertiesOf("AWS::Cognito::UserPoolClient");
		expect(client).toMatchObject({
			IdTokenValidity: 5,
			AccessTokenValidity: 5,
			RefreshTokenValidity: 60,
			TokenValidityUnits: { IdToken: "minutes", AccessToken: "minutes", RefreshToken: "minutes" },
			EnableTokenRevocation: true,
			AllowedOAuthScopes: ["openid", "email", "profile"],
			LogoutURLs: ["https://www.kyokushin-kuwait.example"],
			SupportedIdentityProviders: ["COGNITO"],
		});
	});

	test("passwords have eight characters of three kinds; only our API creates and recovers accounts", () => {
		const [pool] = aws.propertiesOf("AWS::Cognito::UserPool");
		expect(pool).toMatchObject({
			Policies: {
				PasswordPolicy: {
					MinimumLength: 8,
					RequireLowercase: true,
					RequireUppercase: true,
					RequireNumbers: true,
					RequireSymbols: false,
				},
			},
			AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
			AccountRecoverySetting: { RecoveryMechanisms: [{ Name: "admin_only", Priority: 1 }] },
			UsernameConfiguration: { CaseSensitive: false },
			UsernameAttributes: ["email"],
			DeletionProtection: "ACTIVE",
			UserPoolTier: "ESSENTIALS",
		});
		const [domain] = aws.propertiesOf("AWS::Cognito::UserPoolDomain");
		expect(domain).toMatchObject({ Domain: "kyokushin-kuwait", ManagedLoginVersion: 2 });
		expect(aws.propertiesOf("AWS::Cognito::ManagedLoginBranding")).toEqual([
			expect.objectContaining({ UseCognitoProvidedValues: true }),
		]);
	});
});

describe("the site's distribution", () => {
	const [behind, site] = aws
		.propertiesOf("AWS::CloudFront::Distribution")
		.map(({ DistributionConfig }) => DistributionConfig)
		.sort((a, b) => a.Comment.localeCompare(b.Comment));

	test("caches an error for a second and answers of the API for an hour at most", () => {
		expect(site.CustomErrorResponses).toEqual(
			[404, 500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 1 })),
		);
		const [{ CachePolicyConfig: cache }] = aws.propertiesOf("AWS::CloudFront::CachePolicy");
		expect([cache.MinTTL, cache.DefaultTTL, cache.MaxTTL]).toEqual([0, 0, hour]);
		const { EnableAcceptEncodingBrotli, EnableAcceptEncodingGzip } =
			cache.ParametersInCacheKeyAndForwardedToOrigin;
		expect([EnableAcceptEncodingBrotli, EnableAcceptEncodingGzip]).toEqual([true, true]);
	});

	test("waits 30 s for the API, as long as API Gateway does", () => {
		const waits = site.Origins.flatMap(
			({ CustomOriginConfig }: Properties) => CustomOriginConfig?.OriginReadTimeout ?? [],
		);
		expect(waits).toEqual([30, 30, 30, 30]);
	});

	test("asks the second distribution for a file that a bucket lacks, which S3 answers with 403", () => {
		const groups: Properties[] = site.OriginGroups.Items;
		expect(groups.map(({ FailoverCriteria }) => FailoverCriteria.StatusCodes.Items)).toEqual([
			[403],
			[403],
		]);
		for (const { Members } of groups) {
			const [, second] = Members.Items.map(({ OriginId }: Properties) =>
				site.Origins.find(({ Id }: Properties) => Id === OriginId),
			);
			expect(named(second.DomainName)).toMatch(/^WebNotFound/);
			expect(second.OriginCustomHeaders).toEqual([
				{ HeaderName: "x-site-key", HeaderValue: { Ref: "AWS::StackId" } },
			]);
		}
		expect(behind.DefaultRootObject).toBe("en/404.html");
	});

	test("runs its scripts before pages, calls and answers, and none for pictures", () => {
		const scripts = ({ FunctionAssociations = [] }: Properties) =>
			FunctionAssociations.map(({ EventType, FunctionARN }: Properties) => [
				EventType,
				named(FunctionARN),
			]);
		const onRequest = ["viewer-request", "WebViewerRequest"];
		expect(scripts(site.DefaultCacheBehavior)).toEqual([
			onRequest,
			["viewer-response", "WebViewerResponse"],
		]);
		for (const behavior of site.CacheBehaviors)
			expect([behavior.PathPattern, scripts(behavior)]).toEqual([
				behavior.PathPattern,
				behavior.PathPattern === "/images/*" ? [] : [onRequest],
			]);
	});

	test("answers over HTTP/3 and from the Middle East", () => {
		expect([site.HttpVersion, behind.HttpVersion]).toEqual(["http2and3", "http2"]);
		expect(site.PriceClass).toBe("PriceClass_200");
	});
});

describe("the firewall", () => {
	const firewallOf = ({ propertiesOf }: typeof aws) => propertiesOf("AWS::WAFv2::WebACL")[0];
	const { Rules: rules } = firewallOf(aws);

	test("limits requests in five minutes, and asks people to return after a minute", () => {
		const limits = rules.flatMap(({ Name, Statement, Action }: Properties) => {
			const rate = Statement.RateBasedStatement;
			if (!rate) return [];
			const { ResponseCode, ResponseHeaders } = Action.Block.CustomResponse;
			return [[Name, rate.Limit, rate.EvaluationWindowSec, ResponseCode, ResponseHeaders]];
		});
		const afterAMinute = [{ Name: "retry-after", Value: "60" }];
		expect(limits).toEqual(
			[
				["SignIns", 100],
				["Visitors", 2_000],
				["Everybody", 20_000],
				["People", 2_000],
			].map((limit) => [...limit, 5 * minute, 429, afterAMinute]),
		);
	});

	test("counts sign-in requests under these paths, except GET", () => {
		const [{ Statement }] = rules.filter(({ Name }: Properties) => Name === "SignIns");
		const [paths, writes] = Statement.RateBasedStatement.ScopeDownStatement.AndStatement.Statements;
		const starts = paths.OrStatement.Statements.map(
			({ ByteMatchStatement }: Properties) => ByteMatchStatement.SearchString,
		);
		expect(starts).toEqual([
			"/api/auth/",
			"/api/certificates/verify",
			"/api/coaches/",
			"/api/registrations/agree",
			"/api/contact",
		]);
		expect(writes.NotStatement.Statement.ByteMatchStatement).toMatchObject({
			PositionalConstraint: "EXACTLY",
			SearchString: "GET",
			TextTransformations: [{ Type: "NONE", Priority: 0 }],
		});
	});

	test("tells signed-in people apart by address and session", () => {
		const [{ Statement }] = rules.filter(({ Name }: Properties) => Name === "People");
		expect(Statement.RateBasedStatement.CustomKeys).toEqual([
			{ IP: {} },
			{
				Cookie: {
					Name: "__Host-session",
					TextTransformations: [{ Priority: 0, Type: "NONE" }],
				},
			},
		]);
	});

	test("leaves bodies to our schemas, and has no rule for venues while there are none", () => {
		const { ManagedRuleGroupStatement: common } = rules.at(-1).Statement;
		expect(common.RuleActionOverrides.map(({ Name }: Properties) => Name)).toEqual([
			"SizeRestrictions_BODY",
			"CrossSiteScripting_BODY",
			"GenericLFI_BODY",
			"GenericRFI_BODY",
			"EC2MetaDataSSRF_BODY",
		]);
		expect(rules.map(({ Name }: Properties) => Name)).toEqual([
			"SignIns",
			"Visitors",
			"Everybody",
			"People",
			"CommonRules",
		]);
		expect(rules.at(-1).OverrideAction).toEqual({ None: {} });
		expect(aws.propertiesOf("AWS::WAFv2::IPSet")).toEqual([]);
	});

	test("has a first rule for one venue as well as for several", () => {
		expect(firewallOf(more).Rules[0].Name).toBe("Venues");
	});
});

describe("API limits", () => {
	test("production takes 1,000 calls a second, and 3,000 of registrations", () => {
		for (const { DefaultRouteSettings, RouteSettings } of aws.propertiesOf(
			"AWS::ApiGatewayV2::Stage",
		)) {
			expect(DefaultRouteSettings).toEqual({
				ThrottlingRateLimit: 1_000,
				ThrottlingBurstLimit: 2_000,
			});
			for (const limits of Object.values(RouteSettings))
				expect(limits).toEqual({ ThrottlingRateLimit: 3_000, ThrottlingBurstLimit: 5_000 });
		}
	});

	test("a new account's stage takes 100 calls a second and reserves nothing", () => {
		const { throttle, registrations, logRetention } = stageNamed("dev");
		expect(throttle).toEqual({ rateLimit: 100, burstLimit: 200 });
		expect(registrations).toEqual({ throttle: { rateLimit: 100, burstLimit: 200 } });
		expect(logRetention).toBe(14);
	});
});

describe("logs", () => {
	test("are kept for 90 days in production", () => {
		const retention = describeAll(aws, "Logs::LogGroup", ({ RetentionInDays }) => RetentionInDays);
		expect(retention).toEqual({ FunctionsLog: 90, HttpLog: 90, AccessLogsLog: 90 });
	});

	test("of the APIs have these fields, and no others", () => {
		const fields =
			"requestId requestTime httpMethod routeKey status responseLatency integrationErrorMessage";
		for (const { AccessLogSettings } of aws.propertiesOf("AWS::ApiGatewayV2::Stage"))
			expect(JSON.parse(AccessLogSettings.Format)).toEqual(
				Object.fromEntries(fields.split(" ").map((name) => [name, `$context.${name}`])),
			);
	});

	test("of the edge have these fields, and no others", () => {
		const [{ RecordFields }] = aws.propertiesOf("AWS::Logs::Delivery");
		expect(RecordFields.join(" ")).toBe(
			"date time x-edge-location c-country cs-method cs-uri-stem sc-status sc-bytes time-taken time-to-first-byte x-edge-result-type x-edge-detailed-result-type x-edge-request-id cs-protocol cs-protocol-version ssl-protocol",
		);
	});

	test("of the edge begin when the distribution is known, and only AWS may write them", () => {
		const parts = ["DeliverySource", "Delivery"].flatMap((type) =>
			Object.values<Properties>(aws.find(`AWS::Logs::${type}`)),
		);
		expect(parts.map(({ Condition }) => named({ Ref: Condition }))).toEqual([
			"AccessLogsKnown",
			"AccessLogsKnown",
		]);
		const [delivery] = Object.values<Properties>(aws.find("AWS::Logs::Delivery"));
		expect(delivery.DependsOn.map(nameOf)).toEqual([
			"AccessLogsSource",
			"AccessLogsWriterResourcePolicy",
		]);
		const [{ PolicyDocument }] = aws.propertiesOf("AWS::Logs::ResourcePolicy");
		const [statement, ...others] = JSON.parse(asText(PolicyDocument)).Statement;
		expect(others).toEqual([]);
		expect(statement).toMatchObject({
			Action: ["logs:CreateLogStream", "logs:PutLogEvents"],
			Principal: { Service: "delivery.logs.amazonaws.com" },
			Condition: { StringEquals: { "aws:SourceAccount": "<AWS::AccountId>" } },
		});
	});
});

describe("alarms", () => {
	type Row = [from: number, statistic: string, seconds: number];
	const fiveMinutes = 5 * minute;
	const expected: Record<string, Row> = {
		ApiFaults: [5, "Sum of 4", fiveMinutes],
		ApiSlow: [3_000, "p99 of 4", fiveMinutes],
		RegistrationsThrottled: [1, "Sum", fiveMinutes],
		StreamLate: [fiveMinutes * 1_000, "Maximum", fiveMinutes],
		PagesLate: [15 * minute * 1_000, "Maximum", fiveMinutes],
		PagesFailed: [3, "Sum", fiveMinutes],
		ClockFailed: [2, "Sum", fiveMinutes],
		ClockStopped: [1, "Sum", 15 * minute],
		...Object.fromEntries<Row>(
			taskNames.map((task) => [
				`Clock${task[0].toUpperCase()}${task.slice(1)}`,
				[1, "Sum", fiveMinutes],
			]),
		),
		ReactionsHeld: [1, "Sum", fiveMinutes],
		DeadLetters: [1, "Maximum", fiveMinutes],
		LettersLate: [10 * minute, "Maximum", fiveMinutes],
		NoticesLate: [30 * minute, "Maximum", fiveMinutes],
		BroadcastsLate: [6 * hour, "Maximum", fiveMinutes],
		MailDeadLetters: [1, "Maximum", fiveMinutes],
		WritesThrottled: [50, "Sum", fiveMinutes],
		ReadsThrottled: [50, "Sum", fiveMinutes],
		// SES reviews an account from 5 % bounces or 0.1 % complaints.
		MailBounces: [0.04, "Average", hour],
		MailComplaints: [0.0008, "Average", hour],
		Blocked: [200, "Sum", fiveMinutes],
		EdgeFaults: [5, "Average", fiveMinutes],
	};

	/** Of an alarm on several metrics, what each measures and how they are joined. */
	function joined([formula, ...metrics]: Properties[]): [string, number] {
		const ids = metrics.map(({ Id }) => `FILL(${Id}, 0)`);
		const [{ MetricStat }] = metrics;
		const join = MetricStat.Stat === "Sum" ? "SUM" : "MAX";
		expect(formula.Expression).toBe(`${join}([${ids}])`);
		for (const metric of metrics)
			expect([metric.MetricStat.Stat, metric.MetricStat.Period]).toEqual([
				MetricStat.Stat,
				MetricStat.Period,
			]);
		return [`${MetricStat.Stat} of ${metrics.length}`, MetricStat.Period];
	}

	test("are raised by the first period from these thresholds on", () => {
		const alarms = aws.propertiesOf("AWS::CloudWatch::Alarm").map((alarm) => {
			const { Statistic, ExtendedStatistic, Period, Metrics } = alarm;
			const [statistic, seconds] = Metrics
				? joined(Metrics)
				: [Statistic ?? ExtendedStatistic, Period];
			const [, name] = alarm.AlarmDescription.split("docs/runbook.md, ");
			return [name, [alarm.Threshold, statistic, seconds]];
		});
		expect(Object.fromEntries(alarms)).toEqual(expected);
		// What does not happen has no value, so its alarm is raised below its threshold and without one.
		const whenBelow = ["ClockStopped"];
		for (const alarm of aws.propertiesOf("AWS::CloudWatch::Alarm")) {
			const isBelow = whenBelow.some((name) => alarm.AlarmDescription.endsWith(`, ${name}`));
			expect(alarm).toMatchObject({
				EvaluationPeriods: 1,
				ComparisonOperator: isBelow ? "LessThanThreshold" : "GreaterThanOrEqualToThreshold",
				TreatMissingData: isBelow ? "breaching" : "notBreaching",
			});
		}
	});

	test("each measure what they are named after", () => {
		const withoutHash = (value: unknown) => asText(value).replace(/[0-9A-F]{8}(?=\W)/, "");
		const measured = aws.propertiesOf("AWS::CloudWatch::Alarm").flatMap((alarm) => {
			const { AlarmDescription, MetricName, Dimensions = [] } = alarm;
			const [, name] = AlarmDescription.split("docs/runbook.md, ");
			const of = Dimensions.map(({ Value }: Properties) => withoutHash(Value));
			return MetricName ? [[name, [MetricName, ...of].join(" ")]] : [];
		});
		const age = "ApproximateAgeOfOldestMessage";
		const count = "ApproximateNumberOfMessagesVisible";
		expect(Object.fromEntries(measured)).toEqual({
			RegistrationsThrottled: "Throttles <registrations>",
			StreamLate: "IteratorAge <stream>",
			PagesLate: "IteratorAge <pages>",
			PagesFailed: "Errors <pages>",
			ClockFailed: "Errors <clock>",
			ClockStopped: "Invocations <clock>",
			...Object.fromEntries(
				taskNames.map((task) => [
					`Clock${task[0].toUpperCase()}${task.slice(1)}`,
					`TasksFailed ${task}`,
				]),
			),
			ReactionsHeld: "ReactionsHeld",
			DeadLetters: `${count} <TableStreamDeadLetters.QueueName>`,
			LettersLate: `${age} <MailsLetters.QueueName>`,
			NoticesLate: `${age} <MailsNotices.QueueName>`,
			BroadcastsLate: `${age} <MailsBroadcasts.QueueName>`,
			MailDeadLetters: `${count} <MailsDeadLetters.QueueName>`,
			WritesThrottled: "WriteThrottleEvents <tableName>",
			ReadsThrottled: "ReadThrottleEvents <tableName>",
			MailBounces: "Reputation.BounceRate",
			MailComplaints: "Reputation.ComplaintRate",
			Blocked: "BlockedRequests ALL kyokushin-production",
			EdgeFaults: "5xxErrorRate <Distribution> Global",
		});
	});

	test("tell the operators when they are raised and when they end", () => {
		for (const { AlarmActions, OKActions } of aws.propertiesOf("AWS::CloudWatch::Alarm")) {
			expect(AlarmActions).toHaveLength(1);
			expect(OKActions).toEqual(AlarmActions);
		}
		const addresses = aws
			.propertiesOf("AWS::SNS::Subscription")
			.map(({ Protocol, Endpoint }) => [Protocol, Endpoint]);
		const operators = ["email", "operators@kyokushin-kuwait.example"];
		expect(addresses).toEqual([operators, operators]);
		for (const { PolicyDocument } of aws.propertiesOf("AWS::SNS::TopicPolicy"))
			expect(
				PolicyDocument.Statement.map(({ Effect, Condition }: Properties) => [Effect, Condition]),
			).toEqual([
				["Deny", { Bool: { "aws:SecureTransport": "false" } }],
				["Allow", { StringEquals: { "AWS:SourceAccount": { Ref: "AWS::AccountId" } } }],
			]);
	});

	test("an emulator raises those on single metrics", () => {
		const onSums = ["ApiFaults", "ApiSlow"];
		const atTheEdge = ["Blocked", "EdgeFaults"];
		const names = local
			.propertiesOf("AWS::CloudWatch::Alarm")
			.map(({ AlarmDescription }) => AlarmDescription.split("docs/runbook.md, ")[1]);
		expect(names.sort()).toEqual(
			Object.keys(expected)
				.filter((name) => ![...onSums, ...atTheEdge].includes(name))
				.sort(),
		);
	});
});

test("the dashboard has three graphs in each row, of these metrics", () => {
	const [{ DashboardBody }] = aws.propertiesOf("AWS::CloudWatch::Dashboard");
	const { widgets } = JSON.parse(asText(DashboardBody));
	for (const { width } of widgets) expect(width).toBe(8);
	const regional = Object.keys(aws.templates.site.findResources("AWS::CloudWatch::Alarm"));
	const graphs = widgets.slice(0, -regional.length);
	const metrics = graphs.map(({ properties }: Properties) => [
		properties.title,
		properties.metrics.length,
	]);
	const functions = Object.keys(lambdas(aws)).length;
	expect(Object.fromEntries(metrics)).toEqual({
		// Calls, errors of callers and errors of ours, for each of four APIs.
		"Requests by API": 12,
		"Errors by function": functions,
		"Time by function, p99": functions,
		"Throttles by function": functions,
		"Registrations at once": 1,
		"Age of the stream": 2,
		"Age of the mail queues": 3,
		"Dead letters": 2,
		"Table, consumed": 2,
		"Table, throttled": 2,
	});
});

describe("emails", () => {
	test("come from our domain, over TLS, and never to addresses that bounced or complained", () => {
		expect(aws.propertiesOf("AWS::SES::EmailIdentity")).toEqual([
			expect.objectContaining({
				EmailIdentity: "kyokushin-kuwait.example",
				MailFromAttributes: { MailFromDomain: "bounce.kyokushin-kuwait.example" },
			}),
		]);
		expect(aws.propertiesOf("AWS::SES::ConfigurationSet")).toEqual([
			expect.objectContaining({
				DeliveryOptions: { TlsPolicy: "REQUIRE" },
				ReputationOptions: { ReputationMetricsEnabled: true },
				SuppressionOptions: { SuppressedReasons: ["BOUNCE", "COMPLAINT"] },
			}),
		]);
		const { SESConfigurationSet: _, ...outputs } = aws.templates.data.toJSON().Outputs;
		expect(Object.keys(outputs).map(nameOf)).toEqual([1, 2, 3].map((n) => `MailDkimRecord${n}`));
	});
});

describe("live channels", () => {
	test("visitors subscribe with a key of at most a year, and only functions publish", () => {
		const [{ EventConfig }] = aws.propertiesOf("AWS::AppSync::Api");
		expect(EventConfig).toEqual({
			AuthProviders: [{ AuthType: "API_KEY" }, { AuthType: "AWS_IAM" }],
			ConnectionAuthModes: [{ AuthType: "API_KEY" }],
			DefaultPublishAuthModes: [{ AuthType: "AWS_IAM" }],
			DefaultSubscribeAuthModes: [{ AuthType: "API_KEY" }],
		});
		const [{ Expires }] = aws.propertiesOf("AWS::AppSync::ApiKey");
		const now = new Date();
		const firstOfMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1) / 1_000;
		expect((Expires - firstOfMonth) / day).toBe(360);
	});
});

describe("stacks", () => {
	test("name the outputs that the deployment reads", () => {
		const { Outputs } = aws.templates.site.toJSON();
		expect(Object.keys(Outputs).sort()).toEqual(
			"ApiHosts BroadcastQueue DeadLetters DistributionHost DistributionId KeptimagesBucket KepttableName KeptuserPoolId LetterQueue LiveFunction MailDeadLetters NoticeQueue OperationFunction PagesFunction SignInClient SiteBucket StreamFunction".split(
				" ",
			),
		);
	});

	test("take parameters of these forms", () => {
		const { EdgeKey, EdgeKeyHashes, Firewall } = aws.templates.site.toJSON().Parameters;
		const { Distribution } = aws.templates.data.toJSON().Parameters;
		expect([EdgeKey, EdgeKeyHashes, Firewall, Distribution]).toMatchObject([
			{ AllowedPattern: "[\\w-]{43}", NoEcho: true },
			{ AllowedPattern: "[\\w-]{43}(,[\\w-]{43})?", NoEcho: false },
			{ AllowedPattern: "arn:aws:wafv2:us-east-1:\\d{12}:global/webacl/.+" },
			{ AllowedPattern: "[A-Z0-9-]+", Default: "-" },
		]);
	});

	test("carry the stage's name and stand in its account and region", () => {
		const { account, region } = stageNamed("production");
		{
			const { data, site, edge } = aws;
			expect([data, site].map((stack) => [stack.account, stack.region])).toEqual([
				[account, region],
				[account, region],
			]);
			expect([edge?.account, edge?.region]).toEqual([account, "us-east-1"]);
			expect(site.dependencies).toContain(data);
		}
		for (const type of ["S3::Bucket", "SQS::Queue", "DynamoDB::Table"])
			for (const { Tags } of aws.propertiesOf(`AWS::${type}`))
				expect(Tags).toEqual([{ Key: "stage", Value: "production" }]);
		expect(local.edge).toBeUndefined();
		expect(local.site.account).not.toBe(account);
	});

	test("a stage or target that does not exist is refused", () => {
		expect(() => synthesise({ stage: "nowhere" })).toThrow("No stage");
		expect(() => synthesise({ target: "moon" })).toThrow('No target "moon"');
		expect(dev.stage).toMatchObject({ name: "dev", target: "aws" });
		expect(local.stage).toMatchObject({
			name: "dev",
			target: "local",
			siteUrl: "http://localhost:4000",
			certificateArn: undefined,
		});
		expect(aws.stage.siteUrl).toBe("https://www.kyokushin-kuwait.example");
	});
});
