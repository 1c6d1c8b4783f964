import type { UserId } from "#shared/core/ids.ts";
import type { Caller } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { endSessions } from "../../core/http/session.ts";
import { identity } from "../../core/outside/identity.ts";
import { auditLine } from "../../core/table/audited-transaction.ts";
import { runTransaction } from "../../core/table/database.ts";
import { claimNew, writeEmailRelease } from "../../people/users/email-claims.ts";
import { foundAsBefore, searchWrites } from "../../people/users/search/search-keys.ts";
import { withSignInLock, writeUnlock } from "../../people/users/sign-in-lock.ts";
import { findUserByEmail } from "../../people/users/users.service.ts";
import { isAddressFree } from "./unclaimed.ts";

/** Another address of the same mailbox: most mail providers ignore the part after a plus sign. */
function sameMailbox(email: string, id: number): string {
	const [local, domain] = email.split("@");
	return `${local}${local.includes("+") ? "-" : "+"}${id}@${domain}`;
}

/**
 * Frees an address for a person who confirmed it, if an unclaimed record has it: a coach may have
 * entered a parent's address, or a stranger may have applied with it. The record gets another address of that mailbox. Does nothing if
 * nobody has the address.
 */
export async function freeAddress(caller: Caller, email: string): Promise<void> {
	const owner = await findUserByEmail(email);
	if (!owner) return;
	if (!(await isAddressFree(owner))) throw new AppError("sign_up_link_invalid");
	await withSignInLock(owner.id as UserId, caller.now, async (locked) => {
		const isClaimed = locked.passwordSetAt !== undefined && !locked.mustConfirmEmail;
		if (locked.email !== email || isClaimed) throw new AppError("sign_up_link_invalid");
		const changes = {
			email: sameMailbox(email, locked.id),
			updatedAt: new Date(caller.now).toISOString(),
		};
		// A temporary password may have been given out with the record, or a stranger may have chosen one.
		await identity.get().remove(email);
		await runTransaction([
			claimNew(changes.email, locked.id),
			writeEmailRelease(email),
			{
				update: writeUnlock(locked, changes).where(foundAsBefore(locked)).params(),
				onConditionFailed: "busy",
			},
			...searchWrites(locked, { ...locked, ...changes }),
			auditLine(caller, { entityType: "user", entityId: locked.id, action: "address_given_up" }),
		]);
		await endSessions(locked.id as UserId);
	});
}
