import { setTimeout as pause } from "node:timers/promises";
import { placesLeft, waitRefusal } from "#shared/events/events.rules.ts";
import { hashToShard } from "#shared/places/allotment.rules.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { conditionFailed, tryPut, tryTransaction, type Write } from "../../core/table/database.ts";
import type { EventClassRecord } from "../../events/event-class.entity.ts";
import { eventClassPool, eventPool } from "../../events/event-places.ts";
import { hasWaitingList, type WholeEvent } from "../../events/events.service.ts";
import type { AllotmentRecord } from "../../places/allotment.entity.ts";
import { type Pool, promoteInto, takePlace } from "../../places/places.service.ts";
import { knownFull, rememberFull, shardsWithRoom } from "../../places/shard-cache.ts";
import { type RegistrationRecord, Registrations } from "../registration.entity.ts";
import { entryAt, keyOf, type Step, writeOver } from "../registration.transitions.ts";
import { isSeated, joinSeat, type Seat, seatOf, takeSeat } from "./seats.ts";

/** How long one call keeps trying under contention before it says `busy`, in ms. */
const patience = 8_000;
const longestPause = 1_000;

/** Where an entry goes: the event itself, or one of its classes. */
export type Target = { event: WholeEvent; eventClass?: EventClassRecord };

type Entrance = Target & {
	entry: RegistrationRecord;
	step: Step;
	/** Whether staff reopen a rejected entry: it is written over that one, and may come after the deadline. */
	reopens?: boolean;
};

/** What is known while an entry looks for its places. */
type Search = Entrance & {
	/** The event's pool. */
	whole: Pool;
	/** The pool of what is entered: the class's, or the event's again. */
	own: Pool;
	/** The shard to try next in each pool; undefined where none has room. */
	shards: Map<Pool, number | undefined>;
	/** The person's place at an event with classes; undefined until it is read. */
	seat: Seat | null | undefined;
};

/** What came of a try: the entry that was there before, null for a new one, "again" where it is to be tried once more. */
type Outcome = RegistrationRecord | null | "again";

/**
 * Finds an entry its places, else room on the waiting list where there is one; `entry` says which. Returns the entry
 * that was there before, if any. One transaction holds both limits: the person's key, a shard of the class, a shard
 * of the event.
 */
export async function allotPlaces(entrance: Entrance): Promise<RegistrationRecord | null> {
	const whole = eventPool(entrance.event);
	const own = entrance.eventClass ? eventClassPool(entrance.eventClass) : whole;
	const search: Search = { ...entrance, whole, own, shards: new Map(), seat: undefined };
	const giveUp = Date.now() + patience;
	for (let attempt = 0; Date.now() < giveUp; attempt++) {
		const pools = await choosePools(search);
		const full = whatIsFull(search, pools);
		const outcome =
			full.event || full.class
				? await joinWaitingList(search, full)
				: await tryOnce(search, pools, attempt);
		if (outcome !== "again") return outcome;
	}
	throw new AppError("busy", { retryAfter: 1 });
}

/** The pools that must give a place: what is entered, and the event unless the person has a seat there. */
async function choosePools(search: Search): Promise<Pool[]> {
	const { event, eventClass, entry, whole, own, shards } = search;
	// The seat is read only where it may decide: else its write tells whether it is there.
	const seatDecides = eventClass && (eventClass.waiting || event.waiting || isFull(search, whole));
	if (seatDecides && search.seat === undefined) search.seat = await seatOf(keyOf(entry));
	const pools = eventClass && !isSeated(search.seat) ? [own, whole] : [own];
	for (const pool of pools) if (!shards.has(pool)) shards.set(pool, ownShard(pool, entry.userId));
	return pools;
}

/** The person's own shard of a pool, tried first. */
const ownShard = (pool: Pool, userId: number) =>
	hashToShard(`${pool.eventId}/${pool.classId}/${userId}`) % pool.shards;

/** Whether a pool was found to have no shard with room. */
const isFull = ({ shards }: Search, pool: Pool) =>
	knownFull(pool) || (shards.has(pool) && shards.get(pool) === undefined);

/** Which of the two limits keeps the entry out now. Who comes while others wait stands behind them. */
function whatIsFull(search: Search, pools: readonly Pool[]) {
	const { event, eventClass, whole, own, seat } = search;
	// Queue for the class, unless this person already has an event seat and the class has room.
	const queues = eventClass?.waiting && !(isSeated(seat) && hasRoomAsCounted(eventClass));
	return {
		event: pools.includes(whole) && (event.waiting || isFull(search, whole)),
		class: eventClass !== undefined && (queues === true || isFull(search, own)),
	};
}

/** Asks for all places in one transaction. */
async function tryOnce(search: Search, pools: readonly Pool[], attempt: number): Promise<Outcome> {
	const { eventClass, entry, step, reopens, own, whole, shards } = search;
	const shardOf = (pool: Pool) => shards.get(pool) as number;
	entry.shard = shardOf(own);
	const cancelled = await tryTransaction([
		reopens ? putOver(entry) : putOnce(entry),
		...pools.map((pool) =>
			reopens ? promoteInto(pool, shardOf(pool)) : takePlace(pool, shardOf(pool), step.now),
		),
		...(eventClass ? [seatWrite(search, shardOf(whole))] : []),
	]);
	if (!cancelled) return null;
	const [person, ...rest] = cancelled;
	if (conditionFailed(person)) return sameOrBefore(entry, parsed(person.item));
	const filled = pools.filter((_, position) => conditionFailed(rest[position]));
	const seatFailed = eventClass !== undefined && conditionFailed(rest[pools.length]);
	await learnFrom({ filled, seatFailed }, search, pools, attempt);
	return "again";
}

