import { Agent, request } from "node:http";
import { call } from "../../core/api.ts";
import { createEventForTest } from "../../core/events.ts";
import { answer } from "../workers/worker.ts";
import { crowd } from "./crowd.ts";
import { places } from "./size.ts";

/** Milliseconds from the click, which all make at once; `others` are unexpected statuses. */
export type Rush = { seconds: number; placed: number[]; waiting: number[]; others: number[] };

/**
 * Fewer than people, as at an edge: the local server's queue of new connections is not measured.
 */
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

const register = (eventId: number, cookie: string) =>
	new Promise<number>((done, failed) => {
		const url = `${process.env.BASE_URL}/api/events/${eventId}/register`;
		const sent = request(url, { method: "POST", agent, headers: { cookie } }, (response) => {
			response.resume().once("end", () => done(response.statusCode ?? 0));
		});
		sent.once("error", failed).end();
	});

/**
 * The stream is ordered: once it has counted one new registration, everything before is processed.
 */
async function streamIsDone(cookie: string) {
	const event = await createEventForTest({ maxParticipants: 1 });
	await register(event.id, cookie);
	for (;;) if ((await call("GET", `/events/${event.id}`)).body.registeredCount === 1) return;
}

async function rush(cookies: string[]): Promise<Rush> {
	const event = await createEventForTest({ maxParticipants: places });
	const found: Rush = { seconds: 0, placed: [], waiting: [], others: [] };
	const started = performance.now();
	await Promise.all(
		cookies.map(async (cookie) => {
			const status = await register(event.id, cookie).catch(() => 0);
			const ms = performance.now() - started;
			if (status === 201) found.placed.push(ms);
			else if (status === 202) found.waiting.push(ms);
			else found.others.push(status);
		}),
	);
	return { ...found, seconds: (performance.now() - started) / 1000 };
}

await answer(async () => {
	const { admin, cookies } = crowd();
	await streamIsDone(admin);
	return rush(cookies);
});
