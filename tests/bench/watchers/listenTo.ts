import { WebSocket } from "ws";
import type { EventUpdate } from "#shared/competition/live/live.schema.ts";

export type Heard = { taken: number; at: number };

/** A watcher of an event, recording each message and its time (ms of this process). */
export async function listenTo(
	address: URL,
	{ key, channel }: { key: string; channel: string },
): Promise<Heard[]> {
	const header = Buffer.from(JSON.stringify({ "x-api-key": key })).toString("base64url");
	const socket = new WebSocket(address, ["aws-appsync-event-ws", `header-${header}`], {
		perMessageDeflate: false,
	});
	const heard: Heard[] = [];
	await new Promise<void>((listening, failed) => {
		socket.once("error", failed);
		socket.on("open", () => socket.send(JSON.stringify({ type: "subscribe", id: "e", channel })));
		socket.on("message", (data) => {
			const at = performance.now();
			const said = JSON.parse(String(data));
			if (said.type === "subscribe_success") listening();
			if (said.type !== "data") return;
			const told: EventUpdate = JSON.parse(said.event[0]);
			heard.push({ taken: told.event.taken, at });
		});
	});
	return heard;
}
