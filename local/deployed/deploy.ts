import { spawn } from "node:child_process";
import { createWriteStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { awsEnvironment, baseUrl, endpoint, folder } from "./settings.ts";

const log = join(folder, "deploy.log");
const assembly = join(folder, "cdk.out");
const outputsFile = join(folder, "outputs.json");

/** Outputs of the stacks, by their names in infra/stacks/site-stack.ts. */
export type Outputs = Record<
	| "SiteBucket"
	| "ApiHosts"
	| "PagesFunction"
	| "StreamFunction"
	| "OperationFunction"
	| "LiveFunction"
	| "LetterQueue"
	| "NoticeQueue"
	| "BroadcastQueue"
	| "MailDeadLetters"
	| "SignInClient"
	| "KepttableName"
	| "KeptimagesBucket"
	| "KeptuserPoolId",
	string
>;

async function cdk(...args: string[]): Promise<void> {
	const env = { ...awsEnvironment(), CDK_DISABLE_CLI_TELEMETRY: "1" };
	const child = spawn("node_modules/.bin/cdk", [...args, "--no-notices"], {
		env,
		stdio: ["ignore", "pipe", "pipe"],
	});
	const logFile = createWriteStream(log, { flags: "a" });
	for (const output of [child.stdout, child.stderr]) output.pipe(logFile, { end: false });
	const code = await new Promise((done) => child.once("close", done));
	logFile.end();
	if (code === 0) return;
	const last = readFileSync(log, "utf8").split("\n").slice(-30).join("\n");
	throw new Error(`cdk ${args[0]} ended with ${code}; all of it is in ${log}\n${last}`);
}

/**
 * Deploys both stacks to the local cloud. `edgeKey` is the key by which the edge authenticates
 * itself to the functions.
 */
export async function deployCloud(edgeKey: string): Promise<Outputs> {
	const context = { target: "local", siteUrl: baseUrl, signInUrl: endpoint, edgeKey };
	const flags = Object.entries(context).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
	await cdk("synth", "--quiet", "--output", assembly, ...flags);
	await cdk("bootstrap", "aws://000000000000/us-east-1", "--app", assembly);
	const options = ["--method=direct", "--require-approval=never", "--outputs-file", outputsFile];
	await cdk("deploy", "--all", "--app", assembly, ...options);
	const stacks = Object.values<Partial<Outputs>>(JSON.parse(readFileSync(outputsFile, "utf8")));
	return Object.assign({}, ...stacks);
}

/** Template of the site stack as deployed. */
export const siteTemplate = () =>
	JSON.parse(readFileSync(join(assembly, "kyokushin-dev-site.template.json"), "utf8"));
