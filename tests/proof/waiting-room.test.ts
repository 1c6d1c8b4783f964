import { setTimeout as pause } from "node:timers/promises";
import { createRandom } from "#local/demo/random.ts";
import { within } from "#local/pace.ts";
import { drawOrder, positionOf } from "#shared/competition/waiting-room/draw.rules.ts";
import {
	type Admission,
	graceMs,
	isWaveOver,
	leftInWave,
	nextWave,
	paceOf,
	turnOf,
	turnSeconds,
} from "#shared/competition/waiting-room/waiting-room.rules.ts";
import type { Ticket, WaitingRoom } from "#shared/competition/waiting-room/waiting-room.schema.ts";
import { sized } from "../core/size.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { Registrations } = await import(
	"#functions/competition/registrations/registration.entity.ts"
);
const { ignoreConditionFailure } = await import("#functions/core/table/database.ts");
const { WaitingRooms } = await import("#functions/competition/waiting-room/waiting-room.entity.ts");
const { injectFaults, noFaults, rough } = await import("./faults.ts");
const { makeCrowd, makeEvent, quiet } = await import("./crowd.ts");
const { placesOf } = await import("../core/places.ts");

const people = sized({ whole: 1_000, share: 150 });
const seeds = sized({ whole: 20, share: 1 });
const places = people / 10;
/** Time until registration opens, in ms; half of the crowd come before it. */
const opensIn = within(sized({ whole: 4_000, share: 1_500 }));

const faults = injectFaults("waiting room");
const crowd = await makeCrowd(people);
beforeAll(world.follow);
afterAll(world.close);

type Member = (typeof crowd)[number];

/** A call that retries a busy answer, as browsers do. */
async function call(routeKey: string, id: number, { cookie }: Member) {
	for (;;) {
		const answer = await world.call(routeKey, { id: `${id}` }, cookie);
		if (answer.status !== 503) return answer;
		await pause(200);
	}
}

const ticketOf = async (id: number, member: Member): Promise<Ticket> => {
	const { status, body } = await call("POST /api/events/{id}/queue", id, member);
	if (status !== 200) throw new Error(`A ticket answered ${status}: ${JSON.stringify(body)}`);
	return body as Ticket;
};

const roomOf = async (id: number): Promise<WaitingRoom> =>
	(await call("GET /api/events/{id}/queue/status", id, crowd[0])).body as WaitingRoom;

/** Registers from the opening on, until admitted. */
async function registerInTurn(id: number, member: Member, hour: number): Promise<void> {
	await pause(Math.max(0, hour - Date.now()));
	for (;;) {
		const { status, body } = await call("POST /api/events/{id}/register", id, member);
		const { code } = (body ?? {}) as { code?: string };
		if (status === 201 || status === 202 || code === "already_registered") return;
		// A timer may fire a moment too early.
		if (code !== "not_your_turn" && code !== "registration_not_open")
			throw new Error(`Registering answered ${status}: ${JSON.stringify(body)}`);
		await pause(100);
	}
}

/** Where a ticket stands in a drawn room. */
async function positionIn({ drawn }: WaitingRoom, { number, position }: Ticket): Promise<number> {
	if (number === null || !drawn) return position ?? 0;
	return positionOf(number, drawn.counts, await drawOrder(drawn.seed, drawn.counts)) ?? 0;
}

/**
 * Ends each wave whose people have all registered: what is left of it are numbers that belong to
 * nobody, because a call was made twice, and whose places would be kept for ten minutes.
 */
async function endWaves(
	id: number,
	tickets: ReadonlyMap<number, Ticket>,
	registered: ReadonlySet<number>,
) {
	while (registered.size < people) {
		const room = await roomOf(id);
		const { to, first } = room.admission;
		if (room.drawn && to === null) return;
		const inWave = await Promise.all(
			[...tickets].map(async ([person, ticket]) => {
				const position = await positionIn(room, ticket);
				return room.drawn && position > first && position <= (to ?? 0) ? person : undefined;
			}),
		);
		const rest = inWave.filter((person) => person !== undefined && !registered.has(person));
		// The room that was read may be a moment old: the wave that has followed meanwhile goes on.
		if (room.drawn && tickets.size === people && rest.length === 0)
			await WaitingRooms.patch({ eventId: id })
				.set({ ran: 2 * turnSeconds * 1000 })
				.add({ version: 1 })
				.where((stored, { eq }) => eq(stored.first, first))
				.go()
				.catch(ignoreConditionFailure);
		await pause(200);
	}
}

