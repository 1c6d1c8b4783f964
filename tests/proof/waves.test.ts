import { createRandom } from "#local/demo/random.ts";
import { drawOrder, positionOf } from "#shared/competition/waiting-room/draw.rules.ts";
import { turnOf, turnSeconds } from "#shared/competition/waiting-room/waiting-room.rules.ts";
import type { Ticket } from "#shared/competition/waiting-room/waiting-room.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { sized } from "../core/size.ts";
import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { AppError } = await import("#functions/core/errors.ts");
const { actFor } = await import("#functions/people/families/authorization.ts");
const { registerForEvent } = await import(
	"#functions/competition/registrations/registrations.service.ts"
);
const { cancelRegistration } = await import(
	"#functions/competition/registrations/decisions.service.ts"
);
const { readRoomStatus, setAdmission } = await import(
	"#functions/competition/waiting-room/rooms.service.ts"
);
const { enterWaitingRoom } = await import("#functions/competition/waiting-room/tickets.service.ts");
const { dieAt, injectFaults, noFaults, rough } = await import("./faults.ts");
const { makeCrowd, makeEvent, quiet } = await import("./crowd.ts");
const { placesOf } = await import("../core/places.ts");

const seeds = sized({ whole: 40, share: 4 });
const most = 24;
/** Time between two looks at the room, in ms of the test's own clock. */
const tick = 30_000;

const faults = injectFaults("waves");
const crowd = (await makeCrowd(most + 10)).map(({ id }) => id);
beforeAll(world.follow);
afterAll(world.close);

const as = (person: UserId, now: number, role: "member" | "admin" = "member") =>
	actFor(callerForTest(role === "admin" ? 1 : person, role, now), "enter", person);

/** The answer to a press; null if the process died or was busy, so that the person presses again. */
async function press(work: () => Promise<{ registration: { status: string } }>) {
	try {
		return (await work()).registration.status;
	} catch (error) {
		if (!(error instanceof AppError)) return null;
		return error.code === "busy" ? null : error.code;
	}
}

const unlessLost = <T>(work: Promise<T>) => work.catch(() => undefined);

describe.each(Array.from({ length: seeds }, (_, seed) => seed))(
	"waves of turns, seed %i",
	(seed) => {
		test("who presses during their turn gets a place, in any order of presses, lapses, cancellations, pauses and deaths", async () => {
			const random = createRandom(`waves/${seed}`);
			const pick = (top: number) => 1 + Math.floor(random.next() * top);
			const people = crowd.slice(0, 4 + pick(most - 4));
			const places = pick(people.length);
			const opening = Date.now();
			const { eventId } = await makeEvent(places, [], 0, undefined, {
				waitingRoom: true,
				registrationOpensAt: new Date(opening).toISOString(),
			});
			const tickets = new Map<UserId, Ticket>();
			const takeTicket = async (person: UserId, now: number) => {
				const ticket = await unlessLost(enterWaitingRoom(await as(person, now), eventId));
				if (ticket) tickets.set(person, ticket);
			};
			for (const person of people.slice(1)) await takeTicket(person, opening - 1_000);
			const answers = new Map<UserId, string>();
			/** Until when each person was promised a place, by the test's clock. */
			const promised = new Map<UserId, number>();
			const broken: string[] = [];
			let others = most;
			faults.set(rough);
			for (let now = opening; now < opening + 6 * turnSeconds * 1000; now += tick) {
				const room = await unlessLost(readRoomStatus(eventId, now));
				if (!room?.drawn) continue;
				const order = await drawOrder(room.drawn.seed, room.drawn.counts);
				const turnNow = (person: UserId) => {
					const ticket = tickets.get(person);
					const position =
						ticket?.number == null
							? ticket?.position
							: positionOf(ticket.number, room.drawn?.counts ?? [], order);
					return position ? turnOf(position, room.admission, now) : undefined;
				};
				const death = random.chance(0.1) ? dieAt(pick(6), "after") : undefined;
				const pressing = people.flatMap((person) => {
					if (answers.has(person)) return [];
					const turn = turnNow(person);
					if (turn?.state === "inside" && turn.seconds !== null)
						promised.set(person, now + turn.seconds * 1000);
					const hasPromise = now < (promised.get(person) ?? 0);
					if (!hasPromise && (!turn || turn.state === "over"))
						return random.chance(0.3) ? [takeTicket(person, now)] : [];
					if (!random.chance(hasPromise ? 0.2 : 0.1)) return [];
					return [
						(async () => {
							const caller = await as(person, now);
							const answer = await press(() => registerForEvent(caller, eventId));
							if (answer === null) return;
							if (hasPromise && answer !== "pending" && answer !== "already_registered")
								broken.push(`${person} at ${now - opening}: ${answer}`);
							if (answer !== "not_your_turn") answers.set(person, answer);
						})(),
					];
				});
				// Staff register people who did not wait, but never into a place that is kept.
				if (random.chance(0.4) && others < crowd.length) {
					const person = crowd[others++];
					const caller = await as(person, now, "admin");
					pressing.push(press(() => registerForEvent(caller, eventId)).then(() => {}));
				}
				await Promise.all(pressing);
				death?.end();
				const registered = [...answers].filter(([, status]) => status === "pending");
				if (random.chance(0.05) && registered.length > 0) {
					const userId = registered[pick(registered.length) - 1][0];
					const caller = await as(userId, now);
					await unlessLost(cancelRegistration(caller, { userId, eventId, classId: 0 }, undefined));
				}
				if (random.chance(0.05)) {
					const held = random.chance(0.5);
					await unlessLost(setAdmission(callerForTest(1, "admin", now), eventId, held));
				}
			}
			faults.set(noFaults);
			expect(broken).toEqual([]);
			expect(await quiet(eventId, crowd)).toEqual([]);
			const { placed, wrong } = await placesOf(eventId, crowd);
			expect(wrong).toEqual([]);
			expect(placed).toBeLessThanOrEqual(places);
		});
	},
);
