import { parentPort, workerData } from "node:worker_threads";
import type { Target } from "../system.ts";
import { createCaller } from "./call.ts";
import { type Plan, pressRegister } from "./press.ts";

export type Crowd = { target: Target; connections: number; plans: Plan[] };

const { target, connections, plans } = workerData as Crowd;
let stopped = false;
parentPort?.on("message", () => {
	stopped = true;
});
parentPort?.postMessage(
	await pressRegister(plans, createCaller(target, connections), () => stopped),
);
parentPort?.close();
