import type { FeeStatus } from "#shared/core/people.ts";
import { isInDirectory } from "#shared/users/users.rules.ts";
import type { User } from "./user.entity.ts";

/** Whether a fee is asked of somebody, or would be if they were not exempt: not of who applies to be a coach. */
export const isFeePayer = ({ role, isApproved }: Pick<User, "role" | "isApproved">) => role !== "coach" || isApproved;

export const feeName = (status: FeeStatus) => `fee ${status}`;
/** Memberships that end in a month (`2026-12`). */
export const dueName = (month: string) => `due ${month}`;

const feeCountedAs = ({ membershipFeeStatus = "pending", membershipExpiryDate }: Fee) => [
	feeName(membershipFeeStatus),
	...(membershipExpiryDate && membershipFeeStatus !== "exempt" ? [dueName(membershipExpiryDate.slice(0, 7))] : []),
];

type Fee = Pick<User, "membershipFeeStatus" | "membershipExpiryDate">;

/** Coaches who wait for approval are counted apart from those who teach, and owe no fee. */
export const usersCountedAs = (person: Pick<User, "role" | "isApproved"> & Fee) =>
	isFeePayer(person) ? [person.role, ...feeCountedAs(person)] : ["pending coach"];

/** Who stands in the public directory. */
export const listed = "listed";
export const listedCountedAs = (person: Pick<User, "role" | "isListed">) => (isInDirectory(person) ? [listed] : []);

/** All that a person counts as. */
export const personCountedAs = (
	person: Parameters<typeof usersCountedAs>[0] & Parameters<typeof listedCountedAs>[0],
) => [...usersCountedAs(person), ...listedCountedAs(person)];
