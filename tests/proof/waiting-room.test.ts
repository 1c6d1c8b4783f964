import { setTimeout as pause } from "node:timers/promises";
import { createRandom } from "#local/demo/random.ts";
import { within } from "#local/pace.ts";
import { drawOrder, positionOf } from "#shared/competition/waiting-room/draw.rules.ts";
import { paceOf, servedAt, turnOf } from "#shared/competition/waiting-room/waiting-room.rules.ts";
import type { Ticket, WaitingRoom } from "#shared/competition/waiting-room/waiting-room.schema.ts";
import { sized } from "../core/size.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { Registrations } = await import(
	"#functions/competition/registrations/registration.entity.ts"
);
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

describe.each(Array.from({ length: seeds }, (_, seed) => seed))(
	"stress test %i with a waiting room",
	(seed) => {
		test(
			`of ${people} people for ${places} places, each registers once in the order drawn`,
			async () => {
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
				const walked = await Promise.all(
					visits.map(async ({ member, after, twice }) => {
						await pause(after);
						const tickets = await Promise.all([
							ticketOf(eventId, member),
							twice ? ticketOf(eventId, member) : undefined,
						]);
						await registerInTurn(eventId, member, hour);
						return { member, tickets };
					}),
				);
				const { drawn, door } = await roomOf(eventId);
				if (!drawn) throw new Error("The hour has come, and nothing was drawn");
				const order = await drawOrder(drawn.seed, drawn.counts);
				const standing = walked.map(({ member, tickets: [{ number, position }] }) => ({
					member,
					position:
						number === null ? (position ?? 0) : (positionOf(number, drawn.counts, order) ?? 0),
					isDrawn: number !== null,
				}));
				faults.set(noFaults);
				// One ticket and one position per person; latecomers are placed after everybody drawn.
				for (const { tickets } of walked) expect(tickets[1] ?? tickets[0]).toEqual(tickets[0]);
				const positions = standing.map(({ position }) => position);
				expect(new Set(positions).size).toBe(people);
				expect(Math.min(...positions)).toBeGreaterThan(0);
				const latest = Math.max(
					...standing.filter(({ isDrawn }) => isDrawn).map(({ position }) => position),
				);
				for (const { position, isDrawn } of standing)
					expect(isDrawn || position > latest).toBe(true);
				// Each place is given once, and nobody was admitted before admission reached their
				// position.
				const ids = crowd.map(({ id }) => id);
				expect(await quiet(eventId, ids)).toEqual([]);
				expect(await placesOf(eventId, ids)).toMatchObject({
					placed: places,
					waiting: people - places,
					wrong: [],
				});
				const keys = ids.map((userId) => ({ userId, eventId, classId: 0 }));
				const { data } = await Registrations.get(keys).go({ concurrent: 8 });
				const at = new Map(
					data.map(({ userId, registeredAt }) => [userId, Date.parse(registeredAt)]),
				);
				for (const { member, position } of standing) {
					expect(servedAt(door, at.get(member.id) ?? 0)).toBeGreaterThanOrEqual(position);
				}
			},
			within(300_000),
		);
	},
);

/** What browsers do in the waiting room: see `useTurn`. */
const [askedMs, drawnMs, spreadMs] = [60_000, 1_000, 10_000];
const minute = 60_000;
/** Watchers get the draw within this time, in ms. */
const toldAfterMs = 2_000;

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
	const door = { served: 0, since: 0, held: false, perSecond: paceOf(Math.min(capacity, 128)) };
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
				last = Math.max(last, Math.floor(servedAt(door, one.at)) - 1) + 1;
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

	const calls = new Calls();
	let latestTurn = 0;
	const pressed: { person: number; at: number; position: number }[] = [];
	for (const { person, at, position } of queue) {
		const turn = (position * 1000) / door.perSecond;
		// An earlier position is admitted earlier.
		expect(turn).toBeGreaterThanOrEqual(latestTurn);
		latestTurn = turn;
		expect(turnOf(position, door, turn).state).toBe("inside");
		expect(turnOf(position, door, Math.max(0, turn - 1000 / door.perSecond)).state).toBe("waiting");
		// An estimate calculated halfway to the turn is right to the second.
		const told = turnOf(position, door, Math.max(at, turn / 2));
		if (told.state === "waiting") {
			expect(Math.abs(Math.max(at, turn / 2) + told.seconds * 1000 - turn)).toBeLessThanOrEqual(
				1_000,
			);
		}
		// Calls of a page: waiting room and ticket, again once a minute and at the opening if no update
		// came, and registering.
		calls.note(person, at);
		calls.note(person, at);
		const left = Math.max(at, turn);
		for (let asked = at + askedMs; asked < left; asked += askedMs) calls.note(person, asked);
		const asks = drawnMs + random.next() * spreadMs;
		if (at < 0 && asks < toldAfterMs) calls.note(person, asks);
		// One in ten misses their turn.
		if (random.chance(0.9))
			pressed.push({ person, at: left + 2_000 + 50_000 * random.next() ** 2, position });
	}
	for (const { person, at } of pressed) calls.note(person, at);
	const inside = pressed.every(({ at, position }) => turnOf(position, door, at).state === "inside");
	expect(inside).toBe(true);
	const placed = pressed.sort((a, b) => a.at - b.at).slice(0, capacity);
	expect(new Set(placed.map(({ person }) => person)).size).toBe(capacity);
	// Places went to the front of the queue: nobody admitted after the last place was taken got a
	// place.
	const sold = placed[capacity - 1].at;
	expect(Math.max(...placed.map(({ position }) => position))).toBeLessThanOrEqual(
		servedAt(door, sold),
	);
	const minutes = queue.reduce((sum, { at, position }) => {
		const turn = (position / door.perSecond) * 1000;
		return sum + Math.max(1, Math.ceil((Math.max(at, turn) - at) / minute));
	}, 0);
	expect(calls.all / minutes).toBeLessThanOrEqual(2);
});
