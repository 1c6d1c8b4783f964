import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { clockDomain } from "#functions/app/clock/clock.domain.ts";
import { streamDomain } from "#functions/app/stream/stream.domain.ts";
import type { Permissions } from "#functions/core/domain.ts";
import { findEntities } from "#functions/domains.ts";
import { type FunctionName, functionNames, functions } from "#infra/functions.ts";
import { leadingKey } from "#shared/core/table.ts";
import { asText, lambdas, type Properties, synthesise } from "./synthesise.ts";

const aws = synthesise();

const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

/** The policy statements of the functions' roles, as text. */
const statements = Object.entries(aws.find("AWS::IAM::Role")).flatMap(([id, { Properties }]) =>
	list<Properties>(Properties.Policies ?? [])
		.flatMap(({ PolicyDocument }) => list<Properties>(PolicyDocument.Statement))
		.map(({ Action, Resource, Condition }) => ({
			of: id.replace(/ownRole.*/, ""),
			actions: list<string>(Action),
			resources: list(Resource).map(asText),
			condition: Condition,
		})),
);
const logicalName = (name: FunctionName) => name.replaceAll("-", "");
const signInActions = [
	"CreateUser",
	"DeleteUser",
	"InitiateAuth",
	"RespondToAuthChallenge",
	"SetUserMFAPreference",
	"SetUserPassword",
	"UpdateUserAttributes",
	"DisableUser",
	"EnableUser",
].map((action) => `Admin${action}`);

const fileActions = {
	write: ["s3:DeleteObject", "s3:PutObject"],
	remove: ["s3:DeleteObject"],
	read: ["s3:GetObject"],
	parts: ["s3:AbortMultipartUpload", "s3:DeleteObject", "s3:PutObject"],
	readWrite: ["s3:DeleteObject", "s3:GetObject", "s3:PutObject"],
};

