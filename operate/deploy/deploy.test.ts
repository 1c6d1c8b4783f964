import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { edgeKeyHash } from "#infra/edge-key-hash.ts";
import { stageNamed } from "#infra/stages.ts";
import { startBucket } from "#tests/core/bucket.ts";
import { type Answer, standIns } from "#tests/core/tools.ts";
import { deployVersion } from "./deploy.ts";

const stage = stageNamed("production");
const tools = standIns(["aws", "cdk"]);
const folder = mkdtempSync(join(tmpdir(), "site-"));
let bucket: Awaited<ReturnType<typeof startBucket>>;

const outputs = {
	SiteBucket: "site",
	DistributionId: "E1",
	ApiHosts: "a.host,d.host,m.host,r.host",
	PagesFunction: "pages",
};
const stackOf = (values: object) => ({
	Stacks: [
		{
			Outputs: Object.entries(values).map(([OutputKey, OutputValue]) => ({
				OutputKey,
				OutputValue,
			})),
		},
	],
});
const notFound: Omit<Answer, "to"> = {
	error: "An error occurred (ValidationError): Stack does not exist",
};
const usual: Answer[] = [
	{ to: "get-template", ...notFound },
	{
		to: "describe-stacks --stack-name kyokushin-production-edge",
		json: stackOf({ FirewallArn: "arn:firewall" }),
	},
	{ to: "describe-stacks --stack-name kyokushin-production-site", json: stackOf(outputs) },
	{ to: "lambda invoke", json: { StatusCode: 200 } },
	{ to: "create-invalidation", json: { Invalidation: { Id: "I1" } } },
];

function build(files: Record<string, string>) {
	rmSync(folder, { recursive: true, force: true });
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
}

const run = (version: string) => deployVersion(stage, version, () => {}, folder);
const cdkCalls = () => tools.calls().filter((call) => call.startsWith("cdk"));

beforeAll(async () => {
	bucket = await startBucket();
	process.env.AWS_ENDPOINT_URL_S3 = bucket.endpoint;
	Object.assign(process.env, { AWS_ACCESS_KEY_ID: "test", AWS_SECRET_ACCESS_KEY: "test" });
});
beforeEach(() => {
	tools.answer(usual);
	bucket.requests.length = 0;
});
afterAll(() => {
	bucket.stop();
	tools.remove();
	rmSync(folder, { recursive: true, force: true });
});

const page = {
	"index.html": "<html>",
	"app/boot.js": "boot",
	"mark.svg": "<svg/>",
	".vite/manifest.json": "{}",
};

test("deploys the data stack first, and passes each stack the outputs of the others", async () => {
	build({ ...page, "assets/one-1111.js": "1" });
	expect(await run("v1")).toEqual(outputs);
	const made = cdkCalls().map((call) =>
		call
			.replace(/--app \S+ |--require-approval never ?|--exclusively | --parameters EdgeKey\S+/g, "")
			.trim(),
	);
	expect(made.map((call) => call.replace("kyokushin-production-", ""))).toEqual([
		"cdk synth --quiet --output cdk.out/production --context stage=production --context version=v1",
		"cdk deploy data --parameters Distribution=E1",
		"cdk deploy edge --parameters Distribution=E1",
		"cdk deploy site --parameters Firewall=arn:firewall",
	]);
	expect(
		tools
			.calls()
			.filter((call) => call.includes("edge"))
			.every((call) => !/--region eu/.test(call)),
	).toBe(true);
});

