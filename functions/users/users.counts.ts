import { countedRoles } from "#shared/belts/belts.rules.ts";
import { isInDirectory } from "#shared/users/users.rules.ts";
import type { Write } from "../core/table/database.ts";
import { tally } from "../core/table/tally.ts";
import type { User } from "./user.entity.ts";

/** Coaches who wait for approval are counted apart from those who teach. */
export const usersCountedAs = ({ role, isApproved }: Pick<User, "role" | "isApproved">) => [
	role === "coach" && !isApproved ? "pending coach" : role,
];

/** Who stands in the public directory. */
export const listed = "listed";
export const listedCountedAs = (person: Pick<User, "role" | "isListed">) => (isInDirectory(person) ? [listed] : []);

type Belted = Pick<User, "role" | "isApproved" | "gender" | "currentBelt">;

/** Members and approved coaches wear a belt in the picture of the federation. */
export const beltsCountedAs = ({ role, isApproved, gender, currentBelt }: Belted) =>
	countedRoles.some((one) => one === role) && (role !== "coach" || isApproved)
		? [`${role}.${gender ?? "unknown"}.${currentBelt}`]
		: [];

/**
 * The writes that keep a person's numbers when they are made, changed or removed. Belong into the
 * same transaction.
 */
export const countPerson = (before: Belted | null, after: Belted | null): Write[] => [
	...tally("user", usersCountedAs, before, after),
	...tally("belt", beltsCountedAs, before, after),
];
