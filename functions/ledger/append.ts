import { setTimeout as pause } from "node:timers/promises";
import type { EventId } from "#shared/core/ids.ts";
import { chainOf, hashOf, noHash, refOf } from "#shared/ledger/ledger.rules.ts";
import type { LedgerLine } from "#shared/ledger/ledger.schema.ts";
import { holdsPlace } from "#shared/registrations/registrations.rules.ts";
import { inParallel } from "../core/parallel.ts";
import { conditionFailed, tryTransaction, type Write } from "../core/table/database.ts";
import { findEvents } from "../events/events.service.ts";
import type { RegistrationRecord } from "../registrations/registration.entity.ts";
import { registrationId } from "../registrations/registration.view.ts";
import { LedgerHeads, LedgerLines } from "./ledger.entity.ts";

/** An entry by which a place came or went. */
export type PlaceChange = { entry: RegistrationRecord; kind: LedgerLine["kind"] };

/** The place that an entry took or gave back by a change of it, if it did. Rehearsals take none. */
export function placeChange(
	before: RegistrationRecord | null,
	after: RegistrationRecord | null,
): PlaceChange | null {
	const entry = after ?? before;
	const [held, holds] = [before, after].map((one) => one !== null && holdsPlace(one.status));
	if (!entry || held === holds || entry.event.shadow) return null;
	return { entry, kind: holds ? "taken" : "given" };
}

/** The salt of an entry: 80 bits of it were drawn by chance, and nobody else is told them. */
export const saltOf = ({ order }: Pick<RegistrationRecord, "order">) => order;

export const refOfEntry = (entry: RegistrationRecord) =>
	refOf(saltOf(entry), registrationId(entry));

/** As many chains as groups of the event's places: lines of different people rarely wait for each other. */
export const chainsOf = ({ groups }: { groups: number }) => groups;

/** A line that has no number yet. */
type Pending = Omit<LedgerLine, "n" | "prev" | "hash">;

async function lineOf({ entry, kind }: PlaceChange, chains: number): Promise<Pending> {
	const ref = await refOfEntry(entry);
	const { at } = entry.trail[entry.trail.length - 1];
	const step = `${ref}-${entry.trail.length}-${kind}`;
	return { chain: chainOf(ref, chains), step, kind, classId: entry.classId, at, ref };
}

/** A transaction takes 100 writes; one is the head's. */
const atOnce = 90;
/** Before the next try, in ms. */
const longestPause = 50;

/** Appends lines to the ledger of their events. What stands there already is left out, so this bears being done twice. */
export async function appendToLedger(changes: readonly PlaceChange[]): Promise<void> {
	if (changes.length === 0) return;
	const events = await findEvents([...new Set(changes.map(({ entry }) => entry.eventId))]);
	for (const { id, groups } of events) {
		const own = changes.filter(({ entry }) => entry.eventId === id);
		const lines = await Promise.all(own.map((change) => lineOf(change, chainsOf({ groups }))));
		const each = [...new Map(lines.map((line) => [line.step, line])).values()];
		const chains = Map.groupBy(each, ({ chain }) => chain);
		await inParallel([...chains.values()], async (chain) => {
			for (let from = 0; from < chain.length; from += atOnce) {
				await appendToChain(id as EventId, chain.slice(from, from + atOnce));
			}
		});
	}
}

async function appendToChain(eventId: EventId, lines: readonly Pending[]): Promise<void> {
	for (let rest = lines; rest.length > 0; ) {
		const cancelled = await tryTransaction(await writesFor(eventId, rest));
		if (!cancelled) return;
		// A condition of a line fails where it stands there already, one of the head where somebody else was faster.
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
