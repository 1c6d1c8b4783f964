import { createHmac } from "node:crypto";
import { placesLeft, registrationWindow } from "#shared/competition/events/events.rules.ts";
import { drawOrder } from "#shared/competition/waiting-room/draw.rules.ts";
import {
	type Admission,
	isWaveOver,
	lobbyMs,
	nextWave,
	paceOf,
	pausedAt,
	servedAt,
	sumCounts,
} from "#shared/competition/waiting-room/waiting-room.rules.ts";
import type { WaitingRoom } from "#shared/competition/waiting-room/waiting-room.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { commitmentOf } from "#shared/core/seeded.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { createMemory } from "../../core/memory.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { ignoreConditionFailure } from "../../core/table/database.ts";
import { signingKey } from "../../core/table/signing-key.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { freePlaces } from "../events/event-places.ts";
import { findEvent, findEventClasses } from "../events/events.service.ts";
import { closeRows, givenOut } from "./numbers.ts";
import { type WaitingRoomRecord, WaitingRooms } from "./waiting-room.entity.ts";

/** Finds a published event that opens through a waiting room. */
export async function eventWithRoom(id: EventId): Promise<EventRecord> {
	const event = await findEvent(id);
	if (!event.waitingRoom || !event.published) throw new AppError("not_found");
	return event;
}

/** When registration of an event opens, in ms since 1970. */
export const openingOf = ({ eventDate, registrationOpensAt }: EventRecord) =>
	registrationWindow({
		eventDate,
		endDate: null,
		registrationOpensAt: registrationOpensAt ?? null,
		registrationDeadline: null,
	}).opens;

/**
 * Seed of an event's draw. It is derived from the signing key, so nothing is stored before the draw
 * and one event's seed reveals nothing about another's.
 */
const seedOf = async (eventId: EventId) =>
	createHmac("sha256", await signingKey("waiting room"))
		.update(`seed ${eventId}`)
		.digest("hex");

/** Before the draw there is no record, unless staff paused admission. */
const readRoom = async (eventId: EventId): Promise<WaitingRoomRecord> => {
	const { data } = await WaitingRooms.get({ eventId }).go({ consistent: true });
	return data ?? { eventId, first: 0, since: 0, ran: 0, held: false, version: 0 };
};

/** Cache time of a waiting room, in ms. Pausing admission takes effect this much later. */
const roomMemory = 500;
const rooms = createMemory<EventId, { at: number; value: Promise<WaitingRoomRecord> }>();

function remember(eventId: EventId, now: number, value: Promise<WaitingRoomRecord>) {
	rooms.set(eventId, { at: now, value });
	value.catch(() => rooms.delete(eventId));
	return value;
}

/** An event's waiting room, cached for `roomMemory` and shared by all callers in this process. */
function rememberedRoom(eventId: EventId, now: number): Promise<WaitingRoomRecord> {
	const known = rooms.get(eventId);
	if (known && now - known.at < roomMemory) return known.value;
	return remember(eventId, now, readRoom(eventId));
}

/**
 * An event's waiting room, drawn once registration has opened, in the wave that has begun. No job
 * has to run at these times: the first caller draws, and the first caller after a wave begins the
 * next one.
 */
export async function currentRoom(event: EventRecord, now: number): Promise<WaitingRoomRecord> {
	const eventId = event.id as EventId;
	const reading = rememberedRoom(eventId, now);
	const room = await reading;
	const isDue = room.counts ? mayEndWave(event, room, now) : now >= openingOf(event);
	if (!isDue) return room;
	// Callers that wait for the same read share what follows from it.
	if (rooms.get(eventId)?.value !== reading) return currentRoom(event, now);
	const next = room.counts ? beginWave(event, now) : drawRoom(event, now);
	return remember(eventId, now, next);
}

/** Draws the order, if it was not drawn yet. */
export async function drawRoom(event: EventRecord, now: number): Promise<WaitingRoomRecord> {
	const eventId = event.id as EventId;
	const room = await readRoom(eventId);
	if (room.counts) return room;
	const [counts, seed, free] = await Promise.all([
		closeRows(eventId),
		seedOf(eventId),
		readFreePlaces(event),
	]);
	const { first, to } = nextWave(admissionOf(event, room), 0, free, now);
	await WaitingRooms.upsert({
		eventId,
		counts,
		seed,
		first,
		...(to !== null && { to }),
		since: now,
		ran: 0,
		held: room.held,
	})
		.add({ version: 1 })
		.where(({ counts: drawn }, { notExists }) => notExists(drawn))
		.go()
		.catch(ignoreConditionFailure);
	return readRoom(eventId);
}

