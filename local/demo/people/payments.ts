import type { EntityItem } from "electrodb";
import type { PaymentRecord, ReceiptBooks } from "#functions/people/memberships/payment.entity.ts";
import { isFeePayer } from "#functions/people/users/users.counts.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import {
	type PaymentMethod,
	reminderDays,
	standingFrom,
	yearFrom,
} from "#shared/people/memberships/memberships.rules.ts";
import { dateIn, daysAfter, timeOn } from "../calendar.ts";
import { known } from "../events/entry.ts";
import type { Person } from "../person.ts";
import { createRandom, type Random } from "../random.ts";
import { membershipFees } from "../settings.ts";

const methods: PaymentMethod[] = [
	"knet",
	"knet",
	"knet",
	"cash",
	"cash",
	"transfer",
	"online",
	"other",
];
/** Ids of the staff who record payments. */
const cashiers = [16, 17, 18];
/** Years of payments on record. */
const years = 2;

const reminded = [...reminderDays.before, ...reminderDays.after.map((days) => -days)];
/** Keeps expiry dates away from reminder days, so that no reminder is sent today or tomorrow. */
const isNearReminder = (days: number) => reminded.some((one) => Math.abs(one - days) <= 3);

/** Days until a person's membership ends; null if they have never paid. */
function endsIn(random: Random, { user }: Person, now: number): number | null {
	const joined = user.createdAt.slice(0, 10);
	const isNew = joined > dateIn(now, -60);
	const chance = random.next();
	let days = chance < 0.7 ? random.int(1, 340) : -random.int(2, 240);
	while (isNearReminder(days)) days += 7;
	if (user.email === known) return 143;
	if (isNew || chance > 0.92 || dateIn(now, days) < joined) return null;
	return days;
}

type Unnumbered = Omit<PaymentRecord, "receiptNumber">;

/** Payments of a person, oldest first; long-standing members paid every year. */
function paidBy(person: Person, now: number): Unnumbered[] {
	const { user, age } = person;
	const random = createRandom(`fees/${user.id}`);
	if (!isFeePayer(user) || isExempt(person)) return [];
	const days = endsIn(random, person, now);
	if (days === null) return [];
	const joined = user.createdAt.slice(0, 10);
	const ends = Array.from({ length: years }, (_, back) => dateIn(now, days - back * 365)).reverse();
	const today = dateIn(now, 0);
	return ends.flatMap((validUntil): Unnumbered[] => {
		const begins = daysAfter(yearFrom(validUntil, -1), 2);
		const late = random.int(-6, 12);
		const paid = [daysAfter(begins, late), today].sort()[0];
		if (paid < joined || paid < dateIn(now, -years * 365)) return [];
		const amount = age >= 18 ? membershipFees.adult : membershipFees.child;
		const payment = {
			userId: user.id,
			amount,
			paymentDate: paid,
			validUntil,
			paymentMethod: random.pick(methods),
			...(age < 18 && user.id % 5 === 0 && { payer: `${user.lastName} Trading Co.` }),
			createdAt: timeOn(paid, random.int(9, 19), random.int(0, 59)),
			recordedBy: random.pick(cashiers),
		};
		return [payment];
	});
}

const isExempt = ({ user }: Person) =>
	user.role === "guest" ||
	user.role === "admin" ||
	user.role === "super-admin" ||
	(user.role === "member" && user.id % 31 === 9);

/** Adds a payment that was recorded twice and voided on the same day. */
function withVoided({ user }: Person, payments: Unnumbered[]): Unnumbered[] {
	const [first] = payments;
	if (!first || (user.id % 17 !== 4 && user.email !== known)) return payments;
	const twice = {
		...first,
		createdAt: new Date(Date.parse(first.createdAt) + 4 * 60_000).toISOString(),
		voidedAt: new Date(Date.parse(first.createdAt) + 9 * 60_000).toISOString(),
		voidedBy: first.recordedBy,
		voidReason: "Recorded twice · سُجّلت مرتين",
	};
	return [...payments, twice];
}

/** Payments of two years, with consecutive receipt numbers. */
export function membershipPayments(everybody: readonly Person[], now: number): PaymentRecord[] {
	const last = new Map<string, number>();
	return everybody
		.flatMap((person) => withVoided(person, paidBy(person, now)))
		.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
		.map((payment) => {
			const year = kuwaitDate(Date.parse(payment.createdAt)).slice(0, 4);
			const number = (last.get(year) ?? 0) + 1;
			last.set(year, number);
			return { ...payment, receiptNumber: `${year}-${String(number).padStart(5, "0")}` };
		});
}

/** The last receipt number of each year. */
export function receiptBooks(
	payments: readonly PaymentRecord[],
): EntityItem<typeof ReceiptBooks>[] {
	const numbers = payments.map(({ receiptNumber }) => receiptNumber.split("-").map(Number));
	return [...Map.groupBy(numbers, ([year]) => year)].map(([year, all]) => ({
		year,
		last: Math.max(...all.map(([, number]) => number)),
	}));
}

/** All people with the fee standing that follows from their payments. */
export function withFees(
	everybody: readonly Person[],
	payments: readonly PaymentRecord[],
	now: number,
): Person[] {
	const byPerson = Map.groupBy(payments, ({ userId }) => userId);
	return everybody.map((person) => {
		const own = byPerson.get(person.user.id) ?? [];
		const standing = standingFrom(
			own.flatMap(({ voidedAt, validUntil, ...payment }) =>
				voidedAt === undefined && validUntil ? [{ ...payment, validUntil }] : [],
			),
			{ isExempt: isExempt(person), joined: person.user.createdAt, today: dateIn(now, 0) },
		);
		const feeVersion = own.length + own.filter(({ voidedAt }) => voidedAt !== undefined).length;
		return { ...person, user: { ...person.user, ...standing, feeVersion } };
	});
}
