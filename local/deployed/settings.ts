import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";

/** Folder with logs, outputs and state of the running local cloud. */
export const folder = resolve(process.env.LOCAL_DIR ?? ".local", "cloud");
export const stateFile = join(folder, "state.json");

/**
 * Temporary files of the emulator: its signing key and unpacked functions. They are outside the
 * repository, so that functions resolve neither our `package.json` nor our packages.
 */
export const scratch = join(
	tmpdir(),
	`kyokushin-cloud-${createHash("sha256").update(folder).digest("hex").slice(0, 12)}`,
);

/** Python packages, shared by all folders. */
export const packages = resolve(".local/cloud/venv");

const givenEndpoint = process.env.AWS_ENDPOINT_URL ?? "http://127.0.0.1:4566";
/** The address instead of `localhost`: the SDK prefixes a host name with the bucket's name. */
export const endpoint = givenEndpoint.replace(/\/+$/, "").replace("//localhost", "//127.0.0.1");
/** Whether the endpoint is on this machine, so that we may start a local cloud there. */
export const isHere = new URL(endpoint).hostname === "127.0.0.1";
export const port = Number(process.env.PORT ?? 3300);
export const baseUrl = `http://localhost:${port}`;

const isReal = (url: string) =>
	/(^|\.)(amazonaws\.com(\.cn)?|aws|api\.aws)$/.test(new URL(url).hostname);

/**
 * Environment for the AWS SDK and CLI without the user's own AWS settings, because these scripts
 * reset the cloud that they reach.
 */
export function awsEnvironment(): NodeJS.ProcessEnv {
	if (isReal(endpoint))
		throw new Error(`${endpoint} is AWS itself. These scripts are for a local cloud only.`);
	const others = Object.entries(process.env).filter(([name]) => !name.startsWith("AWS_"));
	return {
		...Object.fromEntries(others),
		// Child processes find the same `node` that runs this script.
		PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
		AWS_ENDPOINT_URL: endpoint,
		AWS_REGION: "us-east-1",
		AWS_ACCESS_KEY_ID: "test",
		AWS_SECRET_ACCESS_KEY: "test",
		AWS_CONFIG_FILE: "/dev/null",
		AWS_SHARED_CREDENTIALS_FILE: "/dev/null",
	};
}
