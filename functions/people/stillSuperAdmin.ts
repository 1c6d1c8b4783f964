import type { SignedIn } from "../core/caller.ts";
import { AppError } from "../core/errors.ts";
import type { Write } from "../core/table/database.ts";
import { requireUnchanged } from "../users/user.writes.ts";
import { findUser } from "../users/users.service.ts";

/**
 * The write that holds while the caller is a super-admin whose account is open. Nobody changes their own role or closes
 * their own account, so whoever takes a super-admin away stays one themselves, even where two do it to each other at once.
 */
export async function stillSuperAdmin({ session }: SignedIn): Promise<Write> {
	const caller = await findUser(session.userId);
	if (caller?.role !== "super-admin" || caller.isDisabled) throw new AppError("forbidden");
	return requireUnchanged(caller);
}
