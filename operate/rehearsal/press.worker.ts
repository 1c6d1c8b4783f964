import { parentPort, workerData } from "node:worker_threads";
import { createCaller } from "./call.ts";
import { type Plan, pressRegister } from "./press.ts";

export type Crowd = {
	url: string;
	headers: Record<string, string>;
	connections: number;
	plans: Plan[];
};

const { url, headers, connections, plans } = workerData as Crowd;
let stopped = false;
parentPort?.on("message", () => {
	stopped = true;
});
parentPort?.postMessage(
	await pressRegister(plans, createCaller(url, headers, connections), () => stopped),
);
parentPort?.close();
