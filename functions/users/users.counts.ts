import { isInDirectory } from "#shared/users/users.rules.ts";
import type { User } from "./user.entity.ts";

/** Coaches who wait for approval are counted apart from those who teach. */
export const usersCountedAs = ({ role, isApproved }: Pick<User, "role" | "isApproved">) => [
	role === "coach" && !isApproved ? "pending coach" : role,
];

/** Who stands in the public directory. */
export const listed = "listed";
export const listedCountedAs = (person: Pick<User, "role" | "isListed">) => (isInDirectory(person) ? [listed] : []);

/** All that a person counts as. */
export const personCountedAs = (
	person: Parameters<typeof usersCountedAs>[0] & Parameters<typeof listedCountedAs>[0],
) => [...usersCountedAs(person), ...listedCountedAs(person)];
