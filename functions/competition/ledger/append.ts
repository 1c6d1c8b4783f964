import { setTimeout as pause } from "node:timers/promises";
import { chainOf, hashOf, noHash, refOf } from "#shared/competition/ledger/ledger.rules.ts";
import type { LedgerLine } from "#shared/competition/ledger/ledger.schema.ts";
import { holdsPlace } from "#shared/competition/registrations/registrations.rules.ts";
import type { EventId } from "#shared/core/ids.ts";
import { atEndOfBatch } from "../../base/stream/batch.ts";
import { runEach } from "../../core/parallel.ts";
import { conditionFailed, tryTransaction, type Write } from "../../core/table/database.ts";
import { findEvents } from "../events/events.service.ts";
import type { RegistrationRecord } from "../registrations/registration.entity.ts";
import { registrationId } from "../registrations/registration.view.ts";
import { LedgerHeads, LedgerLines } from "./ledger.entity.ts";

/**
 * The salt of a registration: 80 of its bits are random and known only to the registered person.
 */
export const saltOf = ({ order }: Pick<RegistrationRecord, "order">) => order;

export const refOfEntry = (entry: RegistrationRecord) =>
	refOf(saltOf(entry), registrationId(entry));

/**
 * One chain per group of places of the event, so that lines of different people rarely conflict.
 */
export const chainsOf = ({ groups }: { groups: number }) => groups;

/** A line without its number. */
type Pending = Omit<LedgerLine, "n" | "prev" | "hash">;
/** A place that was taken or given back: a line that has no chain yet. */
export type PlaceChange = Omit<Pending, "chain"> & { eventId: EventId };

/** The place that a registration took or gave back with its latest step. */
export async function placeOf(
	entry: RegistrationRecord,
	kind: LedgerLine["kind"],
): Promise<PlaceChange> {
	const { trail, classId, eventId } = entry;
	const ref = await refOfEntry(entry);
	const { at } = trail[trail.length - 1];
	const step = `${ref}-${trail.length}-${kind}`;
	return { eventId: eventId as EventId, step, kind, classId, at, ref };
}

/**
 * The place that a change of a registration took or gave back; null if neither. Rehearsals take
 * none.
 */
export async function placeChange(
	before: RegistrationRecord | null,
	after: RegistrationRecord | null,
): Promise<PlaceChange | null> {
	const entry = after ?? before;
	const [hadPlace, hasPlace] = [before, after].map((one) => one !== null && holdsPlace(one.status));
	if (!entry || hadPlace === hasPlace || entry.event.shadow) return null;
	return placeOf(entry, hasPlace ? "taken" : "given");
}

/** Lines per transaction: the limit is 100 writes, one of which is the head. */
const atOnce = 90;
/** Longest pause before a retry, in ms. */
const longestPause = 50;

/** Appends lines to the ledgers of their events. Idempotent: existing lines are skipped. */
export async function appendToLedger(changes: readonly PlaceChange[]): Promise<void> {
	if (changes.length === 0) return;
	const events = await findEvents([...new Set(changes.map(({ eventId }) => eventId))]);
	await runEach("ledgers of places", events, async ({ id, groups }) => {
		const own = changes.filter(({ eventId }) => eventId === id);
		const lines = own.map(({ eventId: _, ...line }) => ({
			...line,
			chain: chainOf(line.ref, chainsOf({ groups })),
		}));
		const each = [...new Map(lines.map((line) => [line.step, line])).values()];
		const chains = Map.groupBy(each, ({ chain }) => chain);
		await runEach("chains of a ledger", [...chains.values()], async (chain) => {
			for (let from = 0; from < chain.length; from += atOnce) {
				await appendToChain(id as EventId, chain.slice(from, from + atOnce));
			}
		});
	});
}

async function appendToChain(eventId: EventId, lines: readonly Pending[]): Promise<void> {
	for (let rest = lines; rest.length > 0; ) {
		const cancelled = await tryTransaction(await writesFor(eventId, rest));
		if (!cancelled) return;
		// A line's condition fails if the line exists already; the head's fails if another writer was
		// faster.
		await pause(Math.random() * longestPause);
		rest = rest.filter((_, at) => !conditionFailed(cancelled[at]));
	}
}

async function writesFor(eventId: EventId, lines: readonly Pending[]): Promise<Write[]> {
	const { chain } = lines[0];
	const { data: head } = await LedgerHeads.get({ eventId, chain }).go({ consistent: true });
	let [n, prev] = [head?.n ?? 0, head?.hash ?? noHash];
	const writes: Write[] = [];
	for (const line of lines) {
		const numbered = { ...line, n: ++n, prev };
		prev = await hashOf(eventId, numbered);
		writes.push({ put: LedgerLines.create({ ...numbered, eventId, hash: prev }).params() });
	}
	const put = LedgerHeads.put({ eventId, chain, n, hash: prev })
		.where((stored, { eq, notExists }) => (head ? eq(stored.n, head.n) : notExists(stored.n)))
		.params();
	return [...writes, { put }];
}

/** Places taken or freed, to be appended to the ledger at the end of a batch. */
export const placeChanges = atEndOfBatch("places", appendToLedger);
