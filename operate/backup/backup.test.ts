import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { DynamoDBClient, PutItemCommand, ScanCommand } from "@aws-sdk/client-dynamodb";
import { entityDefinitions } from "#functions/domains.ts";
import { type Engine, startEngine } from "#local/engine.ts";
import { createTable } from "#local/stand-ins/table.ts";
import { readBackup, writeBackup } from "./files.ts";
import { type Item, toItem, toLine } from "./items.ts";
import { fillTable, isEmpty, readTable, type Table } from "./table.ts";

const folder = mkdtempSync(join(tmpdir(), "backup-"));
let engine: Engine;
let client: DynamoDBClient;

beforeAll(async () => {
	engine = await startEngine(folder);
	const credentials = { accessKeyId: "local", secretAccessKey: "local" };
	client = new DynamoDBClient({ endpoint: engine.endpoint, region: "local", credentials });
});
afterAll(async () => {
	client.destroy();
	await engine.stop();
	rmSync(folder, { recursive: true, force: true });
});

async function newTable(name: string): Promise<Table> {
	await createTable(client, name);
	return { client, name };
}

const quietly = () => {};
const bytesIn = (name: string) => readFileSync(join(folder, name, "items.jsonl.gz"));
const backUp = async (table: Table, name: string) =>
	writeBackup(join(folder, name), await readTable(table, quietly), {
		table: table.name,
		takenAt: "2026-11-21T00:00:00Z",
	});

/** Items with every type of value, large enough to need several pages. */
const items = Array.from(
	{ length: 400 },
	(_, at): Item => ({
		pk: { S: `person ${at % 40}` },
		sk: { S: `entry ${at}` },
		name: { S: `أوس "العلي"\n${"x".repeat(6_000)}` },
		weight: { N: "73.5" },
		approved: { BOOL: true },
		belt: { NULL: true },
		tags: { SS: ["b", "a"] },
		places: { NS: ["3", "1"] },
		trail: { L: [{ M: { z: { N: "1" }, a: { S: "" } } }, { L: [] }] },
		picture: { B: new Uint8Array([0, 1, 254, 255]) },
		empty: { M: {} },
	}),
);

test("turns equal items into equal lines, and lines back into items", () => {
	const [item] = items;
	const turned: Item = Object.fromEntries(Object.entries(item).reverse());
	expect(toLine({ ...turned, tags: { SS: ["a", "b"] } })).toBe(toLine(item));
	expect(toLine(toItem(toLine(item)))).toBe(toLine(item));
	expect([...(toItem(toLine(item)).picture.B ?? [])]).toEqual([0, 1, 254, 255]);
});

test("a backed-up and restored table is the same, byte for byte", async () => {
	const [one, other] = [await newTable("one"), await newTable("other")];
	await fillTable(one, items.map(toLine), quietly);
	const { items: count } = await backUp(one, "first");
	expect(count).toBe(items.length);
	expect(await isEmpty(other)).toBe(true);
	await fillTable(other, readBackup(join(folder, "first")).lines, quietly);
	expect(await isEmpty(other)).toBe(false);
	const again = await backUp(other, "second");
	expect(again.sha256).toBe(readBackup(join(folder, "first")).manifest.sha256);
	expect(Buffer.compare(bytesIn("second"), bytesIn("first"))).toBe(0);
});

test("detects a lost item and a changed character", async () => {
	await backUp(await newTable("few"), "empty");
	const source = { table: "few", takenAt: "" };
	for (const [name, spoil] of Object.entries({
		lost: (text: string) => text.slice(0, text.indexOf("\n") + 1),
		changed: (text: string) => text.replace("73.5", "73.6"),
	})) {
		writeBackup(join(folder, name), items.slice(0, 3).map(toLine), source);
		const file = join(folder, name, "items.jsonl.gz");
		writeFileSync(file, gzipSync(spoil(gunzipSync(readFileSync(file)).toString("utf8"))));
		expect(() => readBackup(join(folder, name))).toThrow("is damaged");
	}
	expect(() => writeBackup(join(folder, "lost"), [], source)).toThrow("There is a backup");
	expect(() => readBackup(join(folder, "nowhere"))).toThrow("There is no backup");
	expect(readBackup(join(folder, "empty")).lines).toEqual([]);
});

const ofEntity = (entity: string): Item => ({
	pk: { S: entity },
	sk: { S: "1" },
	__edb_e__: { S: entity },
});
const given = ["session", "resetToken", "emailLink", "repeat", "attempts", "outbox"].map(ofEntity);

test("a backup contains no temporary items, and a restore skips temporary items of older backups", async () => {
	const [running, restored] = [await newTable("running"), await newTable("restored")];
	const user = ofEntity("user");
	for (const item of [user, ...given])
		await client.send(new PutItemCommand({ TableName: running.name, Item: item }));
	expect((await readTable(running, quietly)).map(toItem)).toEqual([user]);
	expect(await fillTable(restored, [user, ...given].map(toLine), quietly)).toBe(1);
	const { Items } = await client.send(new ScanCommand({ TableName: restored.name }));
	expect(Items).toEqual([user]);
});

test("every entity has a backup policy", () => {
	const sources = ["functions", "local"].flatMap((layer) =>
		readdirSync(layer, { recursive: true, encoding: "utf8" })
			.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
			.map((name) => readFileSync(join(layer, name), "utf8")),
	);
	const entities = sources.flatMap((source) =>
		[...source.matchAll(/\b(?:entity|entityModel)\(\s*"(\w+)"/g)].map(([, name]) => name),
	);
	expect(Object.keys(entityDefinitions).sort()).toEqual(entities.sort());
});

async function command(name: string, cloud: string, ...args: string[]) {
	const env = { ...process.env, LOCAL_DIR: join(folder, cloud) };
	const child = spawn(process.execPath, [`operate/${name}.ts`, "--local", ...args], {
		env,
		stdio: "pipe",
	});
	const [out, errors] = [child.stdout, child.stderr].map((stream) =>
		stream.setEncoding("utf8").toArray(),
	);
	const [code] = await once(child, "exit");
	return { code, out: (await out).join(""), errors: (await errors).join("") };
}

test("backup and restore work on the embedded cloud and refuse a non-empty table", async () => {
	const restored = await command("restore", "cloud", "--from", join(folder, "first"));
	expect(restored.out).toContain(`${items.length} items of 2026-11-21T00:00:00Z are in federation`);
	const taken = await command("backup", "cloud", "--to", join(folder, "third"));
	expect(taken.code).toBe(0);
	expect(Buffer.compare(bytesIn("third"), bytesIn("first"))).toBe(0);
	// The restored items count as processed by all followers, and no demo data is added.
	const positions = JSON.parse(readFileSync(join(folder, "cloud", "stream.pages.json"), "utf8"));
	expect(Object.keys(positions).length).toBeGreaterThan(0);
	expect(readFileSync(join(folder, "cloud", "filled"), "utf8")).toBe("restored");
	const refused = await command("restore", "cloud", "--from", join(folder, "first"));
	expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining("is not empty") });
});
