import { startOf } from "../../core/time/kuwait.ts";
import { monthsBetween } from "../../core/time/month.ts";
import { holdsPlace } from "../registrations/registrations.rules.ts";
import type { NextBelt } from "./next-belt.schema.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** What is needed before a grading, and whether it is there. */
export type Need =
	| { kind: "months" | "classes"; have: number; required: number; isMet: boolean }
	/** `until`: last day that is paid; null for none. */
	| { kind: "membership"; isExempt: boolean; until: string | null; isMet: boolean }
	/** In fils. */
	| { kind: "fee"; amount: number; isMet: boolean };

type Upcoming = NextBelt["gradings"][number];

export type NextBeltPlan = {
	needs: Need[];
	/** Whether nothing is missing at the present rank: months and classes. */
	isReady: boolean;
	/** First day on which the person may be graded; null if that day has come. */
	from: string | null;
	/** A grading before that day: the one with a registration, or else the next one. */
	short: { grading: Upcoming; days: number; isRegistered: boolean } | null;
	/** The first grading from that day on. */
	next: Upcoming | null;
};

type Facts = Omit<NextBelt, "belt" | "nextBelt" | "parts">;

/** Months and classes at the present rank. More than required counts as the required number. */
function rankNeeds(facts: Facts, today: string): Need[] {
	const { since, requiredMonths, attended, requiredClasses } = facts;
	const need = (
		kind: "months" | "classes",
		have: number | null,
		required: number | null,
	): Need[] =>
		have === null || !required
			? []
			: [{ kind, have: Math.min(have, required), required, isMet: have >= required }];
	const months = since === null ? null : Math.max(0, monthsBetween(since, today));
	return [...need("months", months, requiredMonths), ...need("classes", attended, requiredClasses)];
}

/** The grading to take, and one that is too early. Parts are repeated until a day, and at any time. */
function gradingsOf({ gradings, eligibleDate, repeat }: Facts, today: string) {
	const isPending = !repeat && eligibleDate !== null && eligibleDate > today;
	const from = isPending ? eligibleDate : null;
	const isEarly = ({ date }: Upcoming) => from !== null && date < from;
	const isRegistered = ({ status }: Upcoming) => status !== null && holdsPlace(status);
	const early = gradings.filter(isEarly);
	const grading = early.find(isRegistered) ?? early[0];
	return {
		from,
		short:
			grading && from
				? {
						grading,
						days: Math.round((startOf(from) - startOf(grading.date)) / dayMs),
						isRegistered: isRegistered(grading),
					}
				: null,
		next: gradings.find((one) => !isEarly(one) && (!repeat || one.date <= repeat.until)) ?? null,
	};
}

/** What a person needs for the next belt, and at which grading they can try it. */
export function planNextBelt(facts: Facts, today: string): NextBeltPlan {
	const { fee, openFee, membership, repeat } = facts;
	const { from, short, next } = gradingsOf(facts, today);
	const own = repeat ? [] : rankNeeds(facts, today);
	const day = next?.date ?? today;
	return {
		needs: [
			...own,
			...(membership
				? [
						{
							kind: "membership" as const,
							...membership,
							isMet: membership.isExempt || (membership.until !== null && membership.until >= day),
						},
					]
				: []),
			...(fee > 0 && !repeat
				? [{ kind: "fee" as const, amount: openFee || fee, isMet: openFee === 0 }]
				: []),
		],
		isReady: own.length > 0 && own.every(({ isMet }) => isMet),
		from,
		short,
		next,
	};
}
