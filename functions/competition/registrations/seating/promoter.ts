import { setTimeout as pause } from "node:timers/promises";
import { isCancelled } from "#shared/competition/events/events.rules.ts";
import { type Pool, promoteInto, readShards } from "../../../base/places/places.service.ts";
import { hasRoom } from "../../../base/places/shard-cache.ts";
import { conditionFailed, tryTransaction } from "../../../core/table/database.ts";
import type { EventClassRecord } from "../../events/event-class.entity.ts";
import { eventClassPool, eventPool } from "../../events/event-places.ts";
import type { WholeEvent } from "../../events/events.service.ts";
import type { RegistrationRecord } from "../registration.entity.ts";
import { isForEventClass } from "../registration.kinds.ts";
import {
	advanceRegistration,
	entryAt,
	keyOf,
	type Step,
	system,
	writeOver,
} from "../registration.transitions.ts";
import { admitFromWaitingList, stillEligible, withSeat } from "./admit.ts";
import { firstWaiting, inOrder, type Line } from "./waiting-list.ts";

/** Current registrations where the index may be outdated, by `order`; null: no longer waiting. */
type ReadEntries = Map<string, RegistrationRecord | null>;

/**
 * Forgets the registrations that were promoted first, so that the list does not grow. The index no
 * longer contains them, so a search need not skip them any more.
 */
function forgetOldest(read: ReadEntries): void {
	if (read.size > 100)
		for (const [order, entry] of [...read].slice(0, 50)) if (entry === null) read.delete(order);
}

export type Cause = Pick<Step, "now"> & {
	/**
	 * Finds the person whose change freed the place. Called when a place is given, because a delayed
	 * stream may give a new place while it handles an earlier change.
	 */
	findCause: (classId: number) => Promise<number | undefined>;
};

type Room = { pool: Pool; shard: number };

async function roomIn(pool: Pool): Promise<Room | null> {
	const free = (await readShards(pool)).filter(hasRoom);
	return free.length > 0
		? { pool, shard: free[Math.floor(Math.random() * free.length)].shard }
		: null;
}

/**
 * Gives free places to the waiting list, in order, until nobody can use the remaining room. Runs
 * after each released place and each new waiting registration, so that no free place is missed.
 * @param joining registrations that the index may not contain yet
 */
export async function promoteNextInLine(
	event: WholeEvent,
	cause: Cause,
	joining: RegistrationRecord[] = [],
): Promise<void> {
	if (isCancelled(event)) return;
	const read: ReadEntries = new Map(joining.map((entry) => [entry.order, entry]));
	for (let collisions = 0, looks = 0; collisions < 50; ) {
		forgetOldest(read);
		const next =
			(read.size > 0 || (await firstWaiting(event)).length > 0) && (await nextIn(event, read));
		if (!next) {
			// The event says that people wait but the index shows none: read it once more after its
			// delay.
			if (looks++ > 0 || !isWaitedFor(event) || !(await roomIn(eventPool(event)))) return;
			await pause(indexLag);
			continue;
		}
		if (!(await letIn(event, next, read, cause))) {
			collisions++;
			await pause(Math.random() * 20);
		}
	}
}

/**
 * Gives a waiting registration the places found for it and records the result in `read`. False
 * when another transaction held these places, so that they must be searched again.
 */
async function letIn(
	event: WholeEvent,
	{ entry, own, whole }: Next,
	read: ReadEntries,
	{ now, findCause }: Cause,
): Promise<boolean> {
	const causedBy = await findCause(entry.classId);
	if (!(await stillEligible(event, entry))) {
		await tryTransaction([
			writeOver(
				advanceRegistration(entry, "rejected", {
					by: system,
					now,
					reason: "not_eligible",
					causedBy,
				}),
			),
		]);
		read.set(entry.order, null);
		return true;
	}
	const writes = await admitFromWaitingList(
		event,
		entry,
		{ shard: own.shard, seatShard: whole?.shard },
		{ now, causedBy },
	);
	if (writes) {
		const taken = [own, ...(whole ? [whole] : [])].map(({ pool, shard }) =>
			promoteInto(pool, shard),
		);
		const cancelled = await tryTransaction([...writes, ...taken]);
		if (cancelled && !cancelled.slice(0, writes.length).some(conditionFailed)) return false;
		if (!cancelled) {
			read.set(entry.order, null);
			return true;
		}
	}
	read.set(entry.order, await asItIs(entry));
	return true;
}

/** Usual maximum delay of the index, in ms. */
const indexLag = 400;

const isWaitedFor = ({ waiting, classes }: WholeEvent) =>
	waiting || classes.some((eventClass) => eventClass.waiting);

/**
 * The current waiting registration, strongly consistent and with a correct `seated` flag; null when
 * it is no longer waiting.
 */
async function asItIs(entry: RegistrationRecord): Promise<RegistrationRecord | null> {
	const current = await entryAt(keyOf(entry));
	if (current?.status !== "waitlisted" || current.order !== entry.order) return null;
	return isForEventClass(current) ? withSeat(current) : current;
}

type Next = { entry: RegistrationRecord; own: Room; whole?: Room };

/** The first waiting registration that can get places now. */
async function nextIn(event: WholeEvent, read: ReadEntries): Promise<Next | undefined> {
	const whole = await roomIn(eventPool(event));
	const first = async (line: Line) => {
		const listed = await firstWaiting(event, line, read.size + 1);
		const others = [...read.values()].filter(
			(entry): entry is RegistrationRecord => entry !== null,
		);
		return [...listed.filter(({ order }) => !read.has(order)), ...others]
			.filter(({ classId, seated }) => classId === line.classId && seated === line.seated)
			.sort(inOrder)[0];
	};
	const found: Next[] = [];
	const add = (entry: RegistrationRecord | undefined, next: Omit<Next, "entry">) =>
		entry && found.push({ entry, ...next });
	if (whole) add(await first({ classId: 0, seated: false }), { own: whole });
	const inEventClasses = event.classes.map(async (eventClass: EventClassRecord) => {
		const own = await roomIn(eventClassPool(eventClass));
		if (!own) return;
		const line = { classId: eventClass.id };
		add(await first({ ...line, seated: true }), { own });
		if (whole) add(await first({ ...line, seated: false }), { own, whole });
	});
	await Promise.all(inEventClasses);
	return found.sort((a, b) => inOrder(a.entry, b.entry))[0];
}
