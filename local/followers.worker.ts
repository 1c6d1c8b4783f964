import { setDefaultAutoSelectFamily } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import type { FollowersData, FollowersMessage, FollowersOrder } from "./followers.ts";
import { askForPage, pollSoon, setRush } from "./poll.ts";
import { followTable, openCloud } from "./stand-ins/cloud.ts";

setDefaultAutoSelectFamily(false);

const { endpoint, ...how } = workerData as FollowersData;
const say = (message: FollowersMessage) => parentPort?.postMessage(message);

const channels = { publish: async (channel: string, message: object) => say({ channel, message }) };
const engine = { name: "running", endpoint, stop: async () => {} };
const { table } = await openCloud({ engine, channels });
const following = await followTable(endpoint, table, how);
parentPort?.on("message", async (order: FollowersOrder) => {
	if (order === "pollSoon") return pollSoon();
	if (order === "page") return askForPage();
	if (order !== "stop") return setRush(order === "rush");
	await following.stop();
	process.exit(0);
});
say({ caughtUp: true });
