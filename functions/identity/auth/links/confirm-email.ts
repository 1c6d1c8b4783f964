import type { UserId } from "#shared/core/ids.ts";
import { undoEmailDays } from "#shared/identity/auth/auth.rules.ts";
import type { Caller } from "../../../core/caller.ts";
import { AppError } from "../../../core/errors.ts";
import { endSessions, hashOf } from "../../../core/http/session.ts";
import { identity } from "../../../core/outside/identity.ts";
import { queueUndoLink } from "../../../core/outside/mail/outbox.ts";
import { auditLine, runOnce } from "../../../core/table/audited-transaction.ts";
import { runTransaction } from "../../../core/table/database.ts";
import { claimEmail, keepFor, writeEmailRelease } from "../../../people/users/email-claims.ts";
import { foundAsBefore, searchWrites } from "../../../people/users/search/search-keys.ts";
import { type Locked, withSignInLock, writeUnlock } from "../../../people/users/sign-in-lock.ts";
import { EmailLinks } from "../auth.entity.ts";
import { ok, toAddressee } from "../auth.service.ts";
import { securityEvent } from "../security-log.ts";

/**
 * Sets the address that the link was sent to, and ends the person's sessions except the caller's
 * own.
 */
export async function confirmEmail(caller: Caller, token: string): Promise<void> {
	const hash = hashOf(token);
	const { data: link } = await EmailLinks.get({ hash }).go({ consistent: true });
	if (!link || link.expiresAt * 1000 <= caller.now) throw new AppError("email_link_invalid");
	const { from, to, createdAt } = link;
	// A link of an application asks for its password too; see confirm-application.ts.
	if (from === to) throw new AppError("email_link_invalid");
	const id = link.userId as UserId;
	await withSignInLock(id, caller.now, async (locked) => {
		// If address or password have changed since the request, the requester may not be the owner.
		if (locked.email !== from || (locked.passwordSetAt ?? 0) >= createdAt)
			throw new AppError("email_link_invalid");
		await rename(locked, to, caller.now);
		const used = EmailLinks.delete({ hash }).where(({ userId }, { exists }) => exists(userId));
		const changes = {
			email: to,
			emailConfirmedAt: caller.now,
			updatedAt: new Date(caller.now).toISOString(),
		};
		await runTransaction([
			...runOnce(caller, ok),
			{ delete: used.params(), onConditionFailed: "email_link_invalid" },
			// The old address is reserved for as long as the change can be undone.
			...(from
				? [
						keepFor(from, id, caller.now + undoMs),
						queueUndoLink(toAddressee(locked), id, caller.now),
					]
				: []),
			{
				update: writeUnlock(locked, changes, ["mustConfirmEmail"])
					.where(foundAsBefore(locked))
					.params(),
				onConditionFailed: "busy",
			},
			...searchWrites(locked, { ...locked, ...changes }),
			auditLine(caller, {
				entityType: "user",
				entityId: id,
				action: "email_changed",
				details: { from, to },
			}),
		]);
		await endSessions(id, caller.session?.userId === id ? caller.session.hash : undefined);
	});
	securityEvent("email_changed", caller, { userId: id });
}

const undoMs = undoEmailDays * 24 * 60 * 60 * 1000;

/**
 * Claims the address before renaming, so that no other sign-in can have it. A crashed call can be
 * repeated.
 */
async function rename(locked: Locked, to: string, now: number): Promise<void> {
	await claimEmail(to, locked.id, now);
	try {
		// A person without an address has no sign-in; they set a password through a reset link.
		if (locked.email) await identity.get().rename(locked.email, to);
	} catch (error) {
		await runTransaction([{ update: writeUnlock(locked).params() }, writeEmailRelease(to)]);
		throw error;
	}
}
