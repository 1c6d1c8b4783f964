import {
	type Charge,
	type ChargeStep,
	chargeAmount,
	stateOf,
} from "#shared/competition/fees/charges.rules.ts";
import { priceOf } from "#shared/competition/fees/prices.rules.ts";
import { owesFee } from "#shared/core/people.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { User } from "../../community/users/user.entity.ts";
import { findUser } from "../../community/users/users.service.ts";
import type { Write } from "../../core/table/database.ts";
import type { EventClassRecord } from "../events/event-class.entity.ts";
import { pricesOfTarget, type WholeEvent } from "../events/events.service.ts";
import { type RegistrationRecord, Registrations } from "./registration.entity.ts";
import { writeOver } from "./registration.transitions.ts";

type Target = { event: WholeEvent; eventClass?: EventClassRecord };

/** What a place costs a person, with the terms of its charge. */
export type PlacePrice = { amount: number } & Pick<Charge, "dueOn" | "dojoId" | "familyMax">;

/** Registrations of a person for which something is or was owed. */
export async function chargedEntriesOf(userId: number) {
	const { data } = await Registrations.query
		.forPerson({ userId })
		.go({ pages: "all", consistent: true });
	return data.flatMap((entry) => (entry.charge ? { ...entry, charge: entry.charge } : []));
}

/** The write that changes only the charge of a registration. */
export const writeEntryCharge = (entry: RegistrationRecord, charge: Charge): Write =>
	writeOver({ ...entry, charge, version: entry.version + 1 });

/** What a place costs a person who registered at a time in ms since 1970; undefined if nothing. */
export function priceOfPlace(
	{ event, eventClass }: Target,
	person: Pick<User, "membershipFeeStatus" | "dojoId">,
	at: number,
): PlacePrice | undefined {
	const isMember = !owesFee(person.membershipFeeStatus ?? "pending");
	const amount = priceOf(pricesOfTarget(event, eventClass), { isMember, at });
	if (amount === 0 || event.shadow) return undefined;
	const dueOn = event.payUntil ?? kuwaitDate(Date.parse(event.startsAt));
	return { amount, dueOn, dojoId: person.dojoId, familyMax: event.familyMax };
}

/** Whether a place may cost something, depending on the person. */
const mayCost = ({ event, eventClass }: Target) => {
	const { fee, lateFee } = pricesOfTarget(event, eventClass);
	return !event.shadow && fee !== null && Math.max(fee, lateFee ?? 0) > 0;
};

/** Reads the person only if the place may cost something. */
export async function readPlacePrice(
	target: Target,
	userId: number,
	at: number,
): Promise<PlacePrice | undefined> {
	if (!mayCost(target)) return undefined;
	const person = await findUser(userId);
	return person ? priceOfPlace(target, person, at) : undefined;
}

/** Charges a registration for its place; an earlier charge is continued. */
export const chargePlace = (
	{ order }: Pick<RegistrationRecord, "order">,
	before: Charge | undefined,
	price: PlacePrice | undefined,
	step: ChargeStep,
): Charge | undefined => {
	// A waived charge stays waived when staff move the person.
	if (before && stateOf(before) === "waived") return before;
	const { amount = 0, ...terms } = price ?? {};
	return chargeAmount(before, amount, step, { id: order, ...terms });
};

type Waiting = Pick<RegistrationRecord, "userId" | "classId" | "registeredAt" | "order">;

/**
 * Charges a registration that moves from the waiting list to a place. The price is the one at the
 * time when the person registered.
 */
export async function chargeWaiting(
	event: WholeEvent,
	entry: Waiting,
	before: Charge | undefined,
	step: ChargeStep,
): Promise<Charge | undefined> {
	const eventClass = event.classes.find(({ id }) => id === entry.classId);
	const price = await readPlacePrice(
		{ event, eventClass },
		entry.userId,
		Date.parse(entry.registeredAt),
	);
	return chargePlace(entry, before, price, step);
}
