import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const fresh = { ReadUnitsPerSecond: 12_000, WriteUnitsPerSecond: 4_000 };
type Throughput = typeof fresh & { Status?: string };
type Update = {
	WarmThroughput: Throughput;
	GlobalSecondaryIndexUpdates: { Update: { WarmThroughput: Throughput } }[];
};

const folder = mkdtempSync(join(tmpdir(), "prewarm-"));
const calls: { name: string; body: unknown }[] = [];
let table: Throughput = fresh;
let index: Throughput = fresh;
let looksWhileUpdating = 0;

function described() {
	const Status = looksWhileUpdating-- > 0 ? "UPDATING" : "ACTIVE";
	const indexes = [
		{ IndexName: "gsi1", IndexStatus: "ACTIVE", WarmThroughput: { ...index, Status } },
	];
	return {
		TableStatus: Status,
		WarmThroughput: { ...table, Status },
		GlobalSecondaryIndexes: indexes,
	};
}

/** Answers the two DynamoDB calls of this command. */
const stub = createServer(async (request, response) => {
	const body = JSON.parse((await request.setEncoding("utf8").toArray()).join(""));
	const name = String(request.headers["x-amz-target"]).split(".")[1];
	calls.push({ name, body });
	if (name === "UpdateTable") {
		table = (body as Update).WarmThroughput;
		index = (body as Update).GlobalSecondaryIndexUpdates[0].Update.WarmThroughput;
		looksWhileUpdating = 1;
	}
	response.setHeader("content-type", "application/x-amz-json-1.0");
	response.end(
		JSON.stringify(name === "UpdateTable" ? { TableDescription: {} } : { Table: described() }),
	);
});

beforeAll(async () => {
	stub.listen(0, "127.0.0.1");
	await once(stub, "listening");
	const endpoint = `http://127.0.0.1:${(stub.address() as AddressInfo).port}`;
	const running = { url: "http://localhost:1", endpoint, table: "federation", pid: process.pid };
	writeFileSync(join(folder, "running.json"), JSON.stringify(running));
});

afterAll(() => {
	stub.close();
	rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
	table = index = fresh;
	calls.length = 0;
});

async function prewarm(...args: string[]) {
	const child = spawn(process.execPath, ["operate/prewarm.ts", ...args], {
		env: { ...process.env, LOCAL_DIR: folder },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text) => {
			output += text;
		});
	}
	const [code] = await once(child, "close");
	return { code, output };
}

const crowd = ["--users", "10000", "--places", "500", "--processes", "100"];
const names = () => calls.map(({ name }) => name);

describe("prewarm", () => {
	test("prewarm raises table and index, and waits until both are active", async () => {
		const { code, output } = await prewarm(...crowd);
		expect({ code, output }).toMatchObject({ code: 0 });
		expect(names()).toEqual([
			"DescribeTable",
			"UpdateTable",
			"DescribeTable",
			"DescribeTable",
			"DescribeTable",
		]);
		expect(calls[1].body).toEqual({
			TableName: "federation",
			WarmThroughput: { ReadUnitsPerSecond: 22_600, WriteUnitsPerSecond: 23_000 },
			GlobalSecondaryIndexUpdates: [
				{
					Update: {
						IndexName: "gsi1",
						WarmThroughput: { ReadUnitsPerSecond: 40_000, WriteUnitsPerSecond: 20_000 },
					},
				},
			],
		});
		expect(output).toContain(
			"table  has 4,000 writes, 12,000 reads; wants 23,000 writes, 22,600 reads",
		);
		expect(output).toContain("cannot be lowered again");
		expect(output).toContain(
			"Warm: table 23,000 writes, 22,600 reads; index 20,000 writes, 40,000 reads",
		);
	}, 20_000);

	test("prewarm changes nothing in a dry run, or if the throughput is sufficient", async () => {
		expect(await prewarm(...crowd, "--dry-run")).toMatchObject({ code: 0 });
		table = index = { ReadUnitsPerSecond: 40_000, WriteUnitsPerSecond: 40_000 };
		const { output } = await prewarm(...crowd);
		expect(output).toContain("nothing to ask for");
		expect(names()).toEqual(["DescribeTable", "DescribeTable"]);
	}, 20_000);

	test("prewarm --undo explains that warm throughput cannot be lowered", async () => {
		const { code, output } = await prewarm("--undo");
		expect(code).toBe(0);
		expect(output).toContain("never lowered");
		expect(calls).toEqual([]);
	}, 20_000);

	test("prewarm requires an event, or numbers of users and places", async () => {
		expect(await prewarm()).toEqual({
			code: 1,
			output: "Say for whom: --event <id>, or --users N --places N\n",
		});
		expect((await prewarm("--users", "many", "--places", "5")).output).toMatch(
			/^--users must be a whole number from 1 to/,
		);
	}, 20_000);
});
