import { WebSocket } from "ws";
import type { EventUpdate } from "#shared/competition/live/live.schema.ts";

export type ReceivedUpdate = { taken: number; at: number };

/** A watcher of an event, recording each message and its time (ms of this process). */
export async function listenTo(
	address: URL,
	{ key, channel }: { key: string; channel: string },
): Promise<ReceivedUpdate[]> {
	const header = Buffer.from(JSON.stringify({ "x-api-key": key })).toString("base64url");
	const socket = new WebSocket(address, ["aws-appsync-event-ws", `header-${header}`], {
		perMessageDeflate: false,
	});
	const received: ReceivedUpdate[] = [];
	await new Promise<void>((listening, failed) => {
		socket.once("error", failed);
		socket.on("open", () => socket.send(JSON.stringify({ type: "subscribe", id: "e", channel })));
		socket.on("message", (data) => {
			const at = performance.now();
			const message = JSON.parse(String(data));
			if (message.type === "subscribe_success") listening();
			if (message.type !== "data") return;
			const update: EventUpdate = JSON.parse(message.event[0]);
			received.push({ taken: update.event.taken, at });
		});
	});
	return received;
}
