import { setDefaultAutoSelectFamily } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import { forgetAll } from "#functions/core/memory.ts";
import type { FollowersData, FollowersMessage, FollowersOrder } from "./followers.ts";
import { askForPage, pollSoon, setRush } from "./poll.ts";
import { followTable, openCloud } from "./stand-ins/cloud.ts";

setDefaultAutoSelectFamily(false);

const { endpoint, ...how } = workerData as FollowersData;
const say = (message: FollowersMessage) => parentPort?.postMessage(message);

const channels = { publish: async (channel: string, message: object) => say({ channel, message }) };
const engine = { name: "running", endpoint, stop: async () => {} };
const { table } = await openCloud({ engine, channels });
let following = await followTable(endpoint, table, how);
parentPort?.on("message", async (order: FollowersOrder) => {
	if (order === "pollSoon") return pollSoon();
	if (order === "page") return askForPage();
	if (order === "rush" || order === "quiet") return setRush(order === "rush");
	if (order === "goOn") {
		forgetAll();
		following = await followTable(endpoint, table, { pages: how.pages });
		return say({ caughtUp: true });
	}
	await following.stop();
	if (order === "stop") process.exit(0);
	say({ paused: true });
});
say({ caughtUp: true });
