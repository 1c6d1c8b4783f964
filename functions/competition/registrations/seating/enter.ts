import { setTimeout as pause } from "node:timers/promises";
import { hashToShard } from "#shared/base/places/allotment.rules.ts";
import { placesLeft, waitRefusal } from "#shared/competition/events/events.rules.ts";
import type { AllotmentRecord } from "../../../base/places/allotment.entity.ts";
import { type Pool, promoteInto, takePlace } from "../../../base/places/places.service.ts";
import { knownFull, rememberFull, shardsWithRoom } from "../../../base/places/shard-cache.ts";
import { AppError, requireFound } from "../../../core/errors.ts";
import {
	conditionFailed,
	tryPut,
	tryTransaction,
	type Write,
} from "../../../core/table/database.ts";
import type { EventClassRecord } from "../../events/event-class.entity.ts";
import { hasWaitingList } from "../../events/event-lists.ts";
import { eventClassPool, eventPool } from "../../events/event-places.ts";
import type { WholeEvent } from "../../events/events.service.ts";
import { chargePlace, type PlacePrice } from "../charging.ts";
import { type RegistrationRecord, Registrations } from "../registration.entity.ts";
import { entryAt, keyOf, type Step, writeOver } from "../registration.transitions.ts";
import { isSeated, joinSeat, type Seat, seatOf, takeSeat } from "./seats.ts";

/** How long a call retries under contention before it fails as `busy`, in ms. */
const patience = 8_000;
const longestPause = 1_000;

/** What a person registers for: the event itself, or one of its classes. */
export type Target = { event: WholeEvent; eventClass?: EventClassRecord };

type Entrance = Target & {
	entry: RegistrationRecord;
	step: Step;
	/** What the place costs; a registration on the waiting list is not charged. */
	price: PlacePrice | undefined;
	/**
	 * Set when staff reopen a rejected registration: it overwrites that record, and the deadline is
	 * ignored.
	 */
	reopens?: boolean;
};

/** What an `allotPlaces` call knows after a try; each try returns the next one. */
type Search = Readonly<
	Entrance & {
		/** The event's pool. */
		whole: Pool;
		/** The pool of the class, or the event's pool again. */
		own: Pool;
		/** The shard to try next in each pool; undefined when the pool is full. */
		shards: ReadonlyMap<Pool, number | undefined>;
		/** The person's event seat; undefined until it is read. */
		seat: Seat | null | undefined;
		/** Version of the cancelled registration whose charge the new registration continues. */
		renewed?: number;
	}
>;

/**
 * `stored`: the registration as this call, or an earlier attempt of it, stored it. `existing`: the
 * person already has another registration; nothing was written.
 */
export type Allotted = { outcome: "stored" | "existing"; registration: RegistrationRecord };

/** Result of one try: a registration, or what the next try begins with. */
type Tried = Allotted | { outcome: "again"; search: Search };

const again = (search: Search): Tried => ({ outcome: "again", search });
const stored = (registration: RegistrationRecord): Allotted => ({
	outcome: "stored",
	registration,
});

/**
 * Stores a registration with its places, or on the waiting list if there is one; the status of the
 * stored registration tells which. One transaction enforces uniqueness and both limits: the
 * person's key, a shard of the class, a shard of the event.
 */
export async function allotPlaces(entrance: Entrance): Promise<Allotted> {
	const whole = eventPool(entrance.event);
	const own = entrance.eventClass ? eventClassPool(entrance.eventClass) : whole;
	let search: Search = { ...entrance, whole, own, shards: new Map(), seat: undefined };
	const giveUp = Date.now() + patience;
	for (let attempt = 0; Date.now() < giveUp; attempt++) {
		search = await chooseShards(search);
		const full = whatIsFull(search);
		const tried =
			full.event || full.class
				? await joinWaitingList(search, full)
				: await tryOnce(search, attempt);
		if (tried.outcome !== "again") return tried;
		search = tried.search;
	}
	throw new AppError("busy", { retryAfter: 1 });
}

/**
 * The pools that a place is needed from: the target's, and the event's unless the person has a seat
 * there.
 */
const poolsOf = ({ eventClass, whole, own, seat }: Search): Pool[] =>
	eventClass && !isSeated(seat) ? [own, whole] : [own];

