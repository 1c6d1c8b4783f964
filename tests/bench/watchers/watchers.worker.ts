import { setTimeout as pause } from "node:timers/promises";
import { inParallel } from "#functions/core/parallel.ts";
import { eventChannel } from "#shared/competition/live/live.rules.ts";
import type { LiveAccess } from "#shared/competition/live/live.schema.ts";
import { call } from "../../core/api.ts";
import { createEventForTest } from "../../core/events.ts";
import { createPeopleForTest } from "../../core/people.ts";
import { usually } from "../smallest.ts";
import { answer } from "../workers/worker.ts";
import { listenTo, type ReceivedUpdate } from "./listenTo.ts";

/** Milliseconds from the click until each watcher got the update. */
export type Watched = { delays: number[]; missed: number };

const watchers = Number(process.env.WATCHERS);
/** People who register one after the other, each announced in a separate message. */
const changes = usually(10, 2);
const between = usually(2_000, 100);
/** Longer waits count as missed, in ms. */
const patience = 15_000;

await answer(async (): Promise<Watched> => {
	const [event, people] = [
		await createEventForTest({ maxParticipants: 100 }),
		await createPeopleForTest(changes + 1),
	];
	const register = ({ cookie }: { cookie: string }) =>
		call("POST", `/events/${event.id}/register`, { cookie });
	// The stream is ordered: once this registration is counted, earlier changes are processed.
	await register(people[changes]);
	while ((await call("GET", `/events/${event.id}`)).body.registeredCount === 0) await pause(100);
	const { body: access }: { body: NonNullable<LiveAccess> } = await call("GET", "/live");
	const address = new URL(`${access.endpoint.replace(/^http/, "ws")}/realtime`);
	const place = { key: access.apiKey, channel: eventChannel(event.id) };
	const all: ReceivedUpdate[][] = [];
	await inParallel(Array.from({ length: watchers }), async () => {
		all.push(await listenTo(address, place));
	});
	const delays: number[] = [];
	let missed = 0;
	for (let change = 0; change < changes; change++) {
		const pressed = performance.now();
		await register(people[change]);
		const taken = change + 2;
		const found = () => all.map((updates) => updates.find((one) => one.taken >= taken)?.at);
		while (found().includes(undefined) && performance.now() - pressed < patience) await pause(20);
		for (const at of found()) at === undefined ? missed++ : delays.push(at - pressed);
		await pause(between);
	}
	return { delays, missed };
});
