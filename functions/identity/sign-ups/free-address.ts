import type { UserId } from "#shared/core/ids.ts";
import type { Caller } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { endSessions } from "../../core/http/session.ts";
import { identity } from "../../core/outside/identity.ts";
import { auditLine } from "../../core/table/audited-transaction.ts";
import { runTransaction } from "../../core/table/database.ts";
import { claimNew, writeEmailRelease } from "../../people/users/email-claims.ts";
import { foundAsBefore, searchWrites } from "../../people/users/search/search-keys.ts";
import { withSignInLock, writeHoldEnd } from "../../people/users/sign-in-lock.ts";
import { findUserByEmail } from "../../people/users/users.service.ts";
import { isAddressFree } from "./unclaimed.ts";

/** Another address of the same mailbox: most mail providers ignore the part after a plus sign. */
function sameMailbox(email: string, id: number): string {
	const [local, house] = email.split("@");
	return `${local}${local.includes("+") ? "-" : "+"}${id}@${house}`;
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
	await withSignInLock(owner.id as UserId, caller.now, async (held) => {
		const isClaimed = held.passwordSetAt !== undefined && !held.mustConfirmEmail;
		if (held.email !== email || isClaimed) throw new AppError("sign_up_link_invalid");
		const changes = {
			email: sameMailbox(email, held.id),
			updatedAt: new Date(caller.now).toISOString(),
		};
		// A temporary password may have been given out with the record, or a stranger may have chosen one.
		await identity.get().remove(email);
		await runTransaction([
			claimNew(changes.email, held.id),
			writeEmailRelease(email),
			{
				update: writeHoldEnd(held, changes).where(foundAsBefore(held)).params(),
				onConditionFailed: "busy",
			},
			...searchWrites(held, { ...held, ...changes }),
			auditLine(caller, { entityType: "user", entityId: held.id, action: "address_given_up" }),
		]);
		await endSessions(held.id as UserId);
	});
}
