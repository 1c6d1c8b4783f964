import { createHmac } from "node:crypto";
import { registrationWindow } from "#shared/competition/events/events.rules.ts";
import { commitmentOf, drawOrder } from "#shared/competition/waiting-room/draw.rules.ts";
import {
	type Door,
	lobbyMs,
	paceOf,
	servedAt,
	sumCounts,
	withDoor,
} from "#shared/competition/waiting-room/waiting-room.rules.ts";
import type { WaitingRoom } from "#shared/competition/waiting-room/waiting-room.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { createMemory } from "../../core/memory.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { ignoreConditionFailure } from "../../core/table/database.ts";
import { signingKey } from "../../core/table/signing-key.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { findEvent } from "../events/events.service.ts";
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
	return data ?? { eventId, served: 0, since: 0, held: false, version: 0 };
};

/** Cache time of a waiting room, in ms. Pausing admission takes effect this much later. */
const roomMemory = 500;
const rooms = createMemory<EventId, { at: number; value: Promise<WaitingRoomRecord> }>();

/** An event's waiting room, cached for `roomMemory` and shared by all callers in this process. */
export function rememberedRoom(eventId: EventId): Promise<WaitingRoomRecord> {
	const known = rooms.get(eventId);
	if (known && Date.now() - known.at < roomMemory) return known.value;
	const value = readRoom(eventId);
	rooms.set(eventId, { at: Date.now(), value });
	value.catch(() => rooms.delete(eventId));
	return value;
}

/**
 * An event's waiting room, drawn once registration has opened. No job has to run at that time: the
 * first caller closes the rows, and the order then follows from their counts and the seed.
 */
export async function drawnRoom(event: EventRecord, now: number): Promise<WaitingRoomRecord> {
	const room = await rememberedRoom(event.id as EventId);
	return room.counts || now < openingOf(event) ? room : drawRoom(event, now);
}

/** Draws the order, if it was not drawn yet. */
export async function drawRoom(event: EventRecord, now: number): Promise<WaitingRoomRecord> {
	const eventId = event.id as EventId;
	const room = await readRoom(eventId);
	if (room.counts) return room;
	const [counts, seed] = await Promise.all([closeRows(eventId), seedOf(eventId)]);
	await WaitingRooms.upsert({ eventId, counts, seed, served: 0, since: now, held: room.held })
		.add({ version: 1 })
		.where(({ counts: drawn }, { notExists }) => notExists(drawn))
		.go()
		.catch(ignoreConditionFailure);
	rooms.delete(eventId);
	return readRoom(eventId);
}

/**
 * The admission state (`Door`) of a waiting room. If staff moved the opening to after the draw, it
 * admits from the new opening on.
 */
export const doorOf = (event: EventRecord, { served, since, held }: WaitingRoomRecord): Door => ({
	served,
	since: Math.max(since, openingOf(event)),
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
	const door = doorOf(event, room);
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
		nowServing: room.counts ? Math.floor(servedAt(door, now)) : 0,
		door,
	};
}

/** Status of an event's waiting room; draws the order if registration has opened. */
export async function readRoomStatus(id: EventId, now: number): Promise<WaitingRoom> {
	const event = await eventWithRoom(id);
	return view(event, await drawnRoom(event, now), now);
}

/** The status of a waiting room for the live channel. Unlike a read, it never draws the order. */
export async function peekRoom(id: EventId, now: number): Promise<WaitingRoom> {
	const event = await eventWithRoom(id);
	return view(event, await readRoom(id), now);
}

/** Pauses or resumes admission; a repeat changes nothing. */
export async function setDoor(
	caller: SignedIn,
	id: EventId,
	isPaused: boolean,
): Promise<WaitingRoom> {
	const { now } = caller;
	const event = await eventWithRoom(id);
	const room = await drawnRoom(event, now);
	if (room.held === isPaused) return view(event, room, now);
	const door = room.counts ? withDoor(doorOf(event, room), isPaused, now) : room;
	const changed = {
		...room,
		served: door.served,
		since: door.since,
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
