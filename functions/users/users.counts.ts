import { kuwaitDate } from "#shared/core/kuwait.ts";
import { isInDirectory } from "#shared/users/users.rules.ts";
import type { User } from "./user.entity.ts";

/** Coaches who wait for approval stand apart from those who teach. */
export const standingOf = ({ role, isApproved }: Pick<User, "role" | "isApproved">) =>
	role === "coach" && !isApproved ? "pending coach" : role;

/** As whom members are counted who joined in a month ("2026-11"). */
export const joinedIn = (month: string) => `member since ${month}`;

/** People by what they are, and members also by the month in which they joined. */
export const usersCountedAs = (person: Pick<User, "role" | "isApproved" | "createdAt">) => [
	standingOf(person),
	...(person.role === "member" ? [joinedIn(kuwaitDate(Date.parse(person.createdAt)).slice(0, 7))] : []),
];

/** Who stands in the public directory. */
export const listed = "listed";
export const listedCountedAs = (person: Pick<User, "role" | "isListed" | "isDisabled">) =>
	isInDirectory(person) ? [listed] : [];