describe("permissions", () => {
	const wanted = (name: FunctionName): string[] => {
		const { writes = [], audits, redacts, counts = [], ...others } = functions[name] as Permissions;
		const { identity, queue, mail, channels, payments, certifies, ...files } = others;
		const { images, uploads, documents, exports: archives, pages } = files;
		const follows = name === "stream" || name === "pages";
		const reads = ["dynamodb:BatchGetItem", "dynamodb:GetItem", "dynamodb:Query"];
		const takes = [
			"ChangeMessageVisibility",
			"DeleteMessage",
			"GetQueueAttributes",
			"GetQueueUrl",
			"ReceiveMessage",
		];
		const table = [
			...(writes.length > 0 || audits ? ["ConditionCheckItem"] : []),
			...(writes.length > 0 ? ["BatchWriteItem", "DeleteItem", "PutItem", "UpdateItem"] : []),
			...(audits ? ["PutItem"] : []),
			...(redacts ? ["UpdateItem"] : []),
			...(counts.length > 0 ? ["UpdateItem"] : []),
		];
		return [
			"logs:CreateLogStream",
			"logs:PutLogEvents",
			...reads,
			...table.map((action) => `dynamodb:${action}`),
			// Folders with the same permission share one statement.
			...[...new Set([images, uploads, documents, archives, pages])].flatMap((right) =>
				right ? fileActions[right] : [],
			),
			...(identity ? signInActions.map((action) => `cognito-idp:${action}`) : []),
			...(queue ? ["sqs:SendMessage"] : []),
			...(mail ? ["ses:DeleteSuppressedDestination", "ses:SendEmail"] : []),
			...(channels ? ["appsync:EventPublish"] : []),
			...(payments ? ["ssm:GetParameter"] : []),
			...(certifies ? ["ssm:GetParameter"] : []),
			...(name === "mail" || name === "live" ? takes.map((action) => `sqs:${action}`) : []),
			...(follows
				? ["DescribeStream", "GetRecords", "GetShardIterator", "ListStreams"].map(
						(action) => `dynamodb:${action}`,
					)
				: []),
			...(follows ? ["sqs:GetQueueAttributes", "sqs:GetQueueUrl", "sqs:SendMessage"] : []),
		];
	};

	test.each(functionNames)(
		"the permissions of %s are exactly those that the function needs",
		(name) => {
			const own = statements.filter(({ of }) => of === logicalName(name));
			expect(own.flatMap(({ actions }) => actions).sort()).toEqual(wanted(name).sort());
		},
	);

	test("permissions are in our own roles, without wildcard actions or resources beyond the listed ones", () => {
		expect(aws.find("AWS::IAM::Policy")).toEqual({});
		for (const role of aws.propertiesOf("AWS::IAM::Role"))
			expect(role.ManagedPolicyArns).toBeUndefined();
		const wild = statements.flatMap(({ of, actions, resources }) =>
			[...actions, ...resources].filter((one) => one.includes("*")).map((one) => `${of}: ${one}`),
		);
		expect(wild.sort()).toEqual([
			"applications: arn:<AWS::Partition>:s3:::<imagesBucket>/images/*",
			"documents: arn:<AWS::Partition>:s3:::<imagesBucket>/documents/*",
			"documents: arn:<AWS::Partition>:s3:::<imagesBucket>/uploads/*",
			// SES names no resource for its suppression list.
			"mail: *",
			"mydata: arn:<AWS::Partition>:s3:::<imagesBucket>/exports/*",
			expect.stringMatching(/^pages: arn:<AWS::Partition>:s3:::<Site\w+>\/ar\/\*$/),
			expect.stringMatching(/^pages: arn:<AWS::Partition>:s3:::<Site\w+>\/en\/\*$/),
			"pictures: arn:<AWS::Partition>:s3:::<imagesBucket>/images/*",
			"pictures: arn:<AWS::Partition>:s3:::<imagesBucket>/uploads/*",
			"stream: arn:<AWS::Partition>:s3:::<imagesBucket>/documents/*",
			"stream: arn:<AWS::Partition>:s3:::<imagesBucket>/exports/*",
			"stream: arn:<AWS::Partition>:s3:::<imagesBucket>/images/*",
			"students: arn:<AWS::Partition>:s3:::<imagesBucket>/images/*",
			"users: arn:<AWS::Partition>:s3:::<imagesBucket>/images/*",
		]);
	});

	const writing = ["PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem"].map(
		(action) => `dynamodb:${action}`,
	);
	const mayWrite = statements.filter(({ actions }) =>
		actions.some((action) => writing.includes(action)),
	);
	const leadingKeys = ({ condition }: (typeof statements)[number]): string[] =>
		condition["ForAllValues:StringLike"]["dynamodb:LeadingKeys"];

	test.each(functionNames)(
		"the write permissions of %s cover its own entities only, and no index",
		(name) => {
			const { writes = [], audits, counts = [] } = functions[name] as Permissions;
			const own = mayWrite.filter(({ of }) => of === logicalName(name));
			expect(own.flatMap((one) => list(leadingKeys(one))).sort()).toEqual(
				[
					...writes.map((entity) => `${leadingKey(entity)}*`),
					...(audits ? ["$karate.auditline#*"] : []),
					...counts.map((kind) => `counter#${kind}`),
				].sort(),
			);
			for (const { resources } of own)
				expect(resources).toEqual([expect.stringMatching(/:table\/<tableName>$/)]);
		},
	);

	/** What work in the background writes, and for what: a record that is missing fails in production only. */
	const inBackground = {
		stream: {
			registration: "ends registrations, moves waiting people up",
			allotment: "frees and gives places",
			event: "counts registrations",
			eventClass: "counts registrations",
			removal: "notes the progress of a deletion",
			pair: "files possible duplicates",
			pairKey: "files what people are compared by",
			tally: "counts people and classes that it changes",
			reminderRun: "notes the progress of reminders",
			broadcast: "notes the progress of an announcement",
			dojoLinking: "notes the progress of linking",
			trainingClass: "links classes to dojos",
			import: "notes the progress of an import",
			importRow: "notes what became of a row",
			user: "imports, links and reminds people",
			searchKey: "lets imported people be found",
			facet: "lets imported people be filtered",
			listing: "lists imported people",
			announcement: "notes what open pages are told",
			ledgerLine: "adds to the ledger of places",
			ledgerHead: "closes the ledger of places by its hash",
			chargeLine: "adds to the ledger of charges",
			debtor: "notes who owes",
			grading: "notes the progress of a grading",
			certificateKey: "publishes the key that signs certificates",
		},
		clock: {
			registration: "ends offers and registrations that wait too long",
			allotment: "frees and gives places",
			event: "counts registrations",
			eventClass: "counts registrations",
			judge: "counts competitions",
			judgeAssignment: "settles assignments",
			reminderRun: "begins and wakes reminders",
			gatewayNote: "notes whether the gateway answers",
			broadcast: "announces openings, wakes announcements",
			dojoLinking: "wakes linkings",
			grading: "wakes gradings",
			removal: "begins and wakes deletions",
			merge: "wakes merges",
			import: "wakes imports",
			document: "notes reminders of documents",
			duty: "tells people that their duties ended",
			notification: "reminds of documents, fees and consents",
			dataExport: "ends exports",
			guardianship: "ends guardianships at eighteen",
			consent: "ends consents that guardians gave",
			athlete: "hides athletes without consent",
			user: "deletes people, ends memberships",
			searchKey: "removes deleted people from the search",
			facet: "moves people between filters",
			listing: "removes deleted people from the directory",
			tally: "counts people",
			erasure: "ends requests of deletion",
			emailClaim: "frees the addresses of deleted people",
			session: "signs deleted people out",
			outbox: "emails about deletions and guardianships",
			onlinePayment: "follows payments without an answer",
			membershipPayment: "books payments that the gateway confirms",
			receiptBook: "numbers their receipts",
			promotion: "marks the fee of a grading as paid",
		},
	};

	test.each([["stream", streamDomain] as const, ["clock", clockDomain] as const])(
		"%s may write what its work changes, and nothing else",
		(name, { permissions }) => {
			expect([...permissions.writes].sort()).toEqual(Object.keys(inBackground[name]).sort());
		},
	);

	/**
	 * Written by hand, because a wrong permission would agree with the policies generated from it.
	 */
	const writers: Record<string, FunctionName[]> = {
		// Money.
		membershipPayment: ["clock", "fees", "memberships", "online-payments", "stream"],
		receiptBook: ["clock", "fees", "memberships", "online-payments"],
		onlinePayment: ["clock", "online-payments", "stream"],
		chargeLine: ["stream"],
		cashClosing: ["fees"],
		bankSettlement: ["online-payments"],
		cashBook: ["fees"],
		ledgerLine: ["stream"],
		ledgerHead: ["stream"],
		// Places.
		checkIn: ["stream", "weigh-in"],
		weighIn: ["weigh-in"],
		duty: ["clock", "duties", "stream"],
		registration: [
			"clock",
			"fees",
			"gradings",
			"online-payments",
			"registrations",
			"stream",
			"weigh-in",
		],
		allotment: [
			"clock",
			"events",
			"gradings",
			"registrations",
			"stream",
			"training-classes",
			"weigh-in",
		],
		enrollment: ["stream", "training-classes"],
		attendance: ["attendance", "stream"],
		waitingRoom: ["gradings", "registrations", "waiting-room"],
		ticket: ["gradings", "registrations", "stream", "waiting-room"],
		numberRow: ["gradings", "registrations", "waiting-room"],
		// Belt ranks, and permission to act for others.
		promotion: [
			"belts",
			"clock",
			"fees",
			"gradings",
			"online-payments",
			"stream",
			"students",
			"users",
		],
		progression: ["belts", "gradings", "people", "stream", "users"],
		guardianship: ["clock", "families", "stream"],
		guardianInvitation: ["claims", "families", "stream", "students"],
		consent: ["clock", "consents", "families", "sign-ups", "stream"],
		studentRelation: ["people", "stream", "students"],
		grading: ["clock", "gradings", "stream"],
		candidate: ["gradings", "stream"],
		markSheet: ["gradings", "stream"],
		certificate: ["certificates", "gradings", "stream"],
		certificateKey: ["gradings", "stream"],
		syllabus: ["syllabus"],
		// Signing in.
		recoveryCode: ["auth", "stream"],
		connection: ["auth", "stream"],
		signInSecond: ["auth"],
		knownDevice: ["auth", "sign-ups", "stream"],
		resetToken: ["auth", "mail", "stream"],
		signingKey: [
			"auth",
			"draws",
			"gradings",
			"live",
			"operation",
			"registrations",
			"sign-ups",
			"waiting-room",
		],
		// Irreversible actions.
		removal: ["applications", "clock", "removals", "stream"],
		merge: ["claims", "clock", "merges", "stream"],
		erasure: ["clock", "my-data", "stream"],
		document: ["clock", "documents", "stream"],
		// Public content.
		settings: ["settings"],
		holidayList: ["settings"],
		broadcast: ["broadcasts", "clock", "stream"],
		news: ["news"],
		official: ["officials"],
		aboutSection: ["about"],
		annualPlan: ["annual-plan"],
	};

	test.each(Object.entries(writers))("only these functions may write a %s", (entity, names) => {
		const found = functionNames.filter((name) =>
			(functions[name] as Permissions).writes?.includes(entity),
		);
		expect(found.sort()).toEqual(names);
	});

	test("only functions that create, change or remove people may manage sign-ins", () => {
		const found = functionNames.filter((name) => (functions[name] as Permissions).identity);
		expect(found.sort()).toEqual([
			"applications",
			"auth",
			"claims",
			"clock",
			"merges",
			"people",
			"removals",
			"sign-ups",
			"students",
		]);
	});

	test("few functions may use files, queue email jobs or announce changes", () => {
		const named = (right: keyof Permissions) =>
			functionNames.flatMap((name) => {
				const granted = (functions[name] as Permissions)[right];
				return granted ? [granted === true ? name : `${name}: ${granted}`] : [];
			});
		expect(named("images").sort()).toEqual([
			"applications: write",
			"pictures: write",
			"stream: readWrite",
			"students: write",
			"users: write",
		]);
		expect(named("uploads").sort()).toEqual(["documents: readWrite", "pictures: readWrite"]);
		expect(named("documents").sort()).toEqual(["documents: readWrite", "stream: readWrite"]);
		expect(named("exports").sort()).toEqual(["my-data: read", "stream: parts"]);
		expect([named("pages"), named("queue"), named("announces")]).toEqual([
			["pages: readWrite"],
			["stream"],
			["stream"],
		]);
		expect([named("redacts"), named("mail"), named("channels")]).toEqual([
			["stream"],
			["mail"],
			["live"],
		]);
	});

	test.each([
		["payment", ["clock", "onlinepayments"]],
		["certificate", ["gradings", "stream"]],
	])("only the functions that use the %s key may read it", (name, names) => {
		const reading = statements.filter(
			({ actions, resources }) =>
				actions.includes("ssm:GetParameter") &&
				resources.some((one) => one.endsWith(`/${name}-key`)),
		);
		expect(reading.map(({ of }) => of).sort()).toEqual(names);
		for (const { resources } of reading)
			expect(resources).toEqual([
				expect.stringMatching(new RegExp(`:parameter/kyokushin/\\w+/${name}-key$`)),
			]);
	});

	test("nobody can remove an audit line, and only the stream can anonymise one", () => {
		const reaching = (key: string) =>
			mayWrite.filter((one) =>
				list(leadingKeys(one)).some((pattern) => key.startsWith(pattern.replace(/\*$/, ""))),
			);
		const others = reaching("$karate.auditline#id_1").filter(
			({ actions }) => actions.join() !== "dynamodb:PutItem",
		);
		expect(others.map(({ of, actions }) => [of, actions])).toEqual([
			["stream", ["dynamodb:PutItem", "dynamodb:UpdateItem"]],
		]);
		expect(
			reaching("$karate.session#userid_7")
				.map(({ of }) => of)
				.sort(),
		).toEqual([
			"applications",
			"auth",
			"claims",
			"clock",
			"merges",
			"people",
			"removals",
			"signups",
			"stream",
			"students",
		]);
		expect(
			reaching("$karate.user#userid_7")
				.map(({ of }) => of)
				.sort(),
			// Fee status, email preferences and emails that came back are attributes of the user, hence
			// memberships, clock, stream, notifications and mail.
		).toEqual([
			"applications",
			"auth",
			"belts",
			"claims",
			"clock",
			"consents",
			"families",
			"fees",
			"gradings",
			"mail",
			"memberships",
			"merges",
			"notifications",
			"onlinepayments",
			"people",
			"removals",
			"signups",
			"stream",
			"students",
			"users",
		]);
	});

	test("email can be sent from our own address only", () => {
		const [mail, ...others] = statements.filter(({ actions }) => actions.includes("ses:SendEmail"));
		expect(others).toEqual([]);
		expect(mail.of).toBe("mail");
		expect(mail.condition).toEqual({ StringEquals: { "ses:FromAddress": aws.stage.mailFrom } });
	});

	test("no bucket is accessible to the public", () => {
		for (const { PublicAccessBlockConfiguration } of aws.propertiesOf("AWS::S3::Bucket")) {
			expect(Object.values(PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
		}
		const policies = aws
			.propertiesOf("AWS::S3::BucketPolicy")
			.flatMap((policy) => policy.PolicyDocument.Statement);
		const allowed = policies.filter(({ Effect }) => Effect === "Allow");
		expect(allowed).toHaveLength(3);
		for (const { Principal, Action, Condition } of allowed) {
			expect(Principal).toEqual({ Service: "cloudfront.amazonaws.com" });
			expect(Action).toBe("s3:GetObject");
			// Each condition names one distribution.
			const source = asText(Condition[Object.keys(Condition)[0]]["AWS:SourceArn"]);
			expect(source).toMatch(/:distribution\/<\w+>$/);
		}
	});
});

/** The event source mappings of queues with a matching name. */
const fedBy = (queue: RegExp) =>
	aws
		.propertiesOf("AWS::Lambda::EventSourceMapping")
		.filter(
			({ StartingPosition, EventSourceArn }) =>
				!StartingPosition && queue.test(EventSourceArn["Fn::GetAtt"][0]),
		);

const orders = () =>
	statements.filter(({ actions }) => actions.length === 1 && actions[0] === "sqs:SendMessage");

describe("functions", () => {
	test("functions get exactly the settings that they need, under known names", () => {
		const known = readFileSync("functions/core/env.ts", "utf8");
		const got = Object.fromEntries(
			Object.entries(lambdas(aws)).map(([name, lambda]) => [
				name,
				Object.keys(lambda.Environment.Variables).sort(),
			]),
		);
		const usual = ["SERVICE_NAME", "SITE_URL", "TABLE_NAME"];
		const own: Partial<Record<FunctionName, string[]>> = {
			auth: ["SIGN_IN_URL", "USER_POOL_CLIENT_ID", "USER_POOL_ID"],
			users: ["IMAGES_BUCKET"],
			people: ["SIGN_IN_URL", "USER_POOL_CLIENT_ID", "USER_POOL_ID"],
			students: ["IMAGES_BUCKET", "SIGN_IN_URL", "USER_POOL_CLIENT_ID", "USER_POOL_ID"],
			applications: ["IMAGES_BUCKET", "SIGN_IN_URL", "USER_POOL_CLIENT_ID", "USER_POOL_ID"],
			merges: ["SIGN_IN_URL", "USER_POOL_CLIENT_ID", "USER_POOL_ID"],
			removals: ["SIGN_IN_URL", "USER_POOL_CLIENT_ID", "USER_POOL_ID"],
			"sign-ups": ["SIGN_IN_URL", "USER_POOL_CLIENT_ID", "USER_POOL_ID"],
			claims: ["SIGN_IN_URL", "USER_POOL_CLIENT_ID", "USER_POOL_ID"],
			contact: ["MAIL_TO"],
			settings: ["MAIL_TO"],
			operation: ["LIVE_ENDPOINT", "LIVE_KEY", "VERSION"],
			pictures: ["IMAGES_BUCKET"],
			documents: ["IMAGES_BUCKET"],
			"my-data": ["IMAGES_BUCKET"],
			gradings: ["CERTIFICATE_KEY_PARAMETER"],
			stream: [
				"BROADCAST_QUEUE_URL",
				"CERTIFICATE_KEY_PARAMETER",
				"IMAGES_BUCKET",
				"LETTER_QUEUE_URL",
				"LIVE_QUEUE_URL",
				"NOTICE_QUEUE_URL",
			],
			live: ["LIVE_ENDPOINT"],
			mail: ["MAIL_FROM"],
			pages: ["PAGES_BUCKET", "PAGE_RENDERER"],
			clock: ["PAYMENT_KEY_PARAMETER", "SIGN_IN_URL", "USER_POOL_CLIENT_ID", "USER_POOL_ID"],
			"online-payments": ["PAYMENT_KEY_PARAMETER"],
		};
		const edgeKey = (name: FunctionName) =>
			(functions[name] as Permissions).http ? ["EDGE_KEY_HASHES"] : [];
		expect(got).toEqual(
			Object.fromEntries(
				functionNames.map((name) => [
					name,
					[...usual, ...edgeKey(name), ...(own[name] ?? [])].sort(),
				]),
			),
		);
		for (const name of Object.values(got)
			.flat()
			.filter((one) => one !== "SERVICE_NAME")) {
			expect(known).toMatch(new RegExp(`\\t${name}: `));
		}
	});

	test("every function's SITE_URL is the configured address of the site", () => {
		for (const { Environment } of Object.values(lambdas(aws))) {
			expect(Environment.Variables.SITE_URL).toBe(aws.stage.siteUrl);
		}
	});

	test("functions run on Node 24 and Graviton, with logs that expire", () => {
		for (const { Runtime, Architectures, LoggingConfig } of Object.values(lambdas(aws))) {
			expect([Runtime, Architectures]).toEqual(["nodejs24.x", ["arm64"]]);
			expect(
				aws.find("AWS::Logs::LogGroup")[LoggingConfig.LogGroup.Ref].Properties.RetentionInDays,
			).toBeGreaterThan(0);
		}
	});

	test("stream functions retry, and send permanent failures to the dead-letter queue", () => {
		const mappings = aws
			.propertiesOf("AWS::Lambda::EventSourceMapping")
			.filter(({ StartingPosition }) => StartingPosition !== undefined);
		expect(
			mappings.map(({ FunctionName: { Ref } }) => Ref.replace(/[0-9A-F]{8}$/, "")).sort(),
		).toEqual(["pages", "stream"]);
		for (const mapping of mappings) {
			expect(mapping).toMatchObject({
				BisectBatchOnFunctionError: true,
				FunctionResponseTypes: ["ReportBatchItemFailures"],
				StartingPosition: "TRIM_HORIZON",
			});
			expect(mapping.MaximumRetryAttempts).toBeGreaterThan(0);
			expect(mapping.DestinationConfig.OnFailure.Destination["Fn::GetAtt"][0]).toContain(
				"DeadLetters",
			);
		}
		const rules = aws.propertiesOf("AWS::Events::Rule");
		expect(rules.map(({ ScheduleExpression }) => ScheduleExpression)).toContain("rate(1 hour)");
	});

	test("stream functions are invoked only for the entities that they follow", () => {
		const followed = {
			stream: [{ "anything-but": findEntities(({ stream }) => stream === "none") }],
			pages: findEntities(({ pages }) => pages !== undefined),
		};
		for (const name of ["stream", "pages"] as const) {
			const mappings = aws.propertiesOf("AWS::Lambda::EventSourceMapping");
			const [mapping] = mappings.filter(
				({ FunctionName: { Ref }, FilterCriteria }) => FilterCriteria && Ref.startsWith(name),
			);
			const filters = mapping.FilterCriteria.Filters.map(({ Pattern }: Properties) =>
				JSON.parse(Pattern),
			);
			const entities = { __edb_e__: { S: followed[name] } };
			expect(filters).toEqual([
				{ dynamodb: { NewImage: entities } },
				{ eventName: ["REMOVE"], dynamodb: { OldImage: entities } },
			]);
		}
	});

	test("mail functions read the queues, a few jobs at once, and dead-letter permanent failures", () => {
		const mappings = fedBy(/^Mails/);
		const how = {
			BatchSize: 10,
			FunctionResponseTypes: ["ReportBatchItemFailures"],
			ScalingConfig: { MaximumConcurrency: 2 },
			FunctionName: { Ref: expect.stringMatching(/^mail[0-9A-F]{8}$/) },
		};
		expect(mappings).toEqual([how, how, how].map(expect.objectContaining));
		const queues = aws.find("AWS::SQS::Queue");
		const day = 24 * 60 * 60;
		for (const { EventSourceArn } of mappings) {
			const queue = queues[EventSourceArn["Fn::GetAtt"][0]].Properties;
			const deadLetters =
				queues[queue.RedrivePolicy.deadLetterTargetArn["Fn::GetAtt"][0]].Properties;
			expect(deadLetters.MessageRetentionPeriod).toBe(14 * day);
			// With fewer tries, an email outage of a few hours would lose emails.
			const tried = queue.RedrivePolicy.maxReceiveCount * queue.VisibilityTimeout;
			expect(tried).toBeGreaterThan(8 * 60 * 60);
			expect(tried).toBeLessThan(queue.MessageRetentionPeriod);
			expect(queue.VisibilityTimeout).toBeGreaterThanOrEqual(6 * lambdas(aws).mail.Timeout);
		}
		const [order] = orders();
		const fed = mappings.map(({ EventSourceArn }) => `<${EventSourceArn["Fn::GetAtt"].join(".")}>`);
		expect(order.resources).toEqual(expect.arrayContaining(fed));
	});

	test("only the live function publishes to channels; only the stream feeds its queue, which dead-letters crashes", () => {
		const [mapping, ...others] = fedBy(/^Live/);
		expect(others).toEqual([]);
		expect(mapping.FunctionName.Ref).toMatch(/^live[0-9A-F]{8}$/);
		const queue = aws.find("AWS::SQS::Queue")[mapping.EventSourceArn["Fn::GetAtt"][0]].Properties;
		expect(queue.RedrivePolicy.deadLetterTargetArn["Fn::GetAtt"][0]).toMatch(/^LiveDeadLetters/);
		expect(queue.VisibilityTimeout).toBeGreaterThanOrEqual(6 * lambdas(aws).live.Timeout);
		expect(orders().map(({ of }) => of)).toEqual(["stream"]);
		const speakers = statements.filter(({ actions }) =>
			actions.some((one) => one.startsWith("appsync:")),
		);
		expect(speakers.map(({ of, actions }) => [of, actions])).toEqual([
			["live", ["appsync:EventPublish"]],
		]);
	});

	test("public channels need a key that expires within a year, and wildcard subscriptions are rejected", () => {
		const [api] = aws.propertiesOf("AWS::AppSync::Api");
		const [key] = aws.propertiesOf("AWS::AppSync::ApiKey");
		const [namespace] = aws.propertiesOf("AWS::AppSync::ChannelNamespace");
		expect(api.EventConfig).toMatchObject({
			ConnectionAuthModes: [{ AuthType: "API_KEY" }],
			DefaultPublishAuthModes: [{ AuthType: "AWS_IAM" }],
			DefaultSubscribeAuthModes: [{ AuthType: "API_KEY" }],
		});
		const days = (key.Expires * 1000 - Date.now()) / 86_400_000;
		expect(days).toBeGreaterThan(300);
		expect(days).toBeLessThan(365);
		const { code } = { code: namespace.CodeHandlers.replace(/import .*;|export /g, "") };
		const run = (path: string) =>
			runInNewContext(`${code}; onSubscribe({ info: { channel: { path } } })`, {
				path,
				util: {
					unauthorized: () => {
						throw new Error("Unauthorized");
					},
				},
			});
		expect(() => run("/live/people/*")).toThrow("Unauthorized");
		expect(run("/live/events/7")).toBeUndefined();
	});

	test("queues are encrypted and require TLS", () => {
		const queues = Object.entries(aws.find("AWS::SQS::Queue"));
		expect(queues).toHaveLength(7);
		const policies = aws.propertiesOf("AWS::SQS::QueuePolicy");
		for (const [id, { Properties: properties }] of queues) {
			expect(properties.SqsManagedSseEnabled).toBe(true);
			const [{ PolicyDocument }] = policies.filter(({ Queues }) => Queues[0].Ref === id);
			const denied = {
				Effect: "Deny",
				Condition: { Bool: { "aws:SecureTransport": "false" } },
			};
			const [first, ...allowed] = PolicyDocument.Statement;
			expect(first).toMatchObject(denied);
			// Only the rule of the mail service's outcomes may send, to the letters and their dead letters.
			expect(allowed.length === 0 || /Mails(Letters|DeadLetters)/.test(id)).toBe(true);
			for (const statement of allowed)
				expect(statement).toMatchObject({
					Principal: { Service: "events.amazonaws.com" },
					Condition: {
						ArnEquals: {
							"aws:SourceArn": { "Fn::GetAtt": [expect.stringMatching(/^MailOutcomes/), "Arn"] },
						},
					},
				});
			expect(String(allowed.flatMap(({ Action }: Properties) => Action))).not.toMatch(
				/Receive|Delete|\*/,
			);
		}
	});
});
