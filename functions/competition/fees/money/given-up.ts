import { membershipTitle } from "#shared/community/memberships/memberships.rules.ts";
import { noticedFrom } from "#shared/competition/fees/charges.rules.ts";
import type { GivenUp } from "#shared/competition/fees/fees.schema.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { monthDays } from "#shared/core/time/month.ts";
import { isValid } from "../../../community/memberships/ledger.ts";
import { paymentIdOf, paymentsBetween } from "../../../community/memberships/payments.service.ts";
import { namedPerson, peopleById } from "../../../community/users/users.service.ts";
import { chargeLinesBetween } from "./charge-lines.ts";

/**
 * Refunds and waivers of a month, latest first, for people who got `noticedFrom` or more in all: a
 * sum in several small parts is not missed.
 */
export async function listGivenUp(month: string): Promise<GivenUp[]> {
	const { from, to } = monthDays(month);
	const [payments, lines] = await Promise.all([
		paymentsBetween(from, to),
		chargeLinesBetween(from, to),
	]);
	const refunds = payments
		.filter((payment) => payment.amount < 0 && isValid(payment))
		.map(({ paymentDate, createdAt, parts = [], notes, recordedBy, ...payment }) => ({
			kind: "refund" as const,
			id: paymentIdOf(payment),
			day: paymentDate,
			at: createdAt,
			amount: -payment.amount,
			reason: notes ?? null,
			receipt: payment.receiptNumber,
			userId: payment.userId,
			by: recordedBy,
			titles: parts.length > 0 ? parts : [membershipTitle],
		}));
	const waivers = lines
		.filter(({ kind }) => kind === "waived")
		.map(({ charge, n, at, amount, reason, userId, by = 0, titleEn, titleAr }) => ({
			kind: "waiver" as const,
			id: `${charge}-${n}`,
			day: kuwaitDate(Date.parse(at)),
			at,
			amount: -amount,
			reason: reason ?? null,
			receipt: null,
			userId,
			by,
			titles: [{ titleEn, titleAr }],
		}));
	const all = [...refunds, ...waivers];
	const sums = new Map<number, number>();
	for (const { userId, amount } of all) sums.set(userId, (sums.get(userId) ?? 0) + amount);
	const noticed = all.filter(({ userId }) => (sums.get(userId) ?? 0) >= noticedFrom);
	const people = await peopleById(noticed.flatMap(({ userId, by }) => [userId, by]));
	const nameOf = (id: number) => {
		const person = people.get(id);
		return person ? namedPerson(person) : null;
	};
	return noticed
		.sort((a, b) => b.at.localeCompare(a.at))
		.map(({ userId, by, at: _, titles, ...one }) => ({
			...one,
			titles: titles.map(({ titleEn, titleAr }) => ({ titleEn, titleAr })),
			person: nameOf(userId),
			by: nameOf(by),
		}));
}
