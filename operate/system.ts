import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { parameterName } from "#infra/parameter-name.ts";
import { type Gateway, gatewayOf } from "#shared/core/http/gateway-routes.ts";

/** A running system: the address to call, and its table. */
export type System = {
	url: string;
	/** Public address of the site; it determines the name of the cookie. */
	siteUrl: string;
	table: string;
	/** Endpoint of the embedded engine; undefined for a table on AWS. */
	endpoint?: string;
	/** Addresses of the HTTP APIs, to call them without the edge and its limits by address. */
	apiUrls?: Record<Gateway, string>;
	/** Sent with every call. */
	headers: Record<string, string>;
};

/** Where calls go. */
export type Target = Pick<System, "url" | "apiUrls" | "headers">;

/** Address of a path of the API. */
export const addressOf = ({ url, apiUrls }: Target, path: string) =>
	`${apiUrls ? apiUrls[gatewayOf(path)] : url}${path}`;

export type Where = { stage?: string; url?: string; "origin-key"?: string };

/** Command line options that select a system. */
export const whereOptions = {
	stage: { type: "string" },
	url: { type: "string" },
	"origin-key": { type: "string" },
} as const;

/** The selected system: a deployed stage, or the one that runs in this folder. */
export async function findSystem({ stage, url, "origin-key": originKey }: Where): Promise<System> {
	const found = stage ? await deployed(stage) : await local();
	return {
		...found,
		url: (url ?? found.siteUrl).replace(/\/$/, ""),
		...(originKey && { apiUrls: await findApis(stage) }),
		headers: originKey ? originHeader(originKey) : {},
	};
}

async function findApis(name: string | undefined): Promise<Record<Gateway, string>> {
	const { openStage, outputsOf, readApiUrls } = await import("./stage.ts");
	return readApiUrls(await outputsOf(await openStage(name), "site"));
}

const originHeader = (key: string) => ({ "x-origin-key": key });

async function local() {
	const [{ findRunning }, { localDir }] = await Promise.all([
		import("#local/running.ts"),
		import("#local/settings.ts"),
	]);
	const running = findRunning();
	if (!running)
		throw new Error(
			`Nothing runs in ${localDir}. Start it with npm start, or name a stage: --stage dev`,
		);
	const { url: siteUrl, table, endpoint } = running;
	return { siteUrl, table, endpoint };
}

async function deployed(name: string) {
	const { stageNamed } = await import("#infra/stages.ts");
	const stage = stageNamed(name);
	return { siteUrl: stage.siteUrl, table: await stackParameter(parameterName(stage, "tableName")) };
}

/** Uses the AWS CLI, which operators have, because the product has no SSM client. */
async function stackParameter(name: string): Promise<string> {
	const args = [
		"ssm",
		"get-parameter",
		"--name",
		name,
		"--query",
		"Parameter.Value",
		"--output",
		"text",
	];
	const { stdout } = await promisify(execFile)("aws", args);
	return stdout.trim();
}

/**
 * Sets the environment variables that the product's own code reads, which must be imported only
 * after this.
 */
export function workOn({ table, siteUrl, endpoint }: System): void {
	Object.assign(process.env, { TABLE_NAME: table, SITE_URL: siteUrl });
	if (endpoint) process.env.DYNAMODB_ENDPOINT = endpoint;
	else delete process.env.DYNAMODB_ENDPOINT;
}
