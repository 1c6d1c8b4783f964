import {
	type Charge,
	capCharge,
	familyMaxReason,
	isPriceLine,
} from "#shared/competition/fees/charges.rules.ts";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import { childrenOf, guardiansOf } from "../../community/families/links.ts";
import { orRefused } from "../../core/errors.ts";
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

/** What would be owed without a family's maximum: the full amount less waivers and refunds. */
function amountWithoutCap({ full, lines }: Charge): number {
	const priced = lines.findLastIndex(isPriceLine);
	const lowered = lines
		.slice(priced + 1)
		.filter(({ kind }) => kind === "waived" || kind === "refunding" || kind === "refunded")
		.reduce((sum, { amount }) => sum + amount, 0);
	return Math.max(0, full + lowered);
}

/**
 * Lowers a family's charges for an event so that they sum up to the family's maximum, and raises
 * them again when a registration is cancelled. The earliest registrations are charged first.
 * Idempotent.
 */
export async function capFamily(entry: RegistrationRecord, now: number): Promise<void> {
	const most = entry.charge?.familyMax;
	if (most === undefined) return;
	const family = await familyOf(entry.userId, now);
	const all = (await Promise.all(family.map(chargedEntriesOf))).flat();
	const entriesOfFamily = all
		.filter(({ eventId, status }) => eventId === entry.eventId && isAlive(status))
		.sort((a, b) => a.charge.id.localeCompare(b.charge.id));
	const step = { by: system, now, reason: familyMaxReason };
	let left = most;
	for (const entryOfFamily of entriesOfFamily) {
		const { charge } = entryOfFamily;
		const amount = Math.min(amountWithoutCap(charge), left);
		left -= amount;
		if (amount === charge.owed) continue;
		// If the registration changed meanwhile, the stream calls this function again for that change.
		await runTransaction([writeEntryCharge(entryOfFamily, capCharge(charge, amount, step))]).catch(
			orRefused,
		);
	}
}
