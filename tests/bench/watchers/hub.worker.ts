import { fork } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { openChannels } from "#local/stand-ins/channels.ts";
import { answer } from "../workers/worker.ts";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** Memory in use after garbage collection, in bytes. */
function memoryInUse(): number {
	collect();
	const { heapUsed, external } = process.memoryUsage();
	return heapUsed + external;
}

/** Bytes per listener in the embedded channels. */
await answer(async (): Promise<number> => {
	const server = createServer();
	openChannels(server);
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const env = { ...process.env, PORT: String((server.address() as AddressInfo).port) };
	const before = memoryInUse();
	const listeners = fork("tests/bench/watchers/listeners.worker.ts", {
		env,
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	await new Promise((listening) => listeners.once("message", listening));
	const bytes = memoryInUse() - before;
	listeners.kill();
	return bytes / Number(process.env.WATCHERS);
});
