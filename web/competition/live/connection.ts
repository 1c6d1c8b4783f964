import { Amplify } from "aws-amplify";
import { CONNECTION_STATE_CHANGE, ConnectionState, events } from "aws-amplify/data";
import { Hub } from "aws-amplify/utils";
import type { LiveAccess } from "#shared/competition/live/live.schema.ts";

type Callbacks = {
	message(message: unknown): void;
	/** Called when the channel's connection is established or lost. */
	connected(is: boolean): void;
};

/**
 * Delay before retrying a failed connection, in ms. The library itself restores dropped
 * connections.
 */
const pause = () => 30_000 + Math.random() * 30_000;

let isConnected = false;
const watching = new Set<(is: boolean) => void>();
Hub.listen("api", ({ payload: { event, data } }) => {
	if (event !== CONNECTION_STATE_CHANGE) return;
	const { connectionState } = data as { connectionState: ConnectionState };
	const is = connectionState === ConnectionState.Connected;
	// Subscribing to a further channel also reports "connecting", although the shared connection is
	// up.
	if (is === isConnected || connectionState === ConnectionState.Connecting) return;
	isConnected = is;
	for (const tell of watching) tell(isConnected);
});

/** Subscribes to a channel. Returns the function that unsubscribes. */
export function subscribeToChannel(
	{ endpoint, apiKey }: NonNullable<LiveAccess>,
	name: string,
	callbacks: Callbacks,
): () => void {
	Amplify.configure({ API: { Events: { endpoint, apiKey, defaultAuthMode: "apiKey" } } });
	let leave = () => {};
	let isOver = false;

	async function join() {
		const channel = await events.connect(name);
		const subscription = channel.subscribe({
			next: ({ event }) => callbacks.message(event),
			error: () => lost(),
		});
		leave = () => {
			watching.delete(callbacks.connected);
			void channel.close();
		};
		if (isOver) return leave();
		await subscription.ready;
		if (isOver) return;
		watching.add(callbacks.connected);
		callbacks.connected(isConnected);
	}
	function lost() {
		leave();
		if (isOver) return;
		callbacks.connected(false);
		const waiting = setTimeout(() => join().catch(lost), pause());
		leave = () => clearTimeout(waiting);
	}
	join().catch(lost);
	return () => {
		isOver = true;
		leave();
	};
}
