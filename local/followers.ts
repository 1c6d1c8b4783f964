import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Engine } from "./engine.ts";
import { onPollSoon } from "./poll.ts";
import { ownChannels } from "./stand-ins/channels.ts";

/** Data with which the worker thread starts. */
export type FollowersData = { endpoint: string; pages: boolean; renderedAt?: number };
/**
 * Messages from the thread: that its backlog is processed, that it is paused, or a live update for
 * browsers that watch a channel.
 */
export type FollowersMessage =
	| { caughtUp: true }
	| { paused: true }
	| { channel: string; message: object };
/** Commands to the thread. */
export type FollowersOrder = "pollSoon" | "page" | "rush" | "quiet" | "pause" | "goOn" | "stop";

/** Delay in ms that combines the ends of many requests into one message to the thread. */
const announceAfterMs = 10;

/**
 * Runs the followers of the table in a separate thread, as separate functions do in the cloud, so
 * that a rush of calls and the work for its changes do not block each other. Returns when the
 * backlog is processed.
 */
export async function startFollowers({ endpoint }: Engine, data: Omit<FollowersData, "endpoint">) {
	const worker = new Worker(new URL("followers.worker.ts", import.meta.url), {
		workerData: { endpoint, ...data } satisfies FollowersData,
	});
	const exited = once(worker, "exit");
	const order = (one: FollowersOrder) => worker.postMessage(one);
	let isStopping = false;
	worker.on("message", (message: FollowersMessage) => {
		if ("channel" in message) void ownChannels.publish(message.channel, message.message);
	});
	const waitFor = (word: "caughtUp" | "paused") =>
		new Promise<void>((done, failed) => {
			const listen = (message: FollowersMessage) => {
				if (!(word in message)) return;
				worker.off("message", listen).off("error", failed);
				done();
			};
			worker.on("message", listen).once("error", failed);
		});
	await waitFor("caughtUp");
	// Without the thread, emails, counts and pages would silently stop.
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
		/** Reports that a page was requested. */
		askForPage: () => order("page"),
		/** Reports whether calls are waiting for their turn. */
		setRush: (isRush: boolean) => order(isRush ? "rush" : "quiet"),
		/** Finishes the current work, and starts nothing more until `goOn`. */
		async pause() {
			order("pause");
			await waitFor("paused");
		},
		/**
		 * Restarts with the current content of the table and its folder; returns when the backlog is
		 * processed.
		 */
		async goOn() {
			order("goOn");
			await waitFor("caughtUp");
		},
		async stop() {
			isStopping = true;
			order("stop");
			await exited;
		},
	};
}