type Failure = {
	/** Pools whose shard had no room. */
	filled: Pool[];
	/** Whether the person's seat is not as it was thought to be. */
	seatFailed: boolean;
};

/** Reads the seat anew where it was mistaken, and chooses other shards. */
async function learnFrom(
	{ filled, seatFailed }: Failure,
	search: Search,
	pools: readonly Pool[],
	attempt: number,
): Promise<void> {
	const { entry, step, reopens, shards } = search;
	if (seatFailed) search.seat = await seatOf(keyOf(entry));
	for (const pool of filled) await rememberFull(pool, shards.get(pool) as number);
	// No condition failed: somebody else is at this very shard. Step aside for a moment, then try another.
	if (!seatFailed && filled.length === 0)
		await pause(Math.random() * Math.min(longestPause, 4 * 2 ** attempt));
	for (const pool of filled.length > 0 ? filled : pools) {
		const room = await shardsWithRoom(pool);
		shards.set(pool, anyOf(reopens ? room : openOf(room, step.now)));
	}
}

/** Queues the entry where there are waiting lists for what is full; else it is refused. */
async function joinWaitingList(
	search: Search,
	full: ReturnType<typeof whatIsFull>,
): Promise<Outcome> {
	const { event, eventClass, entry, reopens } = search;
	const lists = { event: hasWaitingList(event), class: hasWaitingList(eventClass ?? event) };
	const refusal = waitRefusal(full, lists);
	if (refusal) return refused(entry, refusal, reopens);
	const seat = search.seat === undefined && eventClass ? await seatOf(keyOf(entry)) : search.seat;
	const outcome = await wait(entry, seat, reopens ? putOver : putOnce).catch(orBusy);
	if (outcome !== "busy") return outcome;
	await pause(Math.random() * longestPause);
	return "again";
}

/** Nobody can wait here: what remains is the entry that the person may have already. */
async function refused(
	entry: RegistrationRecord,
	refusal: "event_full" | "class_full",
	reopens = false,
) {
	const existing = await entryAt(keyOf(entry));
	if (!existing || existing.status === (reopens ? "rejected" : "cancelled"))
		throw new AppError(refusal);
	return sameOrBefore(entry, existing);
}

function orBusy(error: unknown): "busy" {
	if (error instanceof AppError && error.code === "busy") return "busy";
	throw error;
}

const hasRoomAsCounted = ({ maxParticipants, registeredCount }: EventClassRecord) =>
	placesLeft({ max: maxParticipants, taken: registeredCount }) !== 0;

const parsed = (item: Record<string, unknown> | undefined) =>
	requireFound(Registrations.parse({ Item: item }).data);

/** An attempt whose answer was lost finds its own entry: that is no repeat. */
function sameOrBefore(
	entry: RegistrationRecord,
	existing: RegistrationRecord,
): RegistrationRecord | null {
	if (existing.order !== entry.order) return existing;
	Object.assign(entry, existing);
	return null;
}

const seatWrite = ({ event, entry, step, seat }: Search, shard: number): Write =>
	isSeated(seat) ? joinSeat(seat) : takeSeat(event, entry, shard, step);

/** Those of the shards that take entries now. They know a change of dates before this process does. */
function openOf(shards: AllotmentRecord[], now: number): AllotmentRecord[] {
	const open = shards.filter(({ openFrom, openUntil }) => openFrom <= now && now <= openUntil);
	if (shards.length > 0 && open.length === 0) throw new AppError("registration_closed");
	return open;
}

const anyOf = (shards: AllotmentRecord[]): number | undefined =>
	shards[Math.floor(Math.random() * shards.length)]?.shard;

/** Puts the entry on the waiting list: one write, spread over people, that nobody else's can meet. */
async function wait(
	entry: RegistrationRecord,
	seat: Seat | null | undefined,
	putEntry: (entry: RegistrationRecord) => Write,
): Promise<RegistrationRecord | null> {
	const trail = entry.trail.with(-1, { ...entry.trail[entry.trail.length - 1], to: "waitlisted" });
	// Not in place: where this fails, the entry may still find room.
	const waiting = {
		...entry,
		shard: undefined,
		status: "waitlisted" as const,
		seated: isSeated(seat),
		trail,
	};
	const { put } = putEntry(waiting) as { put: object };
	const existing = await tryPut(put);
	Object.assign(entry, waiting);
	return existing && sameOrBefore(entry, parsed(existing));
}

/** Once per person: only an entry that was cancelled may be made again. The same for all, so not built for each. */
const isNewOrCancelled = {
	ConditionExpression: "attribute_not_exists(userId) OR #status = :cancelled",
	ExpressionAttributeNames: { "#status": "status" },
	ExpressionAttributeValues: { ":cancelled": "cancelled" },
	ReturnValuesOnConditionCheckFailure: "ALL_OLD",
};

const putOnce = (entry: RegistrationRecord): Write => ({
	put: { ...Registrations.put(entry).params(), ...isNewOrCancelled },
});

/** Over the rejected entry that was read. */
const putOver = (entry: RegistrationRecord): Write => {
	const { put } = writeOver(entry) as { put: object };
	return { put: { ...put, ReturnValuesOnConditionCheckFailure: "ALL_OLD" } };
};
