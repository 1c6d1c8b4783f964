import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { S3Client } from "@aws-sdk/client-s3";
import { uploadSite } from "#operate/deploy/upload.ts";
import { buildSite } from "../build/build.ts";
import { within } from "../pace.ts";
import { storeCertificateKey } from "./certificate-key.ts";
import { makeChannels } from "./channels.ts";
import { deployCloud } from "./deploy.ts";
import { startEmulator } from "./emulator.ts";
import { applyEmulatorPatches } from "./emulator-patches.ts";
import { endProcess, launchProcess, logFile } from "./processes.ts";
import { awsEnvironment, baseUrl, endpoint, folder } from "./settings.ts";
import { keepState, stateOf } from "./state.ts";

/** Runs a step and prints how long it took. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
	const began = performance.now();
	const result = await work();
	console.log(`${name.padEnd(40)} ${((performance.now() - began) / 1000).toFixed(1)} s`);
	return result;
}

/** Replaces all AWS settings of this process. */
function becomeLocal(settings: NodeJS.ProcessEnv): void {
	for (const name of Object.keys(process.env))
		if (name.startsWith("AWS_")) delete process.env[name];
	Object.assign(process.env, settings);
}

async function startEdge(env: NodeJS.ProcessEnv): Promise<void> {
	launchProcess("edge", process.execPath, ["local/deployed/edge.ts"], env);
	for (const began = Date.now(); Date.now() - began < within(30_000); await pause(50)) {
		const ready = await fetch(baseUrl).then(
			({ ok }) => ok,
			() => false,
		);
		if (ready) return;
	}
	throw new Error(`The edge does not answer at ${baseUrl}; see ${logFile("edge")}`);
}

async function up(): Promise<void> {
	mkdirSync(folder, { recursive: true });
	await endProcess("edge");
	becomeLocal(awsEnvironment());
	const { started } = await step("local cloud", startEmulator);
	await step("build", () => buildSite());
	const edgeKey = randomBytes(24).toString("base64url");
	const outputs = await step("deploy", () => deployCloud(edgeKey));
	const state = {
		...stateOf(outputs, edgeKey),
		CHANNELS: await step("channels", () => makeChannels(outputs)),
	};
	becomeLocal({ ...awsEnvironment(), ...state, ...(await storeCertificateKey()) });
	keepState(state);
	await step("what the local cloud had dropped", () => applyEmulatorPatches(outputs));
	await step("upload of the site", () =>
		uploadSite(
			{ client: new S3Client({}), Bucket: outputs.SiteBucket, folder: "dist/site" },
			"local",
		),
	);
	// Imported here, because these modules read their settings when they are loaded.
	const { fillWithDemo, renderPages, waitForStream } = await import("./fill.ts");
	await step("demo data and sign-ins", fillWithDemo);
	await step("what follows from the data", waitForStream);
	await step("pages", () => renderPages(outputs.PagesFunction));
	await step("edge", () => startEdge({ ...process.env, ...state }));
	await announce(started);
}

async function announce(started: boolean): Promise<void> {
	const { announceDemo } = await import("../demo/announce.ts");
	console.log(
		`\nready ${baseUrl}  (${started ? "started" : "found"} a local cloud at ${endpoint})`,
	);
	announceDemo(baseUrl);
	console.log("\nnpm run cloud:down ends it.");
}

up().catch((error: Error) => {
	console.error(error.message);
	process.exit(1);
});
