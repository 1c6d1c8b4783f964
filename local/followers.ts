import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Engine } from "./engine.ts";
import { onPollSoon } from "./poll.ts";
import { ownChannels } from "./stand-ins/channels.ts";

/** What the thread is started with. */
export type FollowersData = { endpoint: string; pages: boolean; renderedAt?: number };
/** What the thread says: that nothing is left over, or what browsers that watch a channel are to be told. */
export type FollowersMessage =
	| { caughtUp: true }
	| { paused: true }
	| { channel: string; message: object };
/** What the thread is told. */
export type FollowersOrder = "pollSoon" | "page" | "rush" | "quiet" | "pause" | "goOn" | "stop";

/** Many requests end at the same moment; the thread hears of them once, so many ms later. */
const announceAfterMs = 10;

/**
 * Runs in a thread of its own what follows the table's changes, as other functions do in the cloud: a rush of calls and
 * what follows from it do not wait for each other. Returns when nothing is left over from before.
 */
export async function startFollowers({ endpoint }: Engine, data: Omit<FollowersData, "endpoint">) {
	const worker = new Worker(new URL("followers.worker.ts", import.meta.url), {
		workerData: { endpoint, ...data } satisfies FollowersData,
	});
	const exited = once(worker, "exit");
	const order = (one: FollowersOrder) => worker.postMessage(one);
	let isStopping = false;
	worker.on("message", (said: FollowersMessage) => {
		if ("channel" in said) ownChannels.publish(said.channel, said.message);
	});
	const says = (word: "caughtUp" | "paused") =>
		new Promise<void>((done, failed) => {
			const listen = (said: FollowersMessage) => {
				if (!(word in said)) return;
				worker.off("message", listen).off("error", failed);
				done();
			};
			worker.on("message", listen).once("error", failed);
		});
	await says("caughtUp");
	// Without it mails, counts and pages would stop in silence.
	worker.once("exit", (code) => {
		if (!isStopping) throw new Error(`What follows the table ended with ${code}`);
	});

	let isAnnounced = false;
	onPollSoon(() => {
		if (isAnnounced) return;
		isAnnounced = true;
		setTimeout(() => {
			isAnnounced = false;
			order("pollSoon");
		}, announceAfterMs);
	});
	return {
		/** Says that a page was asked for. */
		askForPage: () => order("page"),
		/** Says whether calls wait for their turn. */
		setRush: (isRush: boolean) => order(isRush ? "rush" : "quiet"),
		/** Ends what is being done, and does nothing more until `goOn`. */
		async pause() {
			order("pause");
			await says("paused");
		},
		/** Begins anew with what the table and its folder hold now; returns when nothing is left over. */
		async goOn() {
			order("goOn");
			await says("caughtUp");
		},
		async stop() {
			isStopping = true;
			order("stop");
			await exited;
		},
	};
}
