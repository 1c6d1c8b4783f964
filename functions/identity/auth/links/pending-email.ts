import type { PendingEmail } from "#shared/identity/auth/auth.schema.ts";
import type { SignedIn } from "../../../core/caller.ts";
import { AppError, requireFound } from "../../../core/errors.ts";
import { countAttempt } from "../../../core/http/throttle.ts";
import { Outbox, queueEmailLink } from "../../../core/outside/mail/outbox.ts";
import { auditedTransaction } from "../../../core/table/audited-transaction.ts";
import type { Write } from "../../../core/table/database.ts";
import type { User } from "../../../people/users/user.entity.ts";
import { findUser } from "../../../people/users/users.service.ts";
import { EmailLinks } from "../auth.entity.ts";

/**
 * New addresses that the person has not confirmed, latest first, whether the email with the link is
 * sent or still queued. `end`: the writes that cancel these changes.
 */
async function pendingOf({ id, email, passwordSetAt = 0 }: User, now: number) {
	const [{ data: links }, { data: queued }] = await Promise.all([
		EmailLinks.query.ofUser({ userId: id }).go({ pages: "all" }),
		Outbox.query.ofUser({ userId: id }).go({ pages: "all" }),
	]);
	const waiting: { to: string; at: number; end: Write }[] = [
		...links
			.filter(({ from, createdAt }) => from === email && createdAt > passwordSetAt)
			.filter(({ expiresAt }) => expiresAt * 1000 > now)
			.map(({ hash, to, createdAt: at }) => ({
				to,
				at,
				end: { delete: EmailLinks.delete({ hash }).params() },
			})),
		...queued
			.filter(({ kind }) => kind === "emailLink")
			.map(({ id: queuedId, to, askedAt: at = 0 }) => ({
				to,
				at,
				end: { delete: Outbox.delete({ id: queuedId }).params() },
			})),
	];
	// A coach application confirms the address that the person has already.
	return waiting.filter(({ to }) => to !== email).sort((a, b) => b.at - a.at);
}

/** The latest address that waits for its confirmation. */
export async function pendingEmailOf(user: User, now: number): Promise<PendingEmail | null> {
	const [latest] = await pendingOf(user, now);
	return latest ? { email: latest.to, askedAt: new Date(latest.at).toISOString() } : null;
}

async function requirePending({ session, now }: SignedIn) {
	const user = requireFound(await findUser(session.userId));
	const pending = await pendingOf(user, now);
	if (pending.length === 0) throw new AppError("not_found");
	return { user, pending };
}

const emailChange = (id: number, action: string) => ({
	entityType: "user",
	entityId: id,
	action,
});

/** Sends the link to the pending address again. */
export async function resendEmail(caller: SignedIn): Promise<void> {
	const { user, pending } = await requirePending(caller);
	await countAttempt("email", String(user.id), caller.now);
	const to = { to: pending[0].to, locale: user.preferredLanguage };
	await auditedTransaction(caller, emailChange(user.id, "email_change_resent"), [
		queueEmailLink(to, user.id, caller.now),
	]);
}

/** Cancels the change of address: links that were sent no longer confirm it. */
export async function cancelEmail(caller: SignedIn): Promise<void> {
	const { user, pending } = await requirePending(caller);
	await auditedTransaction(
		caller,
		emailChange(user.id, "email_change_cancelled"),
		pending.map(({ end }) => end),
	);
}
