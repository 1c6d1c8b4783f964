import { setTimeout as pause } from "node:timers/promises";
import { ulid } from "ulid";
import type { EventId, UserId } from "#shared/core/ids.ts";
import type { EventSummary } from "#shared/events/events.schema.ts";
import { spread } from "#shared/registrations/allotment.rules.ts";
import { registrationRefusal } from "#shared/registrations/registrations.rules.ts";
import type { MyRegistration, Registration } from "#shared/registrations/registrations.schema.ts";
import type { Caller, Session } from "../core/caller.ts";
import { conditionFailed, tryTransaction, type Write } from "../core/database.ts";
import { AppError, found } from "../core/errors.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { findEvent } from "../events/events.service.ts";
import { readShards, takePlace } from "./allotments.service.ts";
import { type AllotmentRecord, type RegistrationRecord, Registrations } from "./registration.entity.ts";

type SignedIn = Caller & { session: Session };

/** How long one call keeps trying under contention before it says `busy`, in ms. */
const patience = 8_000;
const longestPause = 120;
/** How long this process trusts what it read of shards with room, and that there was none, in ms. */
const roomMemory = 250;
const fullMemory = 1_000;
/** How long an event's own data may be old, in ms. Allotments enforce dates and places themselves. */
const eventMemory = 1_000;

type Remembered<T> = { at: number; value: T };
const events = new Map<EventId, Remembered<Promise<EventRecord>>>();
const rooms = new Map<EventId, Remembered<Promise<AllotmentRecord[]>>>();
const full = new Map<EventId, number>();

/** The event, read once for all who ask within a moment. */
function rememberedEvent(id: EventId): Promise<EventRecord> {
	const known = events.get(id);
	if (known && Date.now() - known.at < eventMemory) return known.value;
	const value = findEvent(id);
	events.set(id, { at: Date.now(), value });
	value.catch(() => events.delete(id));
	return value;
}

export const registration = (record: RegistrationRecord): Registration => ({
	id: `${record.eventId}-${record.userId}`,
	eventId: record.eventId as EventId,
	userId: record.userId as UserId,
	status: record.status,
	registeredAt: record.registeredAt,
});

export const myRegistration = (record: RegistrationRecord): MyRegistration => ({
	...registration(record),
	event: record.event as EventSummary,
});

export const summary = (event: EventRecord): EventSummary => ({
	id: event.id as EventId,
	titleEn: event.titleEn,
	titleAr: event.titleAr,
	eventDate: event.eventDate,
	endDate: event.endDate ?? null,
	location: event.location,
	locationAr: event.locationAr ?? null,
});

/** Gives the caller a place at an event. A repeat under the same Idempotency-Key finds the same entry. */
export async function register(
	caller: SignedIn,
	eventId: EventId,
): Promise<{ registration: Registration; repeated: boolean }> {
	const event = await rememberedEvent(eventId);
	const refusal = registrationRefusal(plain(event), caller.now);
	if (refusal) throw new AppError(refusal);
	const record = entryFor(caller, event);
	const existing = await place(event, record, caller.now);
	if (!existing) return { registration: registration(record), repeated: false };
	if (existing.requestKey && existing.requestKey === caller.idempotencyKey) {
		return { registration: registration(existing), repeated: true };
	}
	throw new AppError("already_registered");
}

const plain = (event: EventRecord) => ({
	...event,
	endDate: event.endDate ?? null,
	registrationOpensAt: event.registrationOpensAt ?? null,
	registrationDeadline: event.registrationDeadline ?? null,
});

function entryFor(caller: SignedIn, event: EventRecord): RegistrationRecord {
	const at = new Date(caller.now).toISOString();
	const { userId } = caller.session;
	return {
		userId,
		eventId: event.id,
		status: "pending",
		registeredAt: at,
		order: ulid(caller.now),
		shard: spread(`${event.id}/${userId}`) % event.shards,
		list: spread(`${userId}`) % event.lists,
		event: summary(event),
		requestKey: caller.idempotencyKey,
		trail: [{ at, by: userId, to: "pending", ipAddress: caller.address }],
	};
}

/** Enters the person and takes a place in one transaction. Returns the entry that was there before, if any. */
async function place(event: EventRecord, record: RegistrationRecord, now: number): Promise<RegistrationRecord | null> {
	const giveUp = Date.now() + patience;
	for (let attempt = 0; Date.now() < giveUp; attempt++) {
		if (knownFull(event.id as EventId)) return existingOrFull(record);
		const cancelled = await tryTransaction([enter(record), takePlace(event, record.shard, now)]);
		if (!cancelled) return null;
		const [person, shard] = cancelled;
		if (conditionFailed(person)) return found(Registrations.parse({ Item: person.item }).data);
		// Neither condition failed: somebody else is at this very shard. Step aside for a moment, then try another.
		if (conditionFailed(shard)) await rememberFull(event, record.shard);
		else await pause(Math.random() * Math.min(longestPause, 4 * 2 ** attempt));
		record.shard = pick(await shardsWithRoom(event, now)) ?? record.shard;
	}
	throw new AppError("busy", { retryAfter: 1 });
}

const pick = (shards: AllotmentRecord[]) => shards[Math.floor(Math.random() * shards.length)]?.shard;

/** Once per person: only an entry that was cancelled may be made again. */
const enter = (record: RegistrationRecord): Write => ({
	put: {
		...Registrations.put(record)
			.where(({ userId, status }, { notExists, eq }) => `${notExists(userId)} OR ${eq(status, "cancelled")}`)
			.params(),
		ReturnValuesOnConditionCheckFailure: "ALL_OLD",
	},
});

const hasRoom = (shard: AllotmentRecord) => shard.taken < shard.cap;

/** All shards by a strongly consistent read that began at `since` (ms) or later; those who ask at once share it. */
function shardsOf(event: EventRecord, since: number): Promise<AllotmentRecord[]> {
	const known = rooms.get(event.id as EventId);
	if (known && known.at >= since) return known.value;
	const value = readShards(event);
	rooms.set(event.id as EventId, { at: Date.now(), value });
	return value;
}

async function rememberFull(event: EventRecord, shard: number): Promise<void> {
	const known = (await shardsOf(event, Date.now() - roomMemory))[shard];
	if (known) known.taken = Math.max(known.taken, known.cap);
}

/** Shards with room. Only a read made after the caller's attempt may find that there are none. */
async function shardsWithRoom(event: EventRecord, now: number): Promise<AllotmentRecord[]> {
	const asked = Date.now();
	const remembered = (await shardsOf(event, asked - roomMemory)).filter(hasRoom);
	if (remembered.length > 0) return remembered;
	const shards = await shardsOf(event, asked);
	// The allotments know a change of dates before this process does.
	if (!shards.some(({ openFrom, openUntil }) => openFrom <= now && now <= openUntil)) {
		throw new AppError("registration_closed");
	}
	const room = shards.filter(hasRoom);
	if (room.length === 0) full.set(event.id as EventId, Date.now());
	return room;
}

const knownFull = (id: EventId) => Date.now() - (full.get(id) ?? 0) < fullMemory;

/** No place is left; somebody who already holds one is told so rather than "full". */
async function existingOrFull({ userId, eventId }: RegistrationRecord): Promise<RegistrationRecord> {
	const { data } = await Registrations.get({ userId, eventId }).go({ consistent: true });
	if (data && data.status !== "cancelled") return data;
	throw new AppError("event_full");
}
