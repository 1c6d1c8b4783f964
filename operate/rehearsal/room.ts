import { setTimeout as pause } from "node:timers/promises";
import { drawOrder, positionOf } from "#shared/competition/waiting-room/draw.rules.ts";
import { servedAt } from "#shared/competition/waiting-room/waiting-room.rules.ts";
import type { Ticket, WaitingRoom } from "#shared/competition/waiting-room/waiting-room.schema.ts";
import { addressOf, type System } from "../system.ts";
import type { Person } from "./people.ts";
import { currentMoment } from "./press.ts";
import type { Entry } from "./report/exactness.ts";
import type { Announced } from "./shadow.ts";

/** Status calls of a person in the room, once a minute, in addition to those counted. */
const statusCalls = 1;

export type Gathered = {
	/** Start of each person's turn, in ms since 1970. */
	turns: Map<number, number>;
	positions: Map<number, number>;
	room: WaitingRoom;
	/** Number of sign-ins, and time from the first call of the room to the last ticket, in ms. */
	signedIn: { count: number; ms: number };
	/** Time after the opening at which the order was known, in ms. */
	drawnAfter: number;
	calls: number;
};

type Answered = { status: number; body: never; cookies: string[] };

/** Calls whose body and cookies are needed, with retries. */
function reader(system: System) {
	return async (method: string, path: string, cookie = "", body?: object): Promise<Answered> => {
		for (;;) {
			const answer = await fetch(addressOf(system, path), {
				method,
				headers: {
					...system.headers,
					...(cookie && { cookie }),
					...(body && { "content-type": "application/json" }),
				},
				body: body && JSON.stringify(body),
			});
			const text = await answer.text();
			if (answer.status !== 503 && answer.status !== 429) {
				if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
				return {
					status: answer.status,
					body: JSON.parse(text) as never,
					cookies: answer.headers.getSetCookie(),
				};
			}
			const { params } = JSON.parse(text) as { params?: { seconds?: number } };
			await pause(((params?.seconds ?? 1) + Math.random()) * 1000);
		}
	};
}

/**
 * Lets people enter a waiting room one after another until the opening, after signing in if they
 * must; then waits for the draw. Replaces their cookies by the new ones of the sign-in.
 */
export async function gatherPeople(
	people: Person[],
	{ eventId, opensAt }: Announced,
	system: System,
	signal: AbortSignal,
): Promise<Gathered> {
	const call = reader(system);
	const path = `/api/events/${eventId}/queue`;
	const begun = currentMoment();
	const lobby = Math.max(0, opensAt - begun);
	let [signedIn, calls, latest] = [0, 0, begun];
	const tickets = new Map<number, Ticket>();
	await Promise.all(
		people.map(async (person) => {
			await pause(Math.random() * lobby * 0.9);
			signal.throwIfAborted();
			if (person.password) {
				const { cookies } = await call("POST", "/api/auth/login", "", {
					email: person.email,
					password: person.password,
				});
				person.cookie = cookies[0].split(";")[0];
				signedIn++;
			}
			const { body } = await call("POST", path, person.cookie);
			tickets.set(person.id, body);
			calls += 1 + statusCalls;
			latest = Math.max(latest, currentMoment());
		}),
	);
	await pause(Math.max(0, opensAt - currentMoment()));
	let room: WaitingRoom = (await call("GET", `${path}/status`)).body;
	for (; !room.drawn; room = (await call("GET", `${path}/status`)).body) {
		signal.throwIfAborted();
		await pause(100);
	}
	const drawnAfter = currentMoment() - Math.max(opensAt, latest);
	const { seed, counts } = room.drawn;
	const order = await drawOrder(seed, counts);
	const positions = new Map(
		[...tickets].map(([id, { number, position }]) => [
			id,
			number === null ? (position ?? 0) : (positionOf(number, counts, order) ?? 0),
		]),
	);
	const { since, perSecond } = room.admission;
	const turns = new Map(
		[...positions].map(([id, position]) => [id, since + (position * 1000) / perSecond]),
	);
	return {
		turns,
		positions,
		room,
		signedIn: { count: signedIn, ms: latest - begun },
		drawnAfter,
		calls,
	};
}

/**
 * Number of people who registered before admission reached their position. Those behind the first
 * wave, whose people all press, may come to the waiting list.
 */
export function outOfTurn({ positions, room: { admission } }: Gathered, entries: readonly Entry[]) {
	return entries.filter(({ userId, status, registeredAt = "" }) => {
		const position = positions.get(userId) ?? 0;
		const isBehind = position > (admission.to ?? position);
		const isEarly = servedAt(admission, Date.parse(registeredAt)) < position;
		return isEarly && !(isBehind && status === "waitlisted");
	}).length;
}

/** Number of positions that several people have. */
export const countSharedPositions = ({ positions }: Gathered) =>
	positions.size - new Set(positions.values()).size;