/** The search with a shard of each pool that a place is needed from. */
async function chooseShards(search: Search): Promise<Search> {
	const { event, eventClass, entry, whole } = search;
	// Read the seat only when it affects the choice; otherwise a failed write reveals it.
	const seatDecides = eventClass && (eventClass.waiting || event.waiting || isFull(search, whole));
	const isRead = seatDecides && search.seat === undefined;
	const known = isRead ? { ...search, seat: await seatOf(keyOf(entry)) } : search;
	const first = poolsOf(known).map((pool) => [pool, ownShard(pool, entry.userId)] as const);
	return { ...known, shards: new Map([...first, ...search.shards]) };
}

/** The shard of a pool that a person tries first, by hash. */
const ownShard = (pool: Pool, userId: number) =>
	hashToShard(`${pool.eventId}/${pool.classId}/${userId}`) % pool.shards;

/** Whether no shard of the pool had room. */
const isFull = ({ shards }: Search, pool: Pool) =>
	knownFull(pool) || (shards.has(pool) && shards.get(pool) === undefined);

/**
 * Which limits are reached. A pool with a waiting list in use counts as full, so that newcomers
 * join the list.
 */
function whatIsFull(search: Search) {
	const { event, eventClass, whole, own, seat } = search;
	// Queue for the class, unless this person already has an event seat and the class has room.
	const queues = eventClass?.waiting && !(isSeated(seat) && hasRoomAsCounted(eventClass));
	return {
		event: poolsOf(search).includes(whole) && (event.waiting || isFull(search, whole)),
		class: eventClass !== undefined && (queues === true || isFull(search, own)),
	};
}

/** Tries to take all places in one transaction. */
async function tryOnce(search: Search, attempt: number): Promise<Tried> {
	const { eventClass, step, reopens, own, whole, shards } = search;
	const pools = poolsOf(search);
	const shardOf = (pool: Pool) => shards.get(pool) as number;
	const earlier = search.entry.charge ?? (isSeated(search.seat) ? search.seat.charge : undefined);
	const charge = chargePlace(search.entry, earlier, search.price, step);
	const entry = { ...search.entry, shard: shardOf(own), charge };
	const cancelled = await tryTransaction([
		reopens ? putOver(entry) : putOnce(entry, search.renewed),
		...pools.map((pool) =>
			reopens ? promoteInto(pool, shardOf(pool)) : takePlace(pool, shardOf(pool), step.now),
		),
		...(eventClass ? [seatWrite(search, shardOf(whole))] : []),
	]);
	if (!cancelled) return stored(entry);
	const [person, ...rest] = cancelled;
	if (conditionFailed(person)) return resolveExisting(search, entry, parsed(person.item));
	const filled = pools.filter((_, position) => conditionFailed(rest[position]));
	const seatFailed = eventClass !== undefined && conditionFailed(rest[pools.length]);
	return again(await learnFrom({ filled, seatFailed }, search, attempt));
}

type Failure = {
	/** Pools whose shard had no room. */
	filled: Pool[];
	/** Whether the assumption about the person's seat was wrong. */
	seatFailed: boolean;
};

/** The search after a failed try, with the seat read again if needed and other shards. */
async function learnFrom(
	{ filled, seatFailed }: Failure,
	search: Search,
	attempt: number,
): Promise<Search> {
	const { entry, step, reopens, shards } = search;
	const seat = seatFailed ? await seatOf(keyOf(entry)) : search.seat;
	for (const pool of filled) await rememberFull(pool, shards.get(pool) as number);
	// No condition failed, so another transaction held this shard. Wait briefly, then try another
	// one.
	if (!seatFailed && filled.length === 0)
		await pause(Math.random() * Math.min(longestPause, 4 * 2 ** attempt));
	const others = new Map(shards);
	for (const pool of filled.length > 0 ? filled : poolsOf(search)) {
		const room = await shardsWithRoom(pool);
		others.set(pool, anyOf(reopens ? room : openOf(room, step.now)));
	}
	return { ...search, seat, shards: others };
}

/** Puts the registration on the waiting list, or throws when there is none for the full pool. */
async function joinWaitingList(
	search: Search,
	full: ReturnType<typeof whatIsFull>,
): Promise<Tried> {
	const { event, eventClass, entry } = search;
	const lists = { event: hasWaitingList(event), class: hasWaitingList(eventClass ?? event) };
	const refusal = waitRefusal(full, lists);
	if (refusal) return refused(search, refusal);
	const seat = search.seat === undefined && eventClass ? await seatOf(keyOf(entry)) : search.seat;
	const waiting = await wait(search, seat).catch(orBusy);
	if (waiting !== "busy") return waiting;
	await pause(Math.random() * longestPause);
	return again(search);
}

