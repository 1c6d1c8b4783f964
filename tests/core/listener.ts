import { WebSocket } from "ws";
import type { LiveAccess } from "#shared/competition/live/live.schema.ts";
import { call, eventually } from "./api.ts";

type ServerMessage = {
	type: string;
	id?: string;
	event?: [string];
	errors?: { errorType: string }[];
};

/** A live connection as `aws-amplify` opens it. @param given another key than the valid one */
export async function listenForTest({ key, cookie }: { key?: string; cookie?: string } = {}) {
	const { body: access }: { body: NonNullable<LiveAccess> } = await call("GET", "/live", {
		cookie,
	});
	const { host } = new URL(access.endpoint);
	const header = Buffer.from(JSON.stringify({ host, "x-api-key": key ?? access.apiKey })).toString(
		"base64url",
	);
	const address = new URL(`${access.endpoint.replace(/^http/, "ws")}/realtime`);
	// Node queries DNS for names below localhost, which browsers resolve to this machine.
	if (address.hostname.endsWith(".localhost")) address.hostname = "127.0.0.1";
	const socket = new WebSocket(address, ["aws-appsync-event-ws", `header-${header}`], {
		headers: { host },
	});
	const received: ServerMessage[] = [];
	socket.on("message", (data) => received.push(JSON.parse(String(data))));
	await new Promise((open, failed) => {
		socket.once("open", open);
		socket.once("error", failed);
	});
	const say = (message: object) => socket.send(JSON.stringify(message));
	const hear = (type: string, id?: string) =>
		eventually(
			async () => received.some((one) => one.type === type && one.id === id),
			`"${type}" to be heard`,
		);
	return {
		own: access.own,
		received,
		say,
		hear,
		socket,
		/** The messages of one subscription id. */
		messagesOf: (id: string) =>
			received.flatMap((one) => (one.id === id && one.event ? [JSON.parse(one.event[0])] : [])),
		async subscribe(id: string, channel: string) {
			say({ type: "subscribe", id, channel, authorization: { host, "x-api-key": access.apiKey } });
			await hear("subscribe_success", id);
		},
	};
}
