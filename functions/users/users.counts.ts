import { countedRoles } from "#shared/belts/belts.rules.ts";
import { roles } from "#shared/core/access.ts";
import type { FeeStatus } from "#shared/core/people.ts";
import { monthAt } from "#shared/core/time/month.ts";
import { isInDirectory } from "#shared/users/users.rules.ts";
import type { Write } from "../core/table/database.ts";
import { writeTallies } from "../core/table/tally.ts";
import type { User } from "./user.entity.ts";

const pendingCoach = "pending coach";

/** As which a person is counted once. */
export const standings = [...roles, pendingCoach];

/** Coaches who wait for approval stand apart from those who teach. */
export const standingOf = ({ role, isApproved }: Pick<User, "role" | "isApproved">) =>
	role === "coach" && !isApproved ? pendingCoach : role;

/** As whom members are counted who joined in a month ("2026-11"). */
export const joinedIn = (month: string) => `member since ${month}`;

/** Whether a fee is asked of somebody, or would be if they were not exempt: not of who applies to be a coach. */
export const isFeePayer = ({ role, isApproved }: Pick<User, "role" | "isApproved">) =>
	role !== "coach" || isApproved;

export const feeName = (status: FeeStatus) => `fee ${status}`;
/** Memberships that end in a month (`2026-12`). */
export const dueName = (month: string) => `due ${month}`;

const feeCountedAs = ({ membershipFeeStatus = "pending", membershipExpiryDate }: Fee) => [
	feeName(membershipFeeStatus),
	...(membershipExpiryDate && membershipFeeStatus !== "exempt"
		? [dueName(membershipExpiryDate.slice(0, 7))]
		: []),
];

type Fee = Pick<User, "membershipFeeStatus" | "membershipExpiryDate">;

/** People by what they are and by their fee, and members also by the month in which they joined. */
export const usersCountedAs = (person: Pick<User, "role" | "isApproved" | "createdAt"> & Fee) => [
	standingOf(person),
	...(isFeePayer(person) ? feeCountedAs(person) : []),
	...(person.role === "member" ? [joinedIn(monthAt(Date.parse(person.createdAt)))] : []),
];

/** Who stands in the public directory. */
export const listed = "listed";
export const listedCountedAs = (person: Parameters<typeof isInDirectory>[0]) =>
	isInDirectory(person) ? [listed] : [];

type Belted = Pick<User, "role" | "isApproved" | "gender" | "currentBelt">;

/** Members and approved coaches wear a belt in the picture of the federation. */
export const beltsCountedAs = ({ role, isApproved, gender, currentBelt }: Belted) =>
	countedRoles.some((one) => one === role) && (role !== "coach" || isApproved)
		? [`${role}.${gender ?? "unknown"}.${currentBelt}`]
		: [];

type Counted = Belted &
	Parameters<typeof usersCountedAs>[0] &
	Parameters<typeof listedCountedAs>[0];

/** All that a person counts as, but for their belt. */
export const personCountedAs = (person: Counted) => [
	...usersCountedAs(person),
	...listedCountedAs(person),
];

/**
 * The writes that keep a person's numbers when they are made, changed or removed. Belong into the same transaction,
 * which has no other count of people: it takes no item twice.
 */
export const countPerson = (before: Counted | null, after: Counted | null): Write[] => [
	...writeTallies("user", personCountedAs, before, after),
	...writeTallies("belt", beltsCountedAs, before, after),
];
