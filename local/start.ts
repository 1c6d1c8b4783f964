import { fork } from "node:child_process";
import { createServer } from "node:http";
import { flushCompileCache } from "node:module";
import { setDefaultAutoSelectFamily } from "node:net";
import { join } from "node:path";
import { forgetAll } from "#functions/core/memory.ts";
import { isSiteBuilt } from "./build/build.ts";
import { announceDemo } from "./demo/announce.ts";
import { copySnapshot, isSnapshotCurrent } from "./demo/snapshot.ts";
import { chosenEngine, type Engine, startEngine } from "./engine.ts";
import { startFollowers } from "./followers.ts";
import { host } from "./listening.ts";
import { renderedAt, type Step } from "./prepare.ts";
import { forgetRunning, tellRunning } from "./running.ts";
import type { createSite } from "./server.ts";
import { hasClock, isFilled, localDir, port, siteUrl } from "./settings.ts";

setDefaultAutoSelectFamily(false);

const develop = process.argv.includes("--develop");

/** Fails before anything starts if the port is in use. */
const checkPort = () =>
	new Promise<void>((free, taken) => {
		const probe = createServer();
		probe.once("error", taken);
		probe.listen(port, host, () => probe.close(() => free()));
	});

async function developMiddleware() {
	const { createServer: createVite } = await import("vite");
	const vite = await createVite({ server: { middlewareMode: true }, appType: "spa" });
	return vite;
}

/** Prepares something that a site needs to start, in a separate process. */
async function run(...steps: Step[]) {
	const preparing = fork(join(import.meta.dirname, "prepare.ts"), steps, { execArgv: [] });
	await new Promise<void>((done, failed) => {
		preparing.once("message", () => done());
		preparing.once("exit", (code) =>
			code === 0 ? done() : failed(new Error(`Failed to prepare: ${steps.join(", ")}`)),
		);
	});
}

/**
 * Prepares what is missing and needs no table: the build, and the demo federation in this local
 * cloud.
 */
async function prepareFiles() {
	const needsBuild = !develop && !isSiteBuilt();
	const needsDemo = !isFilled() && !process.env.DYNAMODB_ENDPOINT;
	const needsSnapshot = needsDemo && chosenEngine() !== null && !isSnapshotCurrent();
	if (needsBuild || needsSnapshot)
		console.log(
			"Preparing the site and the demo federation of today, once: this takes up to a minute",
		);
	if (needsBuild) await run("build");
	if (needsSnapshot) await run("snapshot");
	if (needsDemo && isSnapshotCurrent()) copySnapshot(localDir);
}

/** Prepares missing data in the table, and its pages. */
async function prepareTable() {
	if (!isFilled()) await run("fill");
	if (!develop && hasClock && renderedAt() === null) await run("render");
}

/** Stages of the start with the time at which each ended, in ms since the process began. */
const stages: [name: string, endedAt: number][] = [];
const endStage = (name: string) => stages.push([name, performance.now()]);

async function start() {
	endStage("own modules");
	await checkPort();
	await prepareFiles();
	endStage("demo data");
	const engine = await startEngine();
	process.env.DYNAMODB_ENDPOINT = engine.endpoint;
	await prepareTable();
	endStage("engine");
	const data = { pages: !develop && hasClock, renderedAt: renderedAt() ?? undefined };
	const following = startFollowers(engine, data);
	const callbacks = {
		onRush: (isRush: boolean) => void following.then(({ setRush }) => setRush(isRush)),
		onPage: () => void following.then(({ askForPage }) => askForPage()),
	};
	const [followers, { site, vite, table, closeChannels }] = await Promise.all([
		following,
		openSite(engine, callbacks),
	]);
	endStage("cloud, caught up");
	await new Promise<void>((listening) => site.listen(port, host, listening));
	const tell = () =>
		tellRunning({ url: siteUrl, endpoint: engine.endpoint, table, pid: process.pid });
	tell();
	console.log(`ready http://localhost:${port}`);
	if (process.env.STAGES) console.log(`stages ${JSON.stringify(stages)}`);
	announceDemo(`http://localhost:${port}`);
	// Without this call the cache is saved only when the process exits normally.
	flushCompileCache();

	// Tests restore the table and its folder between two test files.
	process.on("message", async (order: "pause" | "goOn") => {
		if (order === "pause") await followers.pause();
		else {
			tell();
			forgetAll();
			await followers.goOn();
		}
		process.send?.(order);
	});

	const stop = async () => {
		forgetRunning();
		site.close();
		site.closeAllConnections();
		closeChannels();
		await Promise.all([vite?.close(), followers.stop()]);
		await engine.stop();
		process.exit(0);
	};
	process.once("SIGINT", stop);
	process.once("SIGTERM", stop);
}

async function openSite(
	engine: Engine,
	callbacks: Omit<Parameters<typeof createSite>[0], "develop">,
) {
	const { openCloud } = await import("./stand-ins/cloud.ts");
	const { table } = await openCloud({ engine });
	const [{ closeChannels, openChannels }, server] = await Promise.all([
		import("./stand-ins/channels.ts"),
		import("./server.ts"),
	]);
	const vite = develop ? await developMiddleware() : undefined;
	const site = server.createSite({ ...callbacks, develop: vite?.middlewares });
	openChannels(site);
	return { site, vite, table, closeChannels };
}

start().catch((error: NodeJS.ErrnoException) => {
	console.error(
		error.code === "EADDRINUSE"
			? `Port ${port} is already in use. Stop what uses it, or choose another: PORT=3001 npm start`
			: error,
	);
	process.exit(1);
});
