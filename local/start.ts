import { fork } from "node:child_process";
import { createServer } from "node:http";
import { flushCompileCache } from "node:module";
import { setDefaultAutoSelectFamily } from "node:net";
import { join } from "node:path";
import { host } from "./listening.ts";
import { port } from "./settings.ts";

setDefaultAutoSelectFamily(false);

const develop = process.argv.includes("--develop");

/** Says at once, before anything starts, that somebody else has the port. */
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

/** Waits until there is what visitors are served. */
async function prepare() {
	const preparing = fork(join(import.meta.dirname, "build/prepare.ts"), process.argv.slice(2), { execArgv: [] });
	await new Promise<void>((ready, failed) => {
		preparing.once("message", () => ready());
		preparing.once("exit", (code) => (code === 0 ? ready() : failed(new Error("The site could not be prepared"))));
	});
}

async function start() {
	await checkPort();
	const { openCloud, followTable } = await import("./stand-ins/cloud.ts");
	const { engine, table } = await openCloud();
	const prepared = prepare();
	const { createSite } = await import("./server.ts");
	const vite = develop ? await developMiddleware() : undefined;
	const site = await createSite(vite?.middlewares);
	await prepared;
	const { closeChannels, openChannels } = await import("./stand-ins/channels.ts");
	openChannels(site);
	const following = await followTable(engine.endpoint, table, { pages: !develop });
	await new Promise<void>((listening) => site.listen(port, host, listening));
	const { forgetRunning, tellRunning } = await import("./running.ts");
	tellRunning({ url: `http://localhost:${port}`, endpoint: engine.endpoint, table, pid: process.pid });
	await announce();
	// Else it is kept only when the process ends in order.
	flushCompileCache();

	const stop = async () => {
		forgetRunning();
		site.close();
		site.closeAllConnections();
		closeChannels();
		await Promise.all([vite?.close(), following.stop()]);
		await engine.stop();
		process.exit(0);
	};
	process.once("SIGINT", stop);
	process.once("SIGTERM", stop);
}

async function announce() {
	const { announceDemo } = await import("./demo/announce.ts");
	console.log(`ready http://localhost:${port}`);
	announceDemo(`http://localhost:${port}`);
}

start().catch((error: NodeJS.ErrnoException) => {
	console.error(
		error.code === "EADDRINUSE"
			? `Port ${port} is already in use. Stop what uses it, or choose another: PORT=3001 npm start`
			: error,
	);
	process.exit(1);
});
