import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import type { Write } from "../../core/table/database.ts";
import { requireUnchanged } from "../../people/users/user.writes.ts";
import { findUser } from "../../people/users/users.service.ts";

/**
 * A check that the caller is still an enabled super-admin. Nobody can demote or disable themselves,
 * so at least one super-admin remains, even if two demote each other at once.
 */
export async function stillSuperAdmin({ session }: SignedIn): Promise<Write> {
	const caller = await findUser(session.userId);
	if (caller?.role !== "super-admin" || caller.isDisabled) throw new AppError("forbidden");
	return requireUnchanged(caller);
}
