import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import { inParallel } from "#functions/core/parallel.ts";
import { type EventTold, eventChannel, type LiveAccess } from "#shared/live/live.schema.ts";
import { call } from "../../core/api.ts";
import { createEventForTest } from "../../core/events.ts";
import { createPeopleForTest } from "../../core/people.ts";
import { treeOf } from "../tree.ts";
import { answer } from "../workers/worker.ts";

/** Milliseconds from the press of a button until each of those who watch was told, and what the server holds for them. */
export type Watched = { watchers: number; told: number[]; bytesEach: number; missed: number };

const watchers = Number(process.env.WATCHERS);
/** People who register one after the other, each told of in a message of its own. */
const changes = 10;
const between = 2_000;
/** Nobody waits longer to be told. */
const patience = 15_000;

type Heard = { taken: number; at: number };

/** Somebody who watches an event, by what was told to them. */
async function watch(address: URL, protocols: string[], channel: string): Promise<Heard[]> {
	const socket = new WebSocket(address, protocols, { perMessageDeflate: false });
	const heard: Heard[] = [];
	await new Promise<void>((listening, failed) => {
		socket.once("error", failed);
		socket.on("open", () => socket.send(JSON.stringify({ type: "subscribe", id: "e", channel })));
		socket.on("message", (data) => {
			const at = performance.now();
			const said = JSON.parse(String(data));
			if (said.type === "subscribe_success") listening();
			if (said.type !== "data") return;
			const told: EventTold = JSON.parse(said.event[0]);
			heard.push({ taken: told.event.taken, at });
		});
	});
	return heard;
}

const megabytes = () => treeOf(Number(process.env.SITE_PID)).reduce((sum, one) => sum + one.megabytes, 0);

await answer(async (): Promise<Watched> => {
	const [event, people] = [await createEventForTest({ maxParticipants: 100 }), await createPeopleForTest(changes + 1)];
	const register = ({ cookie }: { cookie: string }) => call("POST", `/events/${event.id}/register`, { cookie });
	// The stream has come so far when this one is counted.
	await register(people[changes]);
	while ((await call("GET", `/events/${event.id}`)).body.registeredCount === 0) await pause(100);
	const { body: access }: { body: NonNullable<LiveAccess> } = await call("GET", "/live");
	const header = Buffer.from(JSON.stringify({ "x-api-key": access.apiKey })).toString("base64url");
	const address = new URL(`${access.endpoint.replace(/^http/, "ws")}/realtime`);
	const protocols = ["aws-appsync-event-ws", `header-${header}`];
	await pause(between);
	const before = megabytes();
	const all: Heard[][] = [];
	await inParallel(Array.from({ length: watchers }), async () => {
		all.push(await watch(address, protocols, eventChannel(event.id)));
	});
	await pause(between);
	const after = megabytes();
	const told: number[] = [];
	let missed = 0;
	for (let place = 0; place < changes; place++) {
		const pressed = performance.now();
		await register(people[place]);
		const taken = place + 2;
		const found = () => all.map((heard) => heard.find((one) => one.taken >= taken)?.at);
		while (found().includes(undefined) && performance.now() - pressed < patience) await pause(20);
		for (const at of found()) at === undefined ? missed++ : told.push(at - pressed);
		await pause(between);
	}
	return { watchers, told, bytesEach: ((after - before) * 1e6) / watchers, missed };
});
