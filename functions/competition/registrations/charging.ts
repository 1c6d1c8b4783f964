import {
	type Charge,
	type ChargeStep,
	chargeAmount,
	stateOf,
} from "#shared/competition/fees/charges.rules.ts";
import { payDay, priceOf } from "#shared/competition/fees/prices.rules.ts";
import { isGuest } from "#shared/core/access.ts";
import { owesFee } from "#shared/core/people.ts";
import type { Write } from "../../core/table/database.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser } from "../../people/users/users.service.ts";
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

/** When a person registered, and when the place is charged, in ms since 1970. */
type Times = { registeredAt: number; now: number };

/** What a place costs a person; undefined if nothing. */
export function priceOfPlace(
	{ event, eventClass }: Target,
	person: Pick<User, "role" | "membershipFeeStatus" | "dojoId">,
	{ registeredAt: at, now }: Times,
): PlacePrice | undefined {
	const isMember = !isGuest(person) && !owesFee(person.membershipFeeStatus ?? "pending");
	const amount = priceOf(pricesOfTarget(event, eventClass), { isMember, at });
	if (amount === 0 || event.shadow) return undefined;
	const dueOn = payDay(event, now);
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
	times: Times,
): Promise<PlacePrice | undefined> {
	if (!mayCost(target)) return undefined;
	const person = await findUser(userId);
	return person ? priceOfPlace(target, person, times) : undefined;
}

/** Charges a registration for its place; an earlier charge is continued. */
export const chargePlace = (
	{ order }: Pick<RegistrationRecord, "order">,
	before: Charge | undefined,
	price: PlacePrice | undefined,
	step: ChargeStep,
): Charge | undefined => {
	// A waived charge stays waived when staff move the person.
	if (before && stateOf(before) === "waived") return { ...before, isVoid: undefined };
	const { amount = 0, dueOn, ...terms } = price ?? {};
	// A charge that stays as it is, such as after a move, keeps its last day to pay.
	const isSame = before !== undefined && before.owed > 0 && before.full === amount;
	const due = isSame || !dueOn ? {} : { dueOn };
	return chargeAmount(before, amount, step, { id: order, ...terms, ...due });
};

type Waiting = Pick<RegistrationRecord, "userId" | "classId" | "registeredAt" | "order">;

/** What a place costs a person who waits for it: the price of the time when they registered. */
export const priceOfWaiting = (event: WholeEvent, entry: Waiting, now: number) =>
	readPlacePrice(
		{ event, eventClass: event.classes.find(({ id }) => id === entry.classId) },
		entry.userId,
		{ registeredAt: Date.parse(entry.registeredAt), now },
	);

/** Charges a registration that moves from the waiting list to a place. */
export const chargeWaiting = async (
	event: WholeEvent,
	entry: Waiting,
	before: Charge | undefined,
	step: ChargeStep,
): Promise<Charge | undefined> =>
	chargePlace(entry, before, await priceOfWaiting(event, entry, step.now), step);
