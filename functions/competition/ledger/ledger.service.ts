import { chainOf } from "#shared/competition/ledger/ledger.rules.ts";
import type { LedgerHead, LedgerLine, Receipt } from "#shared/competition/ledger/ledger.schema.ts";
import { holdsPlace } from "#shared/competition/registrations/registrations.rules.ts";
import type { EntryKey } from "#shared/competition/registrations/registrations.schema.ts";
import { type Page, type Paged, pageRead } from "#shared/core/http/page.ts";
import type { EventId } from "#shared/core/ids.ts";
import { AppError } from "../../core/errors.ts";
import { findEvent } from "../events/events.service.ts";
import { findEntry } from "../registrations/registration.transitions.ts";
import { registrationId } from "../registrations/registration.view.ts";
import { chainsOf, refOfEntry, saltOf } from "./append.ts";
import { LedgerHeads, LedgerLines } from "./ledger.entity.ts";

/** Throws unless the event is published; its ledger is then public. */
async function mustBePublished(id: EventId): Promise<void> {
	const { published, shadow } = await findEvent(id);
	if (!published || shadow) throw new AppError("not_found");
}

export async function headsOf(eventId: EventId): Promise<LedgerHead[]> {
	const { data } = await LedgerHeads.query
		.ofEvent({ eventId })
		.go({ consistent: true, pages: "all" });
	return data;
}

/** All lines of a chain, in order. */
export async function linesOf(eventId: EventId, chain: number): Promise<LedgerLine[]> {
	const { data } = await LedgerLines.query
		.ofChain({ eventId, chain })
		.go({ consistent: true, pages: "all" });
	return data.sort((a, b) => a.n - b.n);
}

export async function readHeads(id: EventId): Promise<LedgerHead[]> {
	await mustBePublished(id);
	return headsOf(id);
}

/** Most lines per response. */
const linesAtOnce = 200;

/** A page of lines of a chain. Sorted by step, not by number; the lines contain their numbers. */
export async function readLines(
	{ id, chain }: { id: EventId; chain: number },
	{ limit: requestedLimit = linesAtOnce, cursor }: Paged,
): Promise<Page<LedgerLine>> {
	await mustBePublished(id);
	const limit = Math.min(requestedLimit, linesAtOnce);
	const all = LedgerLines.query.ofChain({ eventId: id, chain });
	const { data } = await (cursor ? all.gt({ step: cursor.after }) : all).go({ limit: limit + 1 });
	return pageRead(data, ({ step }) => step, limit, cursor?.skip);
}

/** The ledger line of a registration's place. `not_found` if it holds no place. */
export async function readReceipt(key: EntryKey): Promise<Receipt> {
	const entry = await findEntry(key);
	if (!holdsPlace(entry.status) || entry.event.shadow) throw new AppError("not_found");
	const [ref, event] = await Promise.all([refOfEntry(entry), findEvent(key.eventId)]);
	const chain = chainOf(ref, chainsOf(event));
	const { data } = await LedgerLines.query
		.ofChain({ eventId: key.eventId, chain })
		.begins({ step: ref })
		.go({ consistent: true });
	const taken = data.filter(({ kind }) => kind === "taken").sort((a, b) => b.n - a.n);
	return { entryId: registrationId(entry), salt: saltOf(entry), ref, line: taken[0] ?? null };
}
