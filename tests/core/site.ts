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

/** The command of `npm start`, without npm's own process. */
export const startCommand = {
	args: words.slice(node + 1),
	env: Object.fromEntries(
		words.slice(0, node).map((setting) => setting.split("=")),
	) as NodeJS.ProcessEnv,
};

/**
 * The benchmark limits memory; in tests the site gets more, or it spends a fifth of its time on
 * garbage collection. V8 uses the last value of a setting.
 */
const withRoom = startCommand.args.toSpliced(-1, 0, "--max-semi-space-size=32");

/** The environment of a test process for its site. */
export type SiteEnv = {
	BASE_URL: string;
	SITE_URL: string;
	DYNAMODB_ENDPOINT: string;
	TABLE_NAME: string;
	SITE_LOG: string;
	SCRYPT_COST: string;
};

/** The scrypt cost of production would make hundreds of sign-ins in tests slow. */
const SCRYPT_COST = String(2 ** 10);

type Where = {
	folder: string;
	endpoint: string;
	table?: string;
	/** A free port; the default is any. */
	port?: number;
	env?: NodeJS.ProcessEnv;
};

/** Address of the site at a port of this machine. */
export const urlOf = (port: number) => `http://localhost:${port}`;

/**
 * Starts the product as `npm start` does, in its own folder; resolves when it is ready.
 */
export async function startSite({ folder, endpoint, table = "federation", ...more }: Where) {
	const { port = await freePort(), env: given } = more;
	const url = urlOf(port);
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
	const logFile = createWriteStream(log);
	child.stderr?.pipe(logFile);
	const order = async (word: "pause" | "goOn") => {
		const done = once(child, "message");
		child.send(word);
		await done;
	};
	await new Promise<void>((ready, failed) => {
		child.stdout?.on("data", (chunk: Buffer) => {
			logFile.write(chunk);
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
		/**
		 * Changes the site's table and folder while its stream consumers are paused; they then continue
		 * with the new data.
		 */
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

/** A site with its own table and without demo data. `data` is the folder of its embedded cloud. */
export async function startEmptySite({
	endpoint,
	table,
}: Required<Pick<Where, "endpoint" | "table">>) {
	const folder = mkdtempSync(join(tmpdir(), "empty-"));
	const data = join(folder, "data");
	mkdirSync(data);
	writeFileSync(join(data, "filled"), "");
	// Cron jobs would be counted among the requests of a call.
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
