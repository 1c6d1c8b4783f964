import { setTimeout as pause } from "node:timers/promises";
import { hashToShard } from "#shared/base/places/allotment.rules.ts";
import {
	type Charge,
	type ChargeLine,
	voidCharge,
} from "#shared/competition/fees/charges.rules.ts";
import { monthAt } from "#shared/core/time/month.ts";
import { atEndOfBatch } from "../../../base/stream/batch.ts";
import { writeCountersOfAll } from "../../../core/table/counters.ts";
import { conditionFailed, tryTransaction } from "../../../core/table/database.ts";
import { isWithdrawnPromotion } from "../../../training/belts/history.service.ts";
import type { PromotionRecord } from "../../../training/belts/promotion.entity.ts";
import type { RegistrationRecord } from "../../registrations/registration.entity.ts";
import { system } from "../../registrations/registration.transitions.ts";
import { titleOfEntry, titleOfPromotion } from "../charge-titles.ts";
import { chargesCountedAs } from "../fees.counts.ts";
import { type ChargeLineRecord, ChargeLines } from "./charge-line.entity.ts";

type ChargeSubject = Pick<ChargeLineRecord, "userId" | "titleEn" | "titleAr" | "eventId">;

/** Partitions of a month's lines. */
const shards = 4;
export const periodsOf = (month: string) =>
	Array.from({ length: shards }, (_, shard) => `${month}-${shard}`);

/** A line of a charge as the ledger contains it. */
export const recordOf = (
	{ id, dojoId }: Charge,
	about: ChargeSubject,
	{ at, kind, amount, reason, receipt, by }: ChargeLine,
	n: number,
): ChargeLineRecord => ({
	charge: id,
	n,
	...about,
	dojoId,
	kind,
	amount,
	at,
	reason,
	receipt,
	by,
	period: `${monthAt(Date.parse(at))}-${hashToShard(id) % shards}`,
});

/** Lines that a change added to a charge. */
function newLines(before: Charge | undefined, after: Charge | undefined, about: ChargeSubject) {
	if (!after) return [];
	const previousLines = before?.id === after.id ? before.lines.length : 0;
	return after.lines
		.slice(previousLines)
		.map((line, position) => recordOf(after, about, line, previousLines + position));
}

/** Lines that a change of a registration added to its charge. */
export const entryLines = (
	before: RegistrationRecord | null,
	after: RegistrationRecord,
): ChargeLineRecord[] => {
	const { userId, eventId } = after;
	return newLines(before?.charge, after.charge, { userId, eventId, ...titleOfEntry(after) });
};

/** Lines that a change of a promotion added to its charge. A withdrawn promotion voids its charge. */
export async function promotionLines(
	before: PromotionRecord | null,
	after: PromotionRecord | null,
	now: number,
): Promise<ChargeLineRecord[]> {
	const record = after ?? before;
	if (!record?.charge) return [];
	const about = { userId: record.userId, ...titleOfPromotion(record) };
	if (after) return newLines(before?.charge, after.charge, about);
	if (record.status !== "pending" || !(await isWithdrawnPromotion(record))) return [];
	return newLines(record.charge, voidCharge(record.charge, { by: system, now }), about);
}

/** Lines per transaction: DynamoDB allows 100 writes, and the counters take some of them. */
const atOnce = 90;
/** Longest pause before a retry, in ms. */
const longestPause = 50;

/**
 * Adds lines to the federation's ledger and their amounts to its sums, in one transaction.
 * Idempotent: a line that is there already is skipped, with its amounts.
 */
export async function fileCharges(lines: readonly ChargeLineRecord[]): Promise<void> {
	const distinct = [...new Map(lines.map((line) => [`${line.charge} ${line.n}`, line])).values()];
	for (let from = 0; from < distinct.length; from += atOnce)
		await fileTogether(distinct.slice(from, from + atOnce));
}

async function fileTogether(lines: readonly ChargeLineRecord[]): Promise<void> {
	for (let rest = lines; rest.length > 0; ) {
		const cancelled = await tryTransaction([
			...rest.map((line) => ({ put: ChargeLines.create(line).params() })),
			...writeCountersOfAll(
				"chargeLine",
				chargesCountedAs,
				rest.map((after) => ({ before: null, after })),
			),
		]);
		if (!cancelled) return;
		await pause(Math.random() * longestPause);
		rest = rest.filter((_, at) => !conditionFailed(cancelled[at]));
	}
}

/** New lines of charges, to be added to the federation's ledger at the end of a batch. */
export const newChargeLines = atEndOfBatch("charges", fileCharges);
