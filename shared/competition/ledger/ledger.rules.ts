import { hashToShard } from "../../base/places/allotment.rules.ts";
import type { EventId } from "../../core/ids.ts";
import type { LedgerHead, LedgerLine } from "./ledger.schema.ts";

const hexOf = (bytes: ArrayBuffer) =>
	Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

const sha256 = async (text: string) =>
	hexOf(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

/**
 * Anonymous reference of a registration. Only its person and staff know the salt, so only they can
 * compute it.
 */
export const refOf = (salt: string, entryId: string) => sha256(`${salt} ${entryId}`);

/** Chain that contains the lines of a registration. */
export const chainOf = (ref: string, chains: number) => hashToShard(ref) % chains;

/** Hash that precedes the first line of a chain. */
export const noHash = "";

type Unhashed = Omit<LedgerLine, "hash">;

/** Hash of all fields of a line, including the hash of the previous line. */
export const hashOf = (
	eventId: EventId,
	{ chain, n, step, kind, classId, at, ref, prev }: Unhashed,
) => sha256(JSON.stringify([eventId, chain, n, step, kind, classId, at, ref, prev]));

/**
 * Verifies a chain from one of its lines on (by default the first). Returns each fault with its
 * line number.
 */
export async function breaksIn(
	eventId: EventId,
	lines: readonly LedgerLine[],
	{ n: last, hash }: Pick<LedgerHead, "n" | "hash">,
	from = 1,
): Promise<{ fault: "missing" | "altered" | "unlinked" | "head"; n: number }[]> {
	const chain = lines.filter(({ n }) => n >= from).sort((a, b) => a.n - b.n);
	const breaks: Awaited<ReturnType<typeof breaksIn>> = [];
	let before = from === 1 ? noHash : undefined;
	for (const [at, line] of chain.entries()) {
		const expected = from + at;
		if (line.n !== expected)
			return [...breaks, { fault: "missing", n: Math.min(expected, line.n) }];
		if (before !== undefined && line.prev !== before) breaks.push({ fault: "unlinked", n: line.n });
		if ((await hashOf(eventId, line)) !== line.hash) breaks.push({ fault: "altered", n: line.n });
		before = line.hash;
	}
	const end = chain.at(-1);
	if ((end?.n ?? from - 1) < last) breaks.push({ fault: "missing", n: (end?.n ?? from - 1) + 1 });
	else if ((end?.n ?? 0) !== last || (end?.hash ?? noHash) !== hash)
		breaks.push({ fault: "head", n: last });
	return breaks;
}

/**
 * Places held according to the lines: class id by reference (0 is the event itself). `faults` lists
 * impossible sequences.
 */
export function replayLedger(lines: readonly LedgerLine[]): {
	places: Map<string, number>;
	faults: string[];
} {
	const balance = new Map<string, { count: number; classId: number }>();
	for (const { ref, kind, classId } of lines) {
		const count = (balance.get(ref)?.count ?? 0) + (kind === "taken" ? 1 : -1);
		balance.set(ref, { count, classId });
	}
	const faults = [...balance].flatMap(([ref, { count }]) =>
		count === 0 || count === 1 ? [] : [`${ref} took ${count} places more than it gave back`],
	);
	return {
		places: new Map(
			[...balance].flatMap(([ref, { count, classId }]) => (count > 0 ? [[ref, classId]] : [])),
		),
		faults,
	};
}
