import {
	capCharge,
	familyMaxReason,
	refundingAmount,
	shareMaximum,
} from "#shared/competition/fees/charges.rules.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { AppError } from "../../core/errors.ts";
import { inParallel } from "../../core/parallel.ts";
import { refusedWith } from "../../core/retry.ts";
import { runTransaction } from "../../core/table/database.ts";
import { familyOf } from "../../people/families/links.ts";
import { chargedEntriesOf, writeEntryCharge } from "../registrations/charging.ts";
import type { RegistrationRecord } from "../registrations/registration.entity.ts";
import { system } from "../registrations/registration.transitions.ts";

/** The part of a registration on which the charges of a family depend. */
function termsOf(entry: RegistrationRecord | null): string {
	const charge = entry?.charge;
	if (!charge || charge.isVoid) return "";
	const { id, full, familyMax } = charge;
	// A refund that the bank refuses is owed again.
	return `${id} ${full} ${familyMax} ${refundingAmount(charge)}`;
}

/**
 * Whether a change of a registration may change what its family owes. Lines that `capFamily` adds
 * do not, so it never starts itself again. A new registration for an event without a maximum does
 * not either: it lowers no charge, and the charges of later registrations are capped when they are
 * made.
 */
export const changesFamilyCharges = (
	before: RegistrationRecord | null,
	after: RegistrationRecord,
): boolean =>
	termsOf(before) !== termsOf(after) && (before !== null || after.charge?.familyMax !== undefined);

/** Rounds until the charges of a family are as they should be, although others write them too. */
const mostRounds = 10;
/** DynamoDB allows this many writes in a transaction. */
const mostWrites = 100;

/**
 * Lowers a family's charges for an event to the family's maximum, and raises them again when a
 * registration is cancelled. The earliest registrations are charged first. Reads the charges again
 * after each write, because they may have changed meanwhile. Idempotent.
 * @returns the ids of the family's members
 */
export async function capFamily(
	{ userId, eventId }: Pick<RegistrationRecord, "userId" | "eventId">,
	now: number,
): Promise<readonly number[]> {
	const family = await familyOf(userId, now);
	if (!family) return [userId];
	const step = { by: system, now, reason: familyMaxReason };
	for (let round = 1; round <= mostRounds; round++) {
		const charged = (await inParallel(family, chargedEntriesOf))
			.flat()
			.filter((entry) => entry.eventId === eventId && !entry.charge.isVoid)
			.sort((a, b) => (a.charge.id < b.charge.id ? -1 : 1));
		const amounts = shareMaximum(charged.map(({ charge }) => charge));
		const writes = charged.flatMap((entry, position) => {
			const charge = capCharge(entry.charge, amounts[position], step);
			return charge === entry.charge ? [] : [writeEntryCharge(entry, charge)];
		});
		if (writes.length === 0) return family;
		await runTransaction(writes.slice(0, mostWrites)).catch((error) => {
			if (!refusedWith("changed_meanwhile")(error)) throw error;
		});
	}
	throw new AppError("busy");
}

/** Caps the charges of a person's family for all events to come, after the family has changed. */
export async function capComingEvents(userId: number, now: number): Promise<void> {
	const today = kuwaitDate(now);
	const coming = (await chargedEntriesOf(userId)).filter(({ event }) => event.eventDate >= today);
	for (const eventId of new Set(coming.map((entry) => entry.eventId)))
		await capFamily({ userId, eventId }, now);
}
