import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { Channels } from "#functions/core/outside/channels.ts";
import { namesUs } from "../listening.ts";

/**
 * The part of AppSync Events that browsers use through `aws-amplify`: its WebSocket protocol, for
 * one process. docs.aws.amazon.com/appsync/latest/eventapi/event-api-websocket-protocol.html
 */
export const channelsPath = "/event";
const realtimePath = `${channelsPath}/realtime`;
const protocol = "aws-appsync-event-ws";

/** Key for the channels of this machine. AppSync's keys are public too. */
export const channelsKey = "local";

/** Interval of keep-alive messages, and silence after which a client may give up, in ms. */
const [keepAliveMs, connectionTimeoutMs] = [60_000, 300_000];
/** AppSync's limit for the subscriptions of a connection. */
const mostSubscriptions = 100;
/** AppSync's limit for a client's message, in bytes. */
const maxPayload = 240 * 1024;

/** A subscription of a browser to a channel, with the id that the browser chose. */
type Listener = { socket: WebSocket; id: string; channel: string };
/** A connection. It holds little, because there may be thousands of them. */
type Connection = { socket: WebSocket; listeners: Map<string, Listener> };
type ClientMessage = { id: string; channel?: unknown };

const server = new WebSocketServer({
	noServer: true,
	perMessageDeflate: false,
	maxPayload,
	handleProtocols: (offered) => offered.has(protocol) && protocol,
});
/** Subscriptions by channel. */
const listeners = new Map<string, Set<Listener>>();
let keepAlive: NodeJS.Timeout | undefined;

/** Key that a browser sends as part of its subprotocols, because it cannot set headers. */
function offeredKey({ headers }: IncomingMessage): unknown {
	const offered = (headers["sec-websocket-protocol"] ?? "").split(",").map((one) => one.trim());
	const header = offered.find((one) => one.startsWith("header-"))?.slice("header-".length) ?? "";
	return asObject(Buffer.from(header, "base64url").toString())["x-api-key"];
}

function asObject(text: string): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === "object" && value !== null ? { ...value } : {};
	} catch {
		return {};
	}
}

/**
 * Whether a name is a complete channel name: at most five parts of letters, digits and hyphens.
 * Wildcards are not allowed.
 */
const isChannel = (name: unknown): name is string =>
	typeof name === "string" && /^(\/[A-Za-z0-9-]{1,50}){2,5}$/.test(name);

const refusal = (errorType: string, message: string) => ({ errors: [{ errorType, message }] });

const say = ({ socket }: Connection, message: object) => socket.send(JSON.stringify(message));

function leave(listener: Listener) {
	const all = listeners.get(listener.channel);
	all?.delete(listener);
	if (all?.size === 0) listeners.delete(listener.channel);
}

const answers: Record<string, (to: Connection, message: ClientMessage) => void> = {
	connection_init(to) {
		say(to, { type: "connection_ack", connectionTimeoutMs });
		// Amplify measures silence from the last keep-alive, even one of an earlier connection.
		say(to, { type: "ka" });
	},
	subscribe(to, { id, channel }) {
		const refuse = (...why: Parameters<typeof refusal>) =>
			say(to, { type: "subscribe_error", id, ...refusal(...why) });
		if (to.listeners.has(id)) return refuse("DuplicatedOperationError", "The id is taken");
		if (to.listeners.size >= mostSubscriptions)
			return refuse("MaxSubscriptionsReachedError", "Max number of 100 subscriptions reached");
		if (!isChannel(channel)) return refuse("BadRequestException", "No such channel");
		const listener = { socket: to.socket, id, channel };
		to.listeners.set(id, listener);
		listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener));
		say(to, { type: "subscribe_success", id });
	},
	unsubscribe(to, { id }) {
		const listener = to.listeners.get(id);
		if (!listener)
			return say(to, {
				type: "unsubscribe_error",
				id,
				...refusal("UnknownOperationError", "Unknown id"),
			});
		to.listeners.delete(id);
		leave(listener);
		say(to, { type: "unsubscribe_success", id });
	},
	// Only functions/competition/live publishes, and not over a WebSocket.
	publish: (to, { id }) =>
		say(to, {
			type: "publish_error",
			id,
			...refusal("UnauthorizedException", "Not allowed to publish"),
		}),
};

function hear(from: Connection, text: string) {
	const { type, id = "", channel } = asObject(text);
	const answer =
		typeof type === "string" && Object.hasOwn(answers, type) ? answers[type] : undefined;
	if (answer && typeof id === "string") answer(from, { id, channel });
	else say(from, { type: "error", ...refusal("UnsupportedOperation", "Operation not supported") });
}

/** Handles messages of a client with a valid key. */
function serve(socket: WebSocket) {
	const connection: Connection = { socket, listeners: new Map() };
	socket.on("message", (data) => hear(connection, String(data)));
	socket.on("close", () => {
		for (const listener of connection.listeners.values()) leave(listener);
		if (server.clients.size > 0) return;
		clearInterval(keepAlive);
		keepAlive = undefined;
	});
	keepAlive ??= setInterval(() => {
		for (const one of server.clients) one.send('{"type":"ka"}');
	}, keepAliveMs);
}

function open(request: IncomingMessage, socket: Duplex, head: Buffer) {
	const { origin, host } = request.headers;
	const isOwn = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
	if (!namesUs(request) || !isOwn || request.url?.split("?")[0] !== realtimePath)
		return void socket.destroy();
	server.handleUpgrade(request, socket, head, (opened) => {
		// An invalid message closes only the client's own socket.
		opened.on("error", () => {});
		if (offeredKey(request) === channelsKey) return serve(opened);
		opened.send(
			JSON.stringify({
				type: "connection_error",
				...refusal("UnauthorizedException", "Unknown key"),
			}),
		);
		opened.close();
	});
}

/** Accepts WebSocket connections at the site's own address. */
export const openChannels = (site: Server) => site.on("upgrade", open);

export const closeChannels = () => {
	for (const one of server.clients) one.terminate();
};

/** Publishes to the subscribers in this process. */
export const ownChannels: Channels = {
	async publish(channel, message) {
		const event = JSON.stringify([JSON.stringify(message)]);
		for (const { socket, id } of listeners.get(channel) ?? [])
			socket.send(`{"type":"data","id":${JSON.stringify(id)},"event":${event}}`);
	},
};
