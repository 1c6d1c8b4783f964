import { readShards, takenIn } from "#functions/base/places/places.service.ts";
import { eventClassPool, eventPool } from "#functions/competition/events/event-places.ts";
import { findWholeEvent, type WholeEvent } from "#functions/competition/events/events.service.ts";
import {
	appendToLedger,
	chainsOf,
	placeOf,
	refOfEntry,
} from "#functions/competition/ledger/append.ts";
import { headsOf, linesOf } from "#functions/competition/ledger/ledger.service.ts";
import { entriesOf } from "#functions/competition/registrations/entries/entries.service.ts";
import type { RegistrationRecord } from "#functions/competition/registrations/registration.entity.ts";
import { isForEventClass } from "#functions/competition/registrations/registration.kinds.ts";
import { registrationId } from "#functions/competition/registrations/registration.view.ts";
import { seatsOf } from "#functions/competition/registrations/seating/seats.ts";
import { isEventPool } from "#shared/base/places/allotment.rules.ts";
import { breaksIn, replayLedger } from "#shared/competition/ledger/ledger.rules.ts";
import type { LedgerLine } from "#shared/competition/ledger/ledger.schema.ts";
import { holdsPlace } from "#shared/competition/registrations/registrations.rules.ts";
import type { EventId } from "#shared/core/ids.ts";

export type Verified = { lines: string[]; faults: string[] };

const says = {
	missing: "is missing",
	altered: "was altered",
	unlinked: "does not follow the one before",
	head: "is not the end that is published",
};

/**
 * All registrations of an event, including the seats behind class registrations, which no list
 * shows.
 */
async function allEntriesOf(event: WholeEvent): Promise<RegistrationRecord[]> {
	const listed = await entriesOf(event);
	const seats =
		event.classes.length > 0 ? [...(await seatsOf(listed.filter(isForEventClass))).values()] : [];
	return [
		...new Map([...listed, ...seats].map((entry) => [registrationId(entry), entry])).values(),
	];
}

/** Lines of all chains, with the faults in the chains. */
async function readLedger(
	event: WholeEvent,
): Promise<{ lines: LedgerLine[]; faults: string[]; ends: string[] }> {
	const eventId = event.id as EventId;
	const heads = new Map((await headsOf(eventId)).map((head) => [head.chain, head]));
	const [all, faults, ends]: [LedgerLine[], string[], string[]] = [[], [], []];
	for (let chain = 0; chain < chainsOf(event); chain++) {
		const lines = await linesOf(eventId, chain);
		const head = heads.get(chain) ?? { n: 0, hash: "" };
		const breaks = await breaksIn(eventId, lines, head);
		faults.push(...breaks.map(({ fault, n }) => `chain ${chain}: line ${n} ${says[fault]}`));
		if (head.n > 0) ends.push(`chain ${chain}: ${head.n} lines, ${head.hash}`);
		all.push(...lines);
	}
	return { lines: all, faults, ends };
}

/** Differences between ledger lines and registrations. */
async function compare(
	ledgerPlaces: Map<string, number>,
	entries: readonly RegistrationRecord[],
): Promise<string[]> {
	const holding = entries.filter(({ status }) => holdsPlace(status));
	const refs = new Map(
		await Promise.all(holding.map(async (entry) => [await refOfEntry(entry), entry] as const)),
	);
	return [
		...[...refs].flatMap(([ref, entry]) =>
			ledgerPlaces.has(ref) ? [] : [`entry ${registrationId(entry)} has a place and no line`],
		),
		...[...ledgerPlaces.keys()].flatMap((ref) =>
			refs.has(ref) ? [] : [`${ref} has a line and no entry with a place`],
		),
	];
}

/** Differences between ledger lines and the place counters. */
async function compareCounts(
	event: WholeEvent,
	ledgerPlaces: Map<string, number>,
): Promise<Verified> {
	const pools = [eventPool(event), ...event.classes.map(eventClassPool)];
	const found: Verified = { lines: [], faults: [] };
	for (const pool of pools) {
		const taken = takenIn(await readShards(pool));
		const fromLedger = [...ledgerPlaces.values()].filter(
			(classId) => classId === pool.classId,
		).length;
		const name = isEventPool(pool) ? "event" : `class ${pool.classId}`;
		found.lines.push(`${name}: ${fromLedger} places held of ${pool.max || "any number"}`);
		if (fromLedger !== taken)
			found.faults.push(`${name}: the ledger says ${fromLedger} places, the counts ${taken}`);
		if (pool.max > 0 && taken > pool.max + pool.excess)
			found.faults.push(`${name}: ${taken} places of ${pool.max} are taken`);
	}
	return found;
}

/**
 * Verifies an event's ledger against itself, its registrations and its counters. Nobody may
 * register meanwhile.
 * @param begin writes lines for places that were taken before the ledger existed
 */
export async function verifyPlaces(id: number, begin = false): Promise<Verified> {
	const event = await findWholeEvent(id as EventId);
	const entries = await allEntriesOf(event);
	if (begin) {
		const { places } = replayLedger((await readLedger(event)).lines);
		const refs = await Promise.all(entries.map(refOfEntry));
		const unknown = entries.filter(({ status }, at) => holdsPlace(status) && !places.has(refs[at]));
		await appendToLedger(await Promise.all(unknown.map((entry) => placeOf(entry, "taken"))));
	}
	const { lines, faults, ends } = await readLedger(event);
	const { places, faults: impossible } = replayLedger(lines);
	const counts = await compareCounts(event, places);
	return {
		lines: [`event ${id}: ${lines.length} lines`, ...ends, ...counts.lines],
		faults: [...faults, ...impossible, ...(await compare(places, entries)), ...counts.faults],
	};
}
