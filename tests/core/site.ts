import { spawn } from "node:child_process";
import { once } from "node:events";
import {
	createWriteStream,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#local/freePort.ts";

const words: string[] = JSON.parse(readFileSync("package.json", "utf8")).scripts.start.split(" ");
const node = words.indexOf("node");

/** What `npm start` does, without npm's own process. */
export const startCommand = {
	args: words.slice(node + 1),
	env: Object.fromEntries(
		words.slice(0, node).map((setting) => setting.split("=")),
	) as NodeJS.ProcessEnv,
};

/**
 * Memory is a figure of the benchmark: in tests the site has room, or a fifth of its time goes into collecting garbage.
 * V8 takes the last word on a setting.
 */
const withRoom = startCommand.args.toSpliced(-1, 0, "--max-semi-space-size=32");

/** What a test process needs to know of the site that it tests. */
export type SiteEnv = {
	BASE_URL: string;
	SITE_URL: string;
	DYNAMODB_ENDPOINT: string;
	TABLE_NAME: string;
	SITE_LOG: string;
	SCRYPT_COST: string;
};

/** What makes guesses at passwords dear would make hundreds of sign-ins in tests slow. */
const SCRYPT_COST = String(2 ** 10);

type Where = { folder: string; endpoint: string; table?: string; env?: NodeJS.ProcessEnv };

/** Starts the product as `npm start` does, on a free port and in a folder of its own; ready when this returns. */
export async function startSite({ folder, endpoint, table = "federation", env: given }: Where) {
	const port = await freePort();
	const url = `http://localhost:${port}`;
	const log = join(folder, "site.log");
	const child = spawn(process.execPath, withRoom, {
		env: {
			...process.env,
			...startCommand.env,
			PORT: String(port),
			SITE_URL: url,
			LOCAL_DIR: join(folder, "data"),
			DYNAMODB_ENDPOINT: endpoint,
			TABLE_NAME: table,
			POWERTOOLS_LOG_LEVEL: "INFO",
			SCRYPT_COST,
			...given,
		},
		stdio: ["ignore", "pipe", "pipe", "ipc"],
	});
	const exited = new Promise<void>((done) => child.once("exit", () => done()));
	const kept = createWriteStream(log);
	child.stderr?.pipe(kept);
	const order = async (word: "pause" | "goOn") => {
		const done = once(child, "message");
		child.send(word);
		await done;
	};
	await new Promise<void>((ready, failed) => {
		child.stdout?.on("data", (chunk: Buffer) => {
			kept.write(chunk);
			if (String(chunk).includes("ready http")) ready();
		});
		child.once("exit", (code) => failed(new Error(`The site ended with ${code}; see ${log}`)));
	});
	const env: SiteEnv = {
		BASE_URL: url,
		SITE_URL: url,
		DYNAMODB_ENDPOINT: endpoint,
		TABLE_NAME: table,
		SITE_LOG: log,
		SCRYPT_COST,
	};
	return {
		url,
		env,
		/** Does something to the site's table and folder while nothing follows the table; it goes on with what is there then. */
		async during(work: () => Promise<void>) {
			await order("pause");
			await work();
			await order("goOn");
		},
		async stop() {
			child.kill("SIGTERM");
			await exited;
		},
	};
}

/** A site in a table of its own and without demo data. `data` is the folder of its local cloud. */
export async function startEmptySite({
	endpoint,
	table,
}: Required<Pick<Where, "endpoint" | "table">>) {
	const folder = mkdtempSync(join(tmpdir(), "empty-"));
	const data = join(folder, "data");
	mkdirSync(data);
	writeFileSync(join(data, "filled"), "");
	// What comes by the clock would be counted among what a call asks for.
	const site = await startSite({ folder, endpoint, table, env: { CLOCK: "off" } });
	return {
		env: site.env,
		data,
		async stop() {
			await site.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
