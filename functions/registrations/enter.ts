import { setTimeout as pause } from "node:timers/promises";
import { placesLeft, waitRefusal } from "#shared/events/events.rules.ts";
import { spread } from "#shared/places/allotment.rules.ts";
import { conditionFailed, tryPut, tryTransaction, type Write } from "../core/database.ts";
import { AppError, found } from "../core/errors.ts";
import type { EventClassRecord } from "../events/event-class.entity.ts";
import { eventClassPool, eventPool } from "../events/event-places.ts";
import { hasWaitingList, type WholeEvent } from "../events/events.service.ts";
import type { AllotmentRecord } from "../places/allotment.entity.ts";
import { type Pool, promoteInto, takePlace } from "../places/places.service.ts";
import { knownFull, rememberFull, shardsWithRoom } from "../places/rooms.ts";
import { entryAt, keyOf, type Step, writeOver } from "./records.ts";
import { type RegistrationRecord, Registrations } from "./registration.entity.ts";
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

/** The person's own shard of a pool, tried first. */
const ownShard = (pool: Pool, userId: number) => spread(`${pool.eventId}/${pool.classId}/${userId}`) % pool.shards;

/**
 * Finds an entry its places, else room on the waiting list where there is one; `entry` says which. Returns the entry that was there
 * before, if any. Both limits are held by one transaction: the person's key, the class's shard, the event's shard.
 */
export async function enter({
	event,
	eventClass,
	entry,
	step,
	reopens = false,
}: Entrance): Promise<RegistrationRecord | null> {
	const whole = eventPool(event);
	const own = eventClass ? eventClassPool(eventClass) : whole;
	const put = reopens ? putOver : putOnce;
	const take = (pool: Pool, shard: number) => (reopens ? promoteInto(pool, shard) : takePlace(pool, shard, step.now));
	const shards = new Map<Pool, number | undefined>();
	/** Not asked yet while undefined. */
	let seat: Seat | null | undefined;
	const giveUp = Date.now() + patience;
	for (let attempt = 0; Date.now() < giveUp; attempt++) {
		const noneAtEvent = event.waiting || knownFull(whole) || (shards.has(whole) && shards.get(whole) === undefined);
		if (eventClass && seat === undefined && (eventClass.waiting || noneAtEvent)) seat = await seatOf(keyOf(entry));
		const pools = eventClass && !isSeated(seat) ? [own, whole] : [own];
		for (const pool of pools) if (!shards.has(pool)) shards.set(pool, ownShard(pool, entry.userId));
		// Who comes while others wait stands behind them; but whoever waits for the event stands in nobody's way inside it.
		const behind = eventClass?.waiting && !(isSeated(seat) && hasRoomAsCounted(eventClass));
		const isFull = (pool: Pool) => knownFull(pool) || shards.get(pool) === undefined;
		const full = {
			event: pools.includes(whole) && (event.waiting || isFull(whole)),
			class: own !== whole && (behind || isFull(own)),
		};
		if (full.event || full.class) {
			const refusal = waitRefusal(full, { event: hasWaitingList(event), class: hasWaitingList(eventClass ?? event) });
			if (refusal) return refused(entry, refusal, reopens);
			const known = seat === undefined && eventClass ? await seatOf(keyOf(entry)) : seat;
			const waiting = await wait(entry, known, put).catch(orBusy);
			if (waiting !== "busy") return waiting;
			await pause(Math.random() * longestPause);
			continue;
		}
		entry.shard = shards.get(own);
		const cancelled = await tryTransaction([
			put(entry),
			...pools.map((pool) => take(pool, shards.get(pool) as number)),
			...(eventClass ? [seatWrite({ event, eventClass, entry, step }, seat, shards.get(whole) as number)] : []),
		]);
		if (!cancelled) return null;
		const [person, ...rest] = cancelled;
		if (conditionFailed(person)) return sameOrBefore(entry, parsed(person.item));
		const seatFailed = eventClass && conditionFailed(rest[pools.length]);
		if (seatFailed) seat = await seatOf(keyOf(entry));
		const filled = pools.filter((_, position) => conditionFailed(rest[position]));
		for (const pool of filled) await rememberFull(pool, shards.get(pool) as number);
		// No condition failed: somebody else is at this very shard. Step aside for a moment, then try another.
		if (!seatFailed && filled.length === 0) await pause(Math.random() * Math.min(longestPause, 4 * 2 ** attempt));
		for (const pool of filled.length > 0 ? filled : pools) {
			const room = await shardsWithRoom(pool);
			shards.set(pool, reopens ? anyOf(room) : anyOf(openOf(room, step.now)));
		}
	}
	throw new AppError("busy", { retryAfter: 1 });
}

/** Nobody can wait here: what remains is the entry that the person may have already. */
async function refused(entry: RegistrationRecord, refusal: "event_full" | "class_full", reopens: boolean) {
	const existing = await entryAt(keyOf(entry));
	if (!existing || existing.status === (reopens ? "rejected" : "cancelled")) throw new AppError(refusal);
	return sameOrBefore(entry, existing);
}

function orBusy(error: unknown): "busy" {
	if (error instanceof AppError && error.code === "busy") return "busy";
	throw error;
}

const hasRoomAsCounted = ({ maxParticipants, registeredCount }: EventClassRecord) =>
	placesLeft({ max: maxParticipants, taken: registeredCount }) !== 0;

const parsed = (item: Record<string, unknown> | undefined) => found(Registrations.parse({ Item: item }).data);

/** An attempt whose answer was lost finds its own entry: that is no repeat. */
function sameOrBefore(entry: RegistrationRecord, existing: RegistrationRecord): RegistrationRecord | null {
	if (existing.order !== entry.order) return existing;
	Object.assign(entry, existing);
	return null;
}

const seatWrite = ({ event, entry, step }: Entrance, seat: Seat | null | undefined, shard: number): Write =>
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
	const waiting = { ...entry, shard: undefined, status: "waitlisted" as const, seated: isSeated(seat), trail };
	const { put } = putEntry(waiting) as { put: object };
	const existing = await tryPut(put);
	Object.assign(entry, waiting);
	return existing && sameOrBefore(entry, parsed(existing));
}

/** Once per person: only an entry that was cancelled may be made again. */
const putOnce = (entry: RegistrationRecord): Write => ({
	put: {
		...Registrations.put(entry)
			.where(({ userId, status }, { notExists, eq }) => `${notExists(userId)} OR ${eq(status, "cancelled")}`)
			.params(),
		ReturnValuesOnConditionCheckFailure: "ALL_OLD",
	},
});

/** Over the rejected entry that was read. */
const putOver = (entry: RegistrationRecord): Write => {
	const { put } = writeOver(entry) as { put: object };
	return { put: { ...put, ReturnValuesOnConditionCheckFailure: "ALL_OLD" } };
};