describe.each(Array.from({ length: seeds }, (_, seed) => seed))(
	"stress test %i with a waiting room",
	(seed) => {
		test(`of ${people} people for ${places} places, each registers once in the order drawn`, async () => {
			const random = createRandom(`waiting room/${seed}`);
			const registrationOpensAt = new Date(Date.now() + opensIn).toISOString();
			const { eventId } = await makeEvent(places, [], 0, undefined, {
				waitingRoom: true,
				registrationOpensAt,
			});
			const hour = Date.parse(registrationOpensAt);
			faults.set(rough);
			// People come before, at and after the opening; one in five asks twice at once.
			const visits = crowd.map((member) => ({
				member,
				after: random.next() * 1.3 * opensIn,
				twice: random.chance(0.2),
			}));
			const known = new Map<number, Ticket>();
			const registered = new Set<number>();
			const walking = Promise.all(
				visits.map(async ({ member, after, twice }) => {
					await pause(after);
					const tickets = await Promise.all([
						ticketOf(eventId, member),
						twice ? ticketOf(eventId, member) : undefined,
					]);
					known.set(member.id, tickets[0]);
					await registerInTurn(eventId, member, hour);
					registered.add(member.id);
					return { member, tickets };
				}),
			);
			const [walked] = await Promise.all([walking, endWaves(eventId, known, registered)]);
			const { drawn } = await roomOf(eventId);
			if (!drawn) throw new Error("The hour has come, and nothing was drawn");
			const room = await roomOf(eventId);
			const standing = await Promise.all(
				walked.map(async ({ member, tickets: [ticket] }) => ({
					member,
					position: await positionIn(room, ticket),
					isDrawn: ticket.number !== null,
				})),
			);
			faults.set(noFaults);
			// One ticket and one position per person; latecomers are placed after everybody drawn.
			for (const { tickets } of walked) expect(tickets[1] ?? tickets[0]).toEqual(tickets[0]);
			const positions = standing.map(({ position }) => position);
			expect(new Set(positions).size).toBe(people);
			expect(Math.min(...positions)).toBeGreaterThan(0);
			const latest = Math.max(
				...standing.filter(({ isDrawn }) => isDrawn).map(({ position }) => position),
			);
			for (const { position, isDrawn } of standing) expect(isDrawn || position > latest).toBe(true);
			// Each place is given once, and to the people at the front: each was kept a place.
			const ids = crowd.map(({ id }) => id);
			expect(await quiet(eventId, ids)).toEqual([]);
			expect(await placesOf(eventId, ids)).toMatchObject({
				placed: places,
				waiting: people - places,
				wrong: [],
			});
			const keys = ids.map((userId) => ({ userId, eventId, classId: 0 }));
			const { data } = await Registrations.get(keys).go({ concurrent: 8 });
			const status = new Map(data.map((entry) => [entry.userId, entry.status]));
			const inOrder = standing.toSorted((a, b) => a.position - b.position);
			expect(inOrder.map(({ member }) => status.get(member.id))).toEqual(
				inOrder.map((_, index) => (index < places ? "pending" : "waitlisted")),
			);
		});
	},
);

/** What browsers do in the waiting room: see `useTurn`. */
const [pollMs, drawnMs, spreadMs] = [60_000, 1_000, 10_000];
const minute = 60_000;
/** Watchers get the draw within this time, in ms. */
const publishDelayMs = 2_000;

