import type { Settings } from "#shared/base/settings/settings.schema.ts";
import { balanceOf, openAmount } from "#shared/competition/fees/charges.rules.ts";
import type { EventFees, MyFees, PersonFees } from "#shared/competition/fees/fees.schema.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { owesFee } from "#shared/core/people.ts";
import { capMemberships, mayRenew } from "#shared/people/memberships/memberships.rules.ts";
import { readSettings } from "../../base/settings/settings.service.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import type { Sight } from "../../people/families/authorization.ts";
import { childrenFor } from "../../people/families/links.ts";
import { isValid, paymentsOf } from "../../people/memberships/ledger.ts";
import { membershipAmountOf } from "../../people/memberships/memberships.counts.ts";
import {
	latestFirst,
	membershipFeeOf,
	ownPayment,
} from "../../people/memberships/payments.service.ts";
import type { User } from "../../people/users/user.entity.ts";
import { isFeePayer } from "../../people/users/users.counts.ts";
import { findUser, findUsers, namedPerson, peopleById } from "../../people/users/users.service.ts";
import { findEvent } from "../events/events.service.ts";
import { entriesOf } from "../registrations/entries/entries.service.ts";
import { type Charged, chargedEntry, chargesOf, viewCharged } from "./charged.ts";

/** What a person owes for charges and has in credit, with the records behind it. */
export async function accountOf(userId: number) {
	const [charges, payments] = await Promise.all([chargesOf(userId), paymentsOf(userId)]);
	// A membership is paid at once and leaves no credit.
	const forCharges = payments.map((payment) => ({
		amount: payment.amount - membershipAmountOf(payment),
		isVoid: !isValid(payment),
	}));
	const balance = balanceOf(
		charges.map(({ charge }) => charge),
		forCharges,
	);
	return { charges, payments, ...balance };
}

/** The membership fee that a person owes, 0 if the settings state no amount; null if none. */
export function owedMembership(person: User, settings: Settings, now: number) {
	const status = person.membershipFeeStatus ?? "pending";
	const amount = membershipFeeOf(person, settings, now);
	return isFeePayer(person) && owesFee(status) ? { status, amount } : null;
}

/** The next period of a paid membership, from when it can be renewed; null before. */
export function renewableMembership(person: User, settings: Settings, now: number) {
	const { membershipFeeStatus, membershipExpiryDate: validUntil } = person;
	const amount = membershipFeeOf(person, settings, now);
	return isFeePayer(person) &&
		membershipFeeStatus === "paid" &&
		validUntil !== undefined &&
		mayRenew(validUntil, now) &&
		amount > 0
		? { validUntil, amount }
		: null;
}

/** The membership fee that a person can pay now: the owed fee, or else the fee of a renewal. */
export function payableMembership(
	person: User,
	settings: Settings,
	now: number,
): { amount: number } | null {
	const owed = owedMembership(person, settings, now);
	return owed?.amount ? owed : renewableMembership(person, settings, now);
}

async function feesOf(person: User, settings: Settings, now: number): Promise<PersonFees> {
	const { charges, payments, credit } = await accountOf(person.id);
	return {
		person: namedPerson(person),
		charges: charges.map(viewCharged).reverse(),
		membership: owedMembership(person, settings, now),
		renewal: renewableMembership(person, settings, now),
		payments: payments.sort(latestFirst).map(ownPayment),
		credit,
	};
}

/** The fees of the caller and of the children that they look after. */
export async function readOwnFees({ session, now }: SignedIn): Promise<MyFees> {
	const [children, settings] = await Promise.all([
		childrenFor("seeFees", session.userId, now),
		readSettings(),
	]);
	const found = await findUsers([session.userId, ...children]);
	const people = await Promise.all(found.map((person) => feesOf(person, settings, now)));
	people.sort(
		(a, b) => Number(b.person.id === session.userId) - Number(a.person.id === session.userId),
	);
	const { family } = settings.membershipFees;
	const memberships = capMemberships(
		people.flatMap(({ membership }) => membership?.amount ?? []),
		family,
	);
	const charges = people.flatMap((one) => one.charges);
	return {
		people,
		open:
			charges.reduce((sum, charge) => sum + openAmount(charge), 0) +
			memberships.reduce((sum, amount) => sum + amount, 0),
		familyMembership: family,
	};
}

export async function readPersonFees({ now }: SignedIn, id: UserId): Promise<PersonFees> {
	const [person, settings] = await Promise.all([findUser(id), readSettings()]);
	return feesOf(requireFound(person), settings, now);
}

/** The charges of an event that the caller may see, with their people. */
export async function listChargedAt(sight: Sight, id: EventId) {
	const event = await findEvent(id);
	if (sight && (event.shadow || !event.published)) throw new AppError("not_found");
	const own = await sight?.people();
	const charged: Charged[] = (await entriesOf(event)).flatMap((entry) =>
		entry.charge && (!own || own.has(entry.userId))
			? chargedEntry({ ...entry, charge: entry.charge })
			: [],
	);
	const people = await peopleById(charged.map(({ userId }) => userId));
	return { event, charged, people };
}

export async function readEventFees(sight: Sight, id: EventId): Promise<EventFees> {
	const { event, charged, people } = await listChargedAt(sight, id);
	return {
		titleEn: event.titleEn,
		titleAr: event.titleAr,
		rows: charged.map((one) => {
			const person = people.get(one.userId);
			return {
				...viewCharged(one),
				person: person ? namedPerson(person) : null,
				dojoId: one.charge.dojoId ?? null,
			};
		}),
	};
}
