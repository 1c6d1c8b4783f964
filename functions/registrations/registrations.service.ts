import { setTimeout as pause } from "node:timers/promises";
import { ulid } from "ulid";
import type { EventId } from "#shared/core/ids.ts";
import { spread } from "#shared/registrations/allotment.rules.ts";
import { registrationRefusal } from "#shared/registrations/registrations.rules.ts";
import type { Registration } from "#shared/registrations/registrations.schema.ts";
import type { Caller, Session } from "../core/caller.ts";
import { conditionFailed, tryPut, tryTransaction } from "../core/database.ts";
import { AppError, found } from "../core/errors.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { findEvent } from "../events/events.service.ts";
import { takePlace } from "./allotments.service.ts";
import { registration, summary } from "./records.ts";
import { type AllotmentRecord, type RegistrationRecord, Registrations } from "./registration.entity.ts";
import { knownFull, rememberFull, shardsWithRoom } from "./rooms.ts";
import { positionOf } from "./waiting-list.service.ts";

type SignedIn = Caller & { session: Session };

/** How long one call keeps trying under contention before it says `busy`, in ms. */
const patience = 8_000;
const longestPause = 120;
/** How long an event's own data may be old, in ms. Allotments enforce dates and places themselves. */
const eventMemory = 1_000;

const events = new Map<EventId, { at: number; value: Promise<EventRecord> }>();

/** The event, read once for all who ask within a moment. */
function rememberedEvent(id: EventId): Promise<EventRecord> {
	const known = events.get(id);
	if (known && Date.now() - known.at < eventMemory) return known.value;
	const value = findEvent(id);
	events.set(id, { at: Date.now(), value });
	value.catch(() => events.delete(id));
	return value;
}

export type Registered = { registration: Registration; position?: number; repeated: boolean };

/** Gives the caller a place at an event, or one on its waiting list. The same Idempotency-Key finds the same entry. */
export async function register(caller: SignedIn, eventId: EventId): Promise<Registered> {
	const event = await rememberedEvent(eventId);
	const refusal = registrationRefusal(plain(event), caller.now);
	if (refusal) throw new AppError(refusal);
	const wanted = entryFor(caller, event);
	const existing = await enter(event, wanted, caller.now);
	const entry = existing ?? wanted;
	const repeated = existing !== null;
	if (repeated && (!existing.requestKey || existing.requestKey !== caller.idempotencyKey)) {
		throw new AppError("already_registered");
	}
	const position = entry.status === "waitlisted" ? await positionOf(event, entry) : undefined;
	return { registration: registration(entry), position, repeated };
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
		list: spread(`${userId}`) % event.lists,
		event: summary(event),
		requestKey: caller.idempotencyKey,
		// Not 1: an entry that is made again must not have the version of the one before.
		version: caller.now,
		trail: [{ at, by: userId, to: "pending", ipAddress: caller.address }],
	};
}

/** Finds the entry a place, else room on the waiting list. Returns the entry that was there before, if any. */
async function enter(event: EventRecord, entry: RegistrationRecord, now: number): Promise<RegistrationRecord | null> {
	const giveUp = Date.now() + patience;
	let shard: number | undefined = spread(`${event.id}/${entry.userId}`) % event.shards;
	for (let attempt = 0; Date.now() < giveUp; attempt++) {
		// Who comes while others wait stands behind them.
		if (shard === undefined || event.waiting || knownFull(event)) return wait(entry);
		entry.shard = shard;
		const cancelled = await tryTransaction([
			{ put: { ...putOnce(entry), ReturnValuesOnConditionCheckFailure: "ALL_OLD" } },
			takePlace(event, shard, now),
		]);
		if (!cancelled) return null;
		const [person, allotment] = cancelled;
		if (conditionFailed(person)) return found(Registrations.parse({ Item: person.item }).data);
		// Neither condition failed: somebody else is at this very shard. Step aside for a moment, then try another.
		if (conditionFailed(allotment)) await rememberFull(event, shard);
		else await pause(Math.random() * Math.min(longestPause, 4 * 2 ** attempt));
		shard = pick(await shardsWithRoom(event), now);
	}
	throw new AppError("busy", { retryAfter: 1 });
}

/** Any of the shards with room. They know a change of dates before this process does. */
function pick(shards: AllotmentRecord[], now: number): number | undefined {
	const open = shards.filter(({ openFrom, openUntil }) => openFrom <= now && now <= openUntil);
	if (shards.length > 0 && open.length === 0) throw new AppError("registration_closed");
	return open[Math.floor(Math.random() * open.length)]?.shard;
}

/** Puts the entry on the waiting list: one write, spread over people, that nobody else's can meet. */
async function wait(entry: RegistrationRecord): Promise<RegistrationRecord | null> {
	entry.shard = undefined;
	entry.status = "waitlisted";
	entry.trail = entry.trail.map((step) => ({ ...step, to: "waitlisted" }));
	const existing = await tryPut(putOnce(entry));
	return existing && found(Registrations.parse({ Item: existing }).data);
}

/** Once per person: only an entry that was cancelled may be made again. */
const putOnce = (entry: RegistrationRecord) =>
	Registrations.put(entry)
		.where(({ userId, status }, { notExists, eq }) => `${notExists(userId)} OR ${eq(status, "cancelled")}`)
		.params();