/** Counts calls by person and minute. */
class Calls {
	readonly #counts = new Map<string, number>();
	most = 0;
	all = 0;
	note(person: number, at: number) {
		const key = `${person} ${Math.floor(at / minute)}`;
		const count = (this.#counts.get(key) ?? 0) + 1;
		this.#counts.set(key, count);
		this.most = Math.max(this.most, count);
		this.all++;
	}
}

const opening = sized({
	whole: { count: 50_000, capacity: 500 },
	share: { count: 5_000, capacity: 50 },
});

test(`a simulated opening of ${opening.count} people for ${opening.capacity} places follows the order drawn`, async () => {
	const { count, capacity } = opening;
	const random = createRandom("opening");
	const rowsOf = Array.from({ length: 16 }, () => 0);
	// Most people come in the last minutes before the opening, a tenth after it.
	const arrivals = Array.from({ length: count }, (_, person) => ({
		person,
		at: random.chance(0.9) ? -30 * minute * random.next() ** 2 : 5 * minute * random.next(),
	})).sort((a, b) => a.at - b.at);
	const early = arrivals
		.filter(({ at }) => at < 0)
		.map((one) => {
			const row = Math.floor(random.next() * 16);
			rowsOf[row]++;
			return { ...one, number: (rowsOf[row] - 1) * 16 + row + 1 };
		});
	const order = await drawOrder("opening", rowsOf);
	let last = early.length;
	const queue = [
		...early.map((one) => ({ ...one, position: positionOf(one.number, rowsOf, order) ?? 0 })),
		...arrivals
			.filter(({ at }) => at >= 0)
			.map((one) => {
				last++;
				return { ...one, number: 0, position: last };
			}),
	].sort((a, b) => a.position - b.position);
	// Each drawn position belongs to one person; latecomers follow in their order of arrival.
	const drawn = queue.slice(0, early.length);
	expect(drawn.map(({ position }) => position)).toEqual(drawn.map((_, index) => index + 1));
	const late = queue.slice(early.length).map(({ at }) => at);
	expect(late).toEqual(late.toSorted((a, b) => a - b));
	expect([
		new Set(queue.map(({ person }) => person)).size,
		new Set(queue.map(({ position }) => position)).size,
	]).toEqual([count, count]);

	// Waves until the last place is taken; one in ten misses their turn.
	const presses = new Map(queue.map(({ position }) => [position, random.chance(0.9)]));
	const perSecond = paceOf(Math.min(capacity, 128));
	let wave: Admission = { first: 0, to: capacity, since: 0, ran: 0, held: false, perSecond };
	const turns = new Map<number, number>();
	const placed: number[] = [];
	for (let free = capacity; free > 0; ) {
		const { first, to, since } = wave as Admission & { to: number };
		const end = since + (leftInWave(wave, since) ?? 0);
		let soldAt = end + graceMs;
		for (let position = first + 1; position <= to; position++) {
			const starts = since + ((position - first) * 1000) / perSecond;
			turns.set(position, starts);
			expect(turnOf(position, wave, starts).state).toBe("inside");
			expect(turnOf(position, wave, starts - 1001 / perSecond).state).toBe("waiting");
			// An estimate calculated halfway to the turn is right to the second.
			const estimate = turnOf(position, wave, (since + starts) / 2);
			if (estimate.state === "waiting")
				expect(
					Math.abs((since + starts) / 2 + estimate.seconds * 1000 - starts),
				).toBeLessThanOrEqual(1_000);
			if (!presses.get(position)) continue;
			// Whoever presses, however late, still has their turn.
			const at = starts + (end - starts - 1) * random.next();
			expect(turnOf(position, wave, at).state).toBe("inside");
			placed.push(position);
			free--;
			if (free === 0) soldAt = Math.max(since, ...turns.values());
		}
		expect(isWaveOver(wave, end + graceMs, null)).toBe(true);
		wave = nextWave(wave, queue.length, free, free === 0 ? soldAt : end + graceMs);
	}
	// Places went to the front of the queue: all before the last placed person had a whole turn.
	expect(placed).toHaveLength(capacity);
	const lastPlaced = placed[capacity - 1];
	expect(placed).toEqual(
		Array.from({ length: lastPlaced }, (_, index) => index + 1).filter((one) => presses.get(one)),
	);
	expect(turnOf(wave.first + 1, wave, wave.since + 1_000)).toEqual({
		state: "inside",
		seconds: null,
	});

	// Calls of a page: waiting room and ticket, again once a minute and at the opening if no update
	// came, and registering.
	const calls = new Calls();
	let minutes = 0;
	for (const { person, at, position } of queue) {
		const behind = wave.since + ((position - wave.first) * 1000) / perSecond;
		const left = Math.max(at, turns.get(position) ?? behind);
		calls.note(person, at);
		calls.note(person, at);
		for (let pollAt = at + pollMs; pollAt < left; pollAt += pollMs) calls.note(person, pollAt);
		const asks = drawnMs + random.next() * spreadMs;
		if (at < 0 && asks < publishDelayMs) calls.note(person, asks);
		if (presses.get(position)) calls.note(person, left);
		minutes += Math.max(1, Math.ceil((left - at) / minute));
	}
	expect(calls.all / minutes).toBeLessThanOrEqual(2);
});
