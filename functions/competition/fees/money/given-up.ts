import { largeSum } from "#shared/competition/fees/charges.rules.ts";
import type { GivenUp } from "#shared/competition/fees/fees.schema.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { monthDays } from "#shared/core/time/month.ts";
import { membershipTitle } from "#shared/people/memberships/memberships.rules.ts";
import { isValid } from "../../../people/memberships/ledger.ts";
import type { PaymentRecord } from "../../../people/memberships/payment.entity.ts";
import { paymentIdOf, paymentsBetween } from "../../../people/memberships/payments.service.ts";
import { namedPerson, peopleById } from "../../../people/users/users.service.ts";
import { system } from "../../registrations/registration.transitions.ts";
import type { ChargeLineRecord } from "../ledger/charge-line.entity.ts";
import { chargeLinesBetween } from "./charge-lines.ts";

const titlesOf = ({ titleEn, titleAr }: { titleEn: string; titleAr: string }) => ({
	titleEn,
	titleAr,
});

/** A refund or waiver before its people are named. */
type Decided = Omit<GivenUp, "person" | "by"> & { at: string; userId: number; by: number };

/** Refunds and waivers of people who got `largeSum` or more in all, latest first. */
export function selectLargeSums(
	payments: readonly PaymentRecord[],
	lines: readonly ChargeLineRecord[],
): Decided[] {
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
			titles: (parts.length > 0 ? parts : [membershipTitle]).map(titlesOf),
		}));
	const waivers = lines
		.filter(({ kind }) => kind === "waived")
		.map((line) => ({
			kind: "waiver" as const,
			id: `${line.charge}-${line.n}`,
			day: kuwaitDate(Date.parse(line.at)),
			at: line.at,
			amount: -line.amount,
			reason: line.reason ?? null,
			receipt: null,
			userId: line.userId,
			by: line.by ?? system,
			titles: [titlesOf(line)],
		}));
	return [...Map.groupBy([...refunds, ...waivers], ({ userId }) => userId).values()]
		.filter((all) => all.reduce((sum, { amount }) => sum + amount, 0) >= largeSum)
		.flat()
		.sort((a, b) => b.at.localeCompare(a.at));
}

/**
 * Refunds and waivers of a month for super-admins. A person's are summed up, so that a sum in several
 * small parts is not missed.
 */
export async function listGivenUp(month: string): Promise<GivenUp[]> {
	const { from, to } = monthDays(month);
	const noticed = selectLargeSums(
		...(await Promise.all([paymentsBetween(from, to), chargeLinesBetween(from, to)])),
	);
	const people = await peopleById(noticed.flatMap(({ userId, by }) => [userId, by]));
	const nameOf = (id: number) => {
		const person = people.get(id);
		return person ? namedPerson(person) : null;
	};
	return noticed.map(({ userId, by, at: _, ...one }) => ({
		...one,
		person: nameOf(userId),
		by: nameOf(by),
	}));
}
