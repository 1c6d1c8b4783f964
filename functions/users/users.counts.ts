import type { User } from "./user.entity.ts";

/** Coaches who wait for approval are counted apart from those who teach. */
export const usersCountedAs = ({ role, isApproved }: Pick<User, "role" | "isApproved">) => [
	role === "coach" && !isApproved ? "user coach pending" : `user ${role}`,
];
