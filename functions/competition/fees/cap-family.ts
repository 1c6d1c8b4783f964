import { type Charge, capCharge } from "#shared/competition/fees/charges.rules.ts";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import { childrenOf, guardiansOf } from "../../community/families/links.ts";
import { AppError } from "../../core/errors.ts";
import { runTransaction } from "../../core/table/database.ts";
import { chargedEntriesOf, writeEntryCharge } from "../registrations/charging.ts";
import type { RegistrationRecord } from "../registrations/registration.entity.ts";
import { system } from "../registrations/registration.transitions.ts";

/** A person with their guardians and children, and their guardians' other children. */
async function familyOf(userId: number, now: number): Promise<number[]> {
	const guardians = (await guardiansOf(userId, now)).map(({ guardianId }) => guardianId);
	const parents = guardians.length > 0 ? guardians : [userId];
	const children = await Promise.all(parents.map((parent) => childrenOf(parent, now)));
	return [...new Set([...parents, ...children.flat().map(({ childId }) => childId)])];
}

/** Reason of the lines that a family's maximum causes. */
const reason = "family_max";

/** What would be owed without a family's maximum: the full amount less what staff waived. */
function withoutFamily({ full, lines }: Charge): number {
	const priced = lines.findLastIndex(
		(line) => (line.kind === "charged" || line.kind === "changed") && line.reason !== reason,
	);
	const lowered = lines
		.slice(priced + 1)
		.filter(({ kind }) => kind === "waived" || kind === "refunded")
		.reduce((sum, { amount }) => sum + amount, 0);
	return Math.max(0, full + lowered);
}

/**
 * Lowers a family's charges for an event to the most that a family pays, the earliest registration
 * first, and raises them again when one is cancelled. Changes nothing when it runs again.
 */
export async function capFamily(entry: RegistrationRecord, now: number): Promise<void> {
	const most = entry.charge?.familyMax;
	if (most === undefined) return;
	const family = await familyOf(entry.userId, now);
	const all = (await Promise.all(family.map(chargedEntriesOf))).flat();
	const own = all
		.filter(({ eventId, status }) => eventId === entry.eventId && isAlive(status))
		.sort((a, b) => a.charge.id.localeCompare(b.charge.id));
	const step = { by: system, now, reason };
	let left = most;
	for (const one of own) {
		const { charge } = one;
		const amount = Math.min(withoutFamily(charge), left);
		left -= amount;
		if (amount === charge.owed) continue;
		await runTransaction([writeEntryCharge(one, capCharge(charge, amount, step))]).catch(orChanged);
	}
}

/** A registration that changed concurrently makes the stream call this again. */
function orChanged(error: unknown): void {
	if (!(error instanceof AppError)) throw error;
}
