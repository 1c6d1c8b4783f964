import { countedRoles } from "#shared/base/ranks/belts.rules.ts";
import { isGuest, roles } from "#shared/core/access.ts";
import type { FeeStatus } from "#shared/core/people.ts";
import { monthAt } from "#shared/core/time/month.ts";
import { isInDirectory } from "#shared/people/users/users.rules.ts";
import { defineCounts, writeCounters } from "../../core/table/counters.ts";
import type { Write } from "../../core/table/database.ts";
import { dojoPeopleCountedAs } from "../dojos/dojos.counts.ts";
import type { User } from "./user.entity.ts";

const pendingCoach = "pending coach";

/** Counters by role; each person but guests is counted in exactly one of them. */
export const standings = [...roles, pendingCoach];

/** Pending coaches are counted separately from approved ones. */
export const standingOf = ({ role, isApproved }: Pick<User, "role" | "isApproved">) =>
	role === "coach" && !isApproved ? pendingCoach : role;

/** Counter of members who joined in a month ("2026-11"). */
export const joinedIn = (month: string) => `member since ${month}`;

/** A person's year of birth. */
export const bornIn = ({ dateOfBirth }: { dateOfBirth?: string }) => dateOfBirth?.slice(0, 4);
const bornPrefix = "born ";
/** The years of birth in the counters of people, latest first. */
export const yearsOfBirth = (counts: Record<string, number>): string[] =>
	Object.entries(counts)
		.filter(([name, count]) => name.startsWith(bornPrefix) && count > 0)
		.map(([name]) => name.slice(bornPrefix.length))
		.sort()
		.reverse();

/** Whether a fee applies to a person, even if they are exempt: not to guests and pending coaches. */
export const isFeePayer = ({ role, isApproved }: Pick<User, "role" | "isApproved">) =>
	!isGuest({ role }) && (role !== "coach" || isApproved);

export const feeName = (status: FeeStatus) => `fee ${status}`;
/** Counter of memberships that end in a month (`2026-12`). */
export const dueName = (month: string) => `due ${month}`;

const feeCountedAs = ({ membershipFeeStatus = "pending", membershipExpiryDate }: Fee) => [
	feeName(membershipFeeStatus),
	...(membershipExpiryDate && membershipFeeStatus !== "exempt"
		? [dueName(membershipExpiryDate.slice(0, 7))]
		: []),
];

type Fee = Pick<User, "membershipFeeStatus" | "membershipExpiryDate">;

type Standing = Pick<User, "role" | "isApproved" | "createdAt" | "dateOfBirth"> &
	Partial<Pick<User, "isJoiningUnknown">>;

/**
 * Counters of a person: role, year of birth and fee, and for members the month in which they
 * joined, if it is known. Guests are not counted.
 */
export const usersCountedAs = (person: Standing & Fee) =>
	isGuest(person)
		? []
		: [
				standingOf(person),
				...(person.dateOfBirth ? [`${bornPrefix}${bornIn(person)}`] : []),
				...(isFeePayer(person) ? feeCountedAs(person) : []),
				...(person.role === "member" && !person.isJoiningUnknown
					? [joinedIn(monthAt(Date.parse(person.createdAt)))]
					: []),
			];

/** Counter of people in the public directory. */
export const listed = "listed";
export const listedCountedAs = (person: Parameters<typeof isInDirectory>[0]) =>
	isInDirectory(person) ? [listed] : [];

type Belted = Pick<User, "role" | "isApproved" | "gender" | "currentBelt">;

/** Belt counters of members and approved coaches, by role and gender. */
export const beltsCountedAs = ({ role, isApproved, gender, currentBelt }: Belted) =>
	countedRoles.some((one) => one === role) && (role !== "coach" || isApproved)
		? [`${role}.${gender ?? "unknown"}.${currentBelt}`]
		: [];

type Counted = { dojoId?: number } & Belted &
	Parameters<typeof usersCountedAs>[0] &
	Parameters<typeof listedCountedAs>[0];

/** All counters of a person, except those of belts. */
export const personCountedAs = (person: Counted) => [
	...usersCountedAs(person),
	...listedCountedAs(person),
];

/**
 * The writes that update the counters when a person is created, changed or deleted. They belong in
 * the same transaction, which must contain no other write of these counters: a transaction may
 * include an item only once.
 */
export const countPerson = (before: Counted | null, after: Counted | null): Write[] => [
	...writeCounters("user", personCountedAs, before, after),
	...writeCounters("belt", beltsCountedAs, before, after),
	...writeCounters("dojoPeople", dojoPeopleCountedAs, before, after),
];

export const usersCounts = defineCounts({
	user: {
		of: "user",
		as: personCountedAs,
		totals: {
			members: ["member"],
			coaches: ["coach"],
			pendingCoaches: [pendingCoach],
			admins: ["admin", "super-admin"],
			overdueFees: [feeName("overdue")],
		},
	},
	belt: { of: "user", as: beltsCountedAs },
});