const readFreePlaces = async (event: EventRecord) =>
	freePlaces({ ...event, classes: await findEventClasses(event.id as EventId) });

/** Whether a wave may be over, by the event's count of places, which is a moment old. */
const mayEndWave = (event: EventRecord, room: WaitingRoomRecord, now: number): boolean =>
	isWaveOver(
		admissionOf(event, room),
		now,
		placesLeft({ max: event.maxParticipants, taken: event.registeredCount }),
	);

/** Begins the next wave, with the places that are free now. Of several callers, one succeeds. */
async function beginWave(event: EventRecord, now: number): Promise<WaitingRoomRecord> {
	const eventId = event.id as EventId;
	const [room, free, given] = await Promise.all([
		readRoom(eventId),
		readFreePlaces(event),
		givenOut(eventId),
	]);
	const admission = admissionOf(event, room);
	if (!isWaveOver(admission, now, free)) return room;
	const last = Math.max(sumCounts(room.counts ?? []), given.last);
	const { first, to } = nextWave(admission, last, free, now);
	const next = { first, to: to ?? undefined, since: now, ran: 0, version: room.version + 1 };
	await WaitingRooms.put({ ...room, ...next })
		.where(({ version }, { eq }) => eq(version, room.version))
		.go()
		.catch(ignoreConditionFailure);
	return readRoom(eventId);
}

/**
 * Admission to a waiting room. If staff moved the opening to after the draw, the wave runs from the
 * new opening on.
 */
export const admissionOf = (
	event: EventRecord,
	{ first = 0, to, since, ran = 0, held }: WaitingRoomRecord,
): Admission => ({
	first,
	to: to ?? null,
	since: Math.max(since, openingOf(event)),
	ran,
	held,
	perSecond: paceOf(event.shards),
});

const orders = createMemory<number, Promise<Uint32Array>>();

/** The order of a drawn waiting room; each process computes it once. */
export function orderOf({
	eventId,
	seed = "",
	counts = [],
}: WaitingRoomRecord): Promise<Uint32Array> {
	const known = orders.get(eventId) ?? drawOrder(seed, counts);
	orders.set(eventId, known);
	known.catch(() => orders.delete(eventId));
	return known;
}

async function view(
	event: EventRecord,
	room: WaitingRoomRecord,
	now: number,
): Promise<WaitingRoom> {
	const eventId = event.id as EventId;
	const [seed, given] = await Promise.all([room.seed ?? seedOf(eventId), givenOut(eventId)]);
	const admission = admissionOf(event, room);
	const opens = openingOf(event);
	const counts = room.counts ?? given.counts;
	return {
		asOf: new Date(now).toISOString(),
		opensAt: new Date(opens).toISOString(),
		lobbyAt: new Date(opens - lobbyMs).toISOString(),
		commitment: await commitmentOf(seed),
		numbers: sumCounts(counts),
		last: room.counts ? Math.max(sumCounts(counts), given.last) : 0,
		drawn: room.counts ? { seed, counts } : null,
		nowServing: room.counts ? Math.floor(servedAt(admission, now)) : 0,
		admission,
	};
}

/** Status of an event's waiting room; draws the order if registration has opened. */
export async function readRoomStatus(id: EventId, now: number): Promise<WaitingRoom> {
	const event = await eventWithRoom(id);
	return view(event, await currentRoom(event, now), now);
}

/** The status of a waiting room for the live channel. Unlike a read, it never draws the order. */
export async function peekRoom(id: EventId, now: number): Promise<WaitingRoom> {
	const event = await eventWithRoom(id);
	return view(event, await readRoom(id), now);
}

/** Pauses or resumes admission; a repeat changes nothing. */
export async function setAdmission(
	caller: SignedIn,
	id: EventId,
	isPaused: boolean,
): Promise<WaitingRoom> {
	const { now } = caller;
	const event = await eventWithRoom(id);
	const room = await currentRoom(event, now);
	if (room.held === isPaused) return view(event, room, now);
	const { since, ran } = room.counts ? pausedAt(admissionOf(event, room), isPaused, now) : room;
	const changed = {
		...room,
		since,
		ran,
		held: isPaused,
		version: room.version + 1,
	};
	const answer = await view(event, changed, now);
	const { version } = room;
	const put = WaitingRooms.put(changed)
		.where((stored, { eq, notExists }) =>
			version === 0 ? notExists(stored.version) : eq(stored.version, version),
		)
		.params();
	await auditedTransaction(
		caller,
		{ entityType: "event", entityId: id, action: isPaused ? "door_held" : "door_opened" },
		[{ put, onConditionFailed: "changed_meanwhile" }],
		answer,
	);
	rooms.delete(id);
	return answer;
}