/** There is no waiting list: returns the person's earlier registration, or throws. */
async function refused(search: Search, refusal: "event_full" | "class_full") {
	const { entry, reopens } = search;
	const existing = await entryAt(keyOf(entry));
	if (!existing || existing.status === (reopens ? "rejected" : "cancelled"))
		throw new AppError(refusal);
	return resolveExisting(search, entry, existing);
}

function orBusy(error: unknown): "busy" {
	if (error instanceof AppError && error.code === "busy") return "busy";
	throw error;
}

const hasRoomAsCounted = ({ maxParticipants, registeredCount }: EventClassRecord) =>
	placesLeft({ max: maxParticipants, taken: registeredCount }) !== 0;

const parsed = (item: Record<string, unknown> | undefined) =>
	requireFound(Registrations.parse({ Item: item }).data);

/**
 * Decides what a registration that is already stored means. With the order of this call it is the
 * call's own: an earlier attempt succeeded, and its response was lost. A cancelled registration with
 * a charge is replaced, and the new registration takes over the charge with its lines. Any other is a
 * duplicate.
 */
function resolveExisting(
	search: Search,
	entry: RegistrationRecord,
	existing: RegistrationRecord,
): Tried {
	if (existing.status === "cancelled" && existing.charge && existing.order !== entry.order) {
		const charged = { ...search.entry, charge: existing.charge };
		return again({ ...search, entry: charged, renewed: existing.version });
	}
	return {
		outcome: existing.order === entry.order ? "stored" : "existing",
		registration: existing,
	};
}

const seatWrite = ({ event, entry, step, seat }: Search, shard: number): Write =>
	isSeated(seat) ? joinSeat(seat, entry) : takeSeat(event, entry, shard, step, seat);

/**
 * Shards whose registration window is open. Shards know a change of dates before this process's
 * event cache does.
 */
function openOf(shards: AllotmentRecord[], now: number): AllotmentRecord[] {
	const open = shards.filter(({ openFrom, openUntil }) => openFrom <= now && now <= openUntil);
	if (shards.length > 0 && open.length === 0) throw new AppError("registration_closed");
	return open;
}

const anyOf = (shards: AllotmentRecord[]): number | undefined =>
	shards[Math.floor(Math.random() * shards.length)]?.shard;

/**
 * Puts the registration on the waiting list with a single write to the person's own key, so it
 * cannot conflict with other people's writes.
 */
async function wait(search: Search, seat: Seat | null | undefined): Promise<Tried> {
	const { entry, reopens, renewed } = search;
	const trail = entry.trail.with(-1, { ...entry.trail[entry.trail.length - 1], to: "waitlisted" });
	const waiting = {
		...entry,
		shard: undefined,
		status: "waitlisted" as const,
		seated: isSeated(seat),
		trail,
	};
	const { put } = (reopens ? putOver(waiting) : putOnce(waiting, renewed)) as { put: object };
	const result = await tryPut(put);
	return result.stored
		? stored(waiting)
		: resolveExisting(search, waiting, parsed(result.existing));
}

/**
 * Condition: the person has no registration, or a cancelled one without a charge. A constant, so
 * that it is not built for each call.
 */
const isNewOrCancelled = {
	ConditionExpression:
		"attribute_not_exists(userId) OR (#status = :cancelled AND attribute_not_exists(charge))",
	ExpressionAttributeNames: { "#status": "status" },
	ExpressionAttributeValues: { ":cancelled": "cancelled" } as Record<string, string | number>,
	ReturnValuesOnConditionCheckFailure: "ALL_OLD",
};

/** Condition: the cancelled registration is unchanged, so that its charge can be continued. */
const isRenewed = (version: number) => ({
	...isNewOrCancelled,
	ConditionExpression: "#status = :cancelled AND version = :version",
	ExpressionAttributeValues: { ":cancelled": "cancelled", ":version": version },
});

const putOnce = (entry: RegistrationRecord, renewed?: number): Write => ({
	put: {
		...Registrations.put(entry).params(),
		...(renewed === undefined ? isNewOrCancelled : isRenewed(renewed)),
	},
});

/** Overwrites the rejected registration that was read. */
const putOver = (entry: RegistrationRecord): Write => {
	const { put } = writeOver(entry) as { put: object };
	return { put: { ...put, ReturnValuesOnConditionCheckFailure: "ALL_OLD" } };
};
