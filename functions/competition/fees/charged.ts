import {
	type Charge as ChargeState,
	refundingAmount,
	stateOf,
} from "#shared/competition/fees/charges.rules.ts";
import { type Charge, chargeKey } from "#shared/competition/fees/fees.schema.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { requireFound } from "../../core/errors.ts";
import type { Write } from "../../core/table/database.ts";
import { chargedPromotionsOf, writePromotionCharge } from "../../training/belts/history.service.ts";
import { chargedEntriesOf, writeEntryCharge } from "../registrations/charging.ts";
import type { RegistrationRecord } from "../registrations/registration.entity.ts";
import { registrationId } from "../registrations/registration.view.ts";
import { titleOfEntry, titleOfPromotion } from "./charge-titles.ts";

/** A charge with the record that holds it, and the write that changes it there. */
export type Charged = {
	charge: ChargeState;
	target: string;
	userId: number;
	eventId?: number;
	titleEn: string;
	titleAr: string;
	writeOver: (charge: ChargeState) => Write;
};

export const chargedEntry = (entry: RegistrationRecord & { charge: ChargeState }): Charged => ({
	charge: entry.charge,
	target: `registration-${registrationId(entry)}`,
	userId: entry.userId,
	eventId: entry.eventId,
	...titleOfEntry(entry),
	writeOver: (charge) => writeEntryCharge(entry, charge),
});

const since = ({ charge }: Charged) => charge.lines[0]?.at ?? "";

/** All charges of a person, earliest first. */
export async function chargesOf(userId: number): Promise<Charged[]> {
	const [entries, promotions] = await Promise.all([
		chargedEntriesOf(userId),
		chargedPromotionsOf(userId),
	]);
	const gradings = promotions.map((promotion) => ({
		charge: promotion.charge,
		target: `grading-${userId}-${promotion.id}`,
		userId,
		...titleOfPromotion(promotion),
		writeOver: (charge: ChargeState) => writePromotionCharge(promotion, promotion.charge, charge),
	}));
	return [...entries.map(chargedEntry), ...gradings].sort((a, b) =>
		since(a).localeCompare(since(b)),
	);
}

/**
 * The charge that an earlier target names. By its id it is also found after its registration was
 * moved to another class or, by a merge, to another person.
 */
export const chargedIn = (
	charges: readonly Charged[],
	{ target, chargeId }: { target: string; chargeId?: string },
): Charged | undefined =>
	charges.find(({ charge }) => charge.id === chargeId) ??
	charges.find((one) => one.target === target);

/** The charge of a record. */
export async function findCharge(target: string): Promise<Charged> {
	const { userId } = chargeKey(target);
	return requireFound((await chargesOf(userId)).find((one) => one.target === target));
}

/** A charge in the form of the API. */
export const viewCharged = ({
	charge,
	target,
	userId,
	eventId,
	titleEn,
	titleAr,
}: Charged): Charge => ({
	id: charge.id,
	owed: charge.owed,
	paid: charge.paid,
	refunding: refundingAmount(charge),
	state: stateOf(charge),
	dueOn: charge.dueOn ?? null,
	target,
	userId: userId as UserId,
	eventId: (eventId as EventId | undefined) ?? null,
	titleEn,
	titleAr,
	lines: charge.lines.map(({ by: _, ...line }) => line),
});