test("gives the edge a new key each time, and functions the new and previous hash", async () => {
	build(page);
	const given = () => {
		const [, key, hashes] =
			/EdgeKey=(\S+) --parameters EdgeKeyHashes=(\S+)/.exec(tools.calls().join("\n")) ?? [];
		return { key, hashes };
	};
	await run("v1");
	const first = given();
	expect(first.key).toMatch(/^[\w-]{43}$/);
	expect(first.hashes).toBe(edgeKeyHash(first.key));
	const Parameters = [
		{ ParameterKey: "EdgeKeyHashes", ParameterValue: `${first.hashes},of-the-one-before` },
	];
	const running = { Stacks: [{ ...stackOf(outputs).Stacks[0], Parameters }] };
	tools.answer([
		{ to: "describe-stacks --stack-name kyokushin-production-site", json: running },
		...usual,
	]);
	await run("v2");
	const second = given();
	expect(second.key).not.toBe(first.key);
	expect(second.hashes).toBe(`${edgeKeyHash(second.key)},${first.hashes}`);
});

test("passes a new distribution to the stacks that were deployed before it", async () => {
	build({ ...page, "assets/one-1111.js": "1" });
	const site = "describe-stacks --stack-name kyokushin-production-site";
	const made = { to: site, json: stackOf(outputs), after: "Firewall=arn:firewall" };
	tools.answer([made, { to: site, ...notFound }, ...usual]);
	await run("v1");
	const redeployed = cdkCalls().filter((call) => call.includes("Distribution="));
	expect(redeployed).toEqual(
		["data", "edge"].map((name) =>
			expect.stringMatching(`deploy kyokushin-production-${name} .*--parameters Distribution=E1`),
		),
	);
});

test("uploads assets before the functions change, and pages last", async () => {
	build({ ...page, "assets/one-1111.js": "1", "assets/style-2222.css": "2" });
	await run("v1");
	const puts = bucket.requests
		.filter((line) => line.startsWith("PUT"))
		.map((line) => line.slice(4));
	expect(puts.slice(0, 2).sort()).toEqual(["assets/one-1111.js", "assets/style-2222.css"]);
	expect(puts.indexOf("index.html")).toBe(puts.length - 2);
	expect(puts.at(-1)).toBe("releases.json");
	expect(bucket.files.get("assets/one-1111.js")).toEqual({
		body: "1",
		type: "text/javascript; charset=utf-8",
		cache: "public, max-age=31536000, immutable",
	});
	expect(bucket.files.get("index.html")?.cache).toMatch(/max-age=0, s-maxage=60/);
	expect(bucket.files.get("app/boot.js")?.cache).toMatch(/max-age=0/);
	expect([...bucket.files.keys()].filter((key) => key.startsWith("."))).toEqual([]);
});

test("keeps the assets of the two previous releases, despite repeated deployments", async () => {
	bucket.files.clear();
	for (const version of ["v1", "v2", "v2", "v3", "v3", "v4"]) {
		build({ ...page, [`assets/part-${version}.js`]: version, "assets/same-0000.js": "same" });
		await run(version);
	}
	const assets = [...bucket.files.keys()].filter((key) => key.startsWith("assets/")).sort();
	expect(assets).toEqual(
		["part-v2.js", "part-v3.js", "part-v4.js", "same-0000.js"].map((name) => `assets/${name}`),
	);
});

test("renders the pages, invalidates the edge cache, and fails if rendering fails", async () => {
	build(page);
	await run("v1");
	const calls = tools.calls().join("\n");
	expect(calls).toMatch(
		/lambda invoke --function-name pages [\s\S]*create-invalidation --distribution-id E1/,
	);
	expect(calls).toContain("wait invalidation-completed --distribution-id E1 --id I1");
	tools.answer([{ to: "lambda invoke", json: { FunctionError: "Unhandled" } }, ...usual]);
	await expect(run("v1")).rejects.toThrow("Rendering the pages failed");
});

test("refuses a deployment that would lose data", async () => {
	const Resources = {
		Table: { Type: "AWS::DynamoDB::Table", DeletionPolicy: "Retain", Properties: {} },
	};
	tools.answer([{ to: "get-template", json: { TemplateBody: { Resources } } }, ...usual]);
	await expect(run("v1")).rejects.toThrow("AWS::DynamoDB::Table Table would be removed");
	expect(cdkCalls()).toHaveLength(1);
});
