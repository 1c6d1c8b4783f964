import { randomBytes } from "node:crypto";
import type { UserId } from "#shared/core/ids.ts";
import { undoEmailDays } from "#shared/identity/auth/auth.rules.ts";
import type { Caller } from "../../../core/caller.ts";
import { AppError } from "../../../core/errors.ts";
import { endSessions, hashOf } from "../../../core/http/session.ts";
import { identity } from "../../../core/outside/identity.ts";
import { queueResetLink } from "../../../core/outside/mail/outbox.ts";
import { auditLine, runOnce } from "../../../core/table/audited-transaction.ts";
import { runTransaction } from "../../../core/table/database.ts";
import {
	claimantOf,
	writeEmailClaim,
	writeEmailRelease,
} from "../../../people/users/email-claims.ts";
import { foundAsBefore, searchWrites } from "../../../people/users/search/search-keys.ts";
import { withSignInLock, writeUnlock } from "../../../people/users/sign-in-lock.ts";
import { writeCalendarEnd } from "../../calendar-addresses/calendars.service.ts";
import { EmailUndos } from "../auth.entity.ts";
import { ok } from "../auth.service.ts";
import { writeUnlinks } from "../managed-login.ts";
import { forgetCodes } from "../second-factor/recovery-codes.ts";
import { securityEvent } from "../security-log.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** A random password that meets every password rule. */
const unknownPassword = () => `${randomBytes(24).toString("base64url")}aA1`;

/**
 * Restores the previous address and sends it a link to set a password. All sessions end; the
 * current password and a second factor that an intruder may have set up become invalid.
 */
export async function undoEmail(caller: Caller, token: string): Promise<void> {
	const hash = hashOf(token);
	const { data: link } = await EmailUndos.get({ hash }).go({ consistent: true });
	if (!link || link.expiresAt * 1000 <= caller.now) throw new AppError("undo_link_invalid");
	const { from, to, changedAt } = link;
	const id = link.userId as UserId;
	await withSignInLock(id, caller.now, async (locked) => {
		const claimant = await claimantOf(from);
		// The address may have been changed again since; the claim proves who owned it. Links for
		// changes before an undo are invalid, or the intruder could revert the undo.
		const isOwner =
			claimant === id && locked.email !== from && changedAt > (locked.emailUndoneAt ?? 0);
		if (!isOwner) throw new AppError("undo_link_invalid");
		// An intruder may have set up the second factor shortly before the change.
		const foreign = (locked.secondFactorAt ?? 0) >= changedAt - undoEmailDays * dayMs;
		if (foreign) await identity.get().endSecondFactor(locked.email);
		await identity.get().rename(locked.email, from);
		await identity.get().setPassword(from, unknownPassword());
		const used = EmailUndos.delete({ hash }).where(({ userId }, { exists }) => exists(userId));
		const changes = {
			email: from,
			emailConfirmedAt: caller.now,
			emailUndoneAt: caller.now,
			passwordSetAt: caller.now,
			mustChangePassword: false,
			updatedAt: new Date(caller.now).toISOString(),
		};
		const released = foreign
			? writeUnlock(locked, changes, ["secondFactorAt"])
			: writeUnlock(locked, changes);
		await runTransaction([
			...runOnce(caller, ok),
			{ delete: used.params(), onConditionFailed: "undo_link_invalid" },
			writeEmailClaim(from, id),
			...[...new Set([locked.email, to])].map(writeEmailRelease),
			{ update: released.where(foundAsBefore(locked)).params(), onConditionFailed: "busy" },
			...searchWrites(locked, { ...locked, ...changes }),
			...(foreign ? await forgetCodes(id) : []),
			...(await writeUnlinks(id)),
			writeCalendarEnd(id),
			queueResetLink({ to: from, locale: locked.preferredLanguage }, caller.now),
			auditLine(caller, {
				entityType: "user",
				entityId: id,
				action: "email_change_undone",
				details: { from, to: locked.email },
			}),
		]);
		await endSessions(id);
	});
	securityEvent("email_change_undone", caller, { userId: link.userId });
}
