import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";

/** Logs, outputs and the state of the local cloud that runs. */
export const folder = resolve(process.env.LOCAL_DIR ?? ".local", "cloud");
export const stateFile = join(folder, "state.json");

/**
 * What the emulator leaves lying about: its signing key and unpacked functions, which must find neither our
 * `package.json` nor our packages above them.
 */
export const scratch = join(
	tmpdir(),
	`kyokushin-cloud-${createHash("sha256").update(folder).digest("hex").slice(0, 12)}`,
);

/** Python packages, which are the same for every folder. */
export const packages = resolve(".local/cloud/venv");

const asked = process.env.AWS_ENDPOINT_URL ?? "http://127.0.0.1:4566";
/** The address and not `localhost`: the SDK puts a bucket's name before a host's name. */
export const endpoint = asked.replace(/\/+$/, "").replace("//localhost", "//127.0.0.1");
/** Where a local cloud of our own may listen. */
export const isHere = new URL(endpoint).hostname === "127.0.0.1";
export const port = Number(process.env.PORT ?? 3300);
export const baseUrl = `http://localhost:${port}`;

const isReal = (url: string) =>
	/(^|\.)(amazonaws\.com(\.cn)?|aws|api\.aws)$/.test(new URL(url).hostname);

/** What the AWS SDK and CLI read, and nothing of what this machine's user has: these scripts reset what they reach. */
export function awsEnvironment(): NodeJS.ProcessEnv {
	if (isReal(endpoint))
		throw new Error(`${endpoint} is AWS itself. These scripts are for a local cloud only.`);
	const others = Object.entries(process.env).filter(([name]) => !name.startsWith("AWS_"));
	return {
		...Object.fromEntries(others),
		// What these scripts start finds the same `node` that they run on.
		PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
		AWS_ENDPOINT_URL: endpoint,
		AWS_REGION: "us-east-1",
		AWS_ACCESS_KEY_ID: "test",
		AWS_SECRET_ACCESS_KEY: "test",
		AWS_CONFIG_FILE: "/dev/null",
		AWS_SHARED_CREDENTIALS_FILE: "/dev/null",
	};
}
