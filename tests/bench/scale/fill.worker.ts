import { once } from "node:events";
import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { marshall } from "@aws-sdk/util-dynamodb";
import { answer } from "../workers/worker.ts";
import { federation } from "./items.ts";
import { type Federation, sizes } from "./size.ts";

const { SCALE_SIZE, SCALE_EXPORT = "" } = process.env;

/** Items written at a time: a single line each would be one call of the compressor. */
const linesAtOnce = 1_000;

/** Writes a federation as a DynamoDB export: one JSON line per item, gzipped. */
await answer(async () => {
	mkdirSync(join(SCALE_EXPORT, "data"), { recursive: true });
	const gzip = createGzip({ level: 1 });
	const file = gzip.pipe(createWriteStream(join(SCALE_EXPORT, "data", "items.json.gz")));
	let items = 0;
	let lines: string[] = [];
	const write = async () => {
		if (!gzip.write(lines.join(""))) await once(gzip, "drain");
		lines = [];
	};
	for (const item of federation(sizes[SCALE_SIZE as Federation], Date.now())) {
		lines.push(`${JSON.stringify({ Item: marshall(item, { removeUndefinedValues: true }) })}\n`);
		items++;
		if (lines.length === linesAtOnce) await write();
	}
	await write();
	gzip.end();
	await finished(file);
	return items;
});
