import { log } from "../../core/log.ts";
import { type AuditLineRecord, monthOf, sha256 } from "../../core/table/audit.entity.ts";
import { isConditionFailure } from "../../core/table/database.ts";
import { type AuditSeal, AuditSeals, chain } from "./audit-seal.entity.ts";
import { byTime, ofMonth } from "./lines.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Delay after a day's end before it is sealed, in ms: the stream may still be writing lines. */
const settledMs = 6 * 60 * 60 * 1000;

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);
const dayAfter = (day: string) => dayOf(Date.parse(day) + dayMs);

/** All lines of a UTC day in order of time. */
export async function linesOf(day: string): Promise<AuditLineRecord[]> {
	const range = { from: day, upTo: { createdAt: `${day}T23:59:59.999Z`, id: "~" } };
	return (await ofMonth(monthOf(day), range)).sort(byTime);
}

/**
 * The hash of a day: of the attributes that are never removed from a line, and of the day before.
 * @param before hash of the day before; empty for the first day
 */
export const hashOf = (lines: readonly AuditLineRecord[], before: string) =>
	sha256([
		before,
		...lines.map(({ id, entityType, entityId, action, userId, createdAt, digest }) => [
			id,
			entityType,
			entityId,
			action,
			userId,
			createdAt,
			digest,
		]),
	]);

export async function lastSeal(): Promise<AuditSeal | null> {
	const { data } = await AuditSeals.query.byDay({ chain }).go({ order: "desc", limit: 1 });
	return data[0] ?? null;
}

/** Most days that one run seals to catch up. */
const daysAtOnce = 5;

/**
 * Seals the days that are over. Each hash is also written to the function log, which no function
 * can change: rewriting the chain in the table would not match it.
 * @param now ms since 1970
 * @returns how many days were sealed
 */
export async function sealDays(now: number): Promise<number> {
	let last = await lastSeal();
	const ready = dayOf(now - dayMs - settledMs);
	let sealed = 0;
	// The first seal is of the last complete day; earlier lines are not sealed.
	for (
		let day = last ? dayAfter(last.day) : ready;
		day <= ready && sealed < daysAtOnce;
		day = dayAfter(day)
	) {
		const lines = await linesOf(day);
		const hash = hashOf(lines, last?.hash ?? "");
		const seal: AuditSeal = {
			chain,
			day,
			lines: lines.length,
			hash,
			sealedAt: new Date(now).toISOString(),
		};
		try {
			await AuditSeals.create(seal).go();
		} catch (error) {
			// Another run was faster.
			if (isConditionFailure(error)) return sealed;
			throw error;
		}
		log.info("audit sealed", { day, lines: lines.length, hash });
		last = seal;
		sealed += 1;
	}
	return sealed;
}
