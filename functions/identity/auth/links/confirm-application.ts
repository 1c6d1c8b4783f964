import type { UserId } from "#shared/core/ids.ts";
import type { Caller } from "../../../core/caller.ts";
import { AppError } from "../../../core/errors.ts";
import { hashOf } from "../../../core/http/session.ts";
import { countAttempt } from "../../../core/http/throttle.ts";
import { identity } from "../../../core/outside/identity.ts";
import { auditedTransaction } from "../../../core/table/audited-transaction.ts";
import { withSignInLock, writeUnlock } from "../../../people/users/sign-in-lock.ts";
import { currentUser } from "../../../people/users/users.service.ts";
import { EmailLinks } from "../auth.entity.ts";
import { rememberDevice } from "../devices.ts";
import { securityEvent } from "../security-log.ts";
import { startSession } from "../start-session.ts";

type ApplicationLink = { hash: string; userId: number; email: string; createdAt: number };

/** The link of a coach application that has this token; null if there is none. */
export async function findApplicationLink(
	token: string,
	now: number,
): Promise<ApplicationLink | null> {
	const hash = hashOf(token);
	const { data } = await EmailLinks.get({ hash }).go({ consistent: true });
	if (!data || data.from !== data.to || data.expiresAt * 1000 <= now) return null;
	return { hash, userId: data.userId, email: data.to, createdAt: data.createdAt };
}

/**
 * Confirms the address of a coach application and signs the applicant in. Asks for the password
 * again: the owner of the address does not know it if a stranger applied.
 */
export async function confirmApplication(
	caller: Caller,
	{ hash, userId, email, createdAt }: ApplicationLink,
	password: string,
	device?: string,
) {
	const { now, agent, session: replaced } = caller;
	const id = userId as UserId;
	await countAttempt("account", `application ${hash}`, now);
	const person = await withSignInLock(id, now, async (locked) => {
		const isWaiting = locked.mustConfirmEmail && locked.email === email;
		if (!isWaiting || (locked.passwordSetAt ?? 0) > createdAt)
			throw new AppError("sign_up_link_invalid");
		if ((await identity.get().verify(email, password)) !== "password")
			throw new AppError("invalid", { fields: { password: "password_other" } });
		const { mustConfirmEmail: _, ...unconfirmed } = locked;
		const confirmed = { ...unconfirmed, emailConfirmedAt: now };
		const used = EmailLinks.delete({ hash }).where((link, { exists }) => exists(link.userId));
		await auditedTransaction(
			caller,
			{ entityType: "user", entityId: id, action: "email_confirmed" },
			[
				{ delete: used.params(), onConditionFailed: "sign_up_link_invalid" },
				{
					update: writeUnlock(locked, { emailConfirmedAt: now }, ["mustConfirmEmail"]).params(),
					onConditionFailed: "busy",
				},
			],
			currentUser(confirmed, { secondFactor: false }),
		);
		return confirmed;
	});
	const cookie = await startSession(person, now, { agent, replaced });
	securityEvent("email_confirmed", caller, { userId: id });
	return {
		user: currentUser(person, { secondFactor: false }),
		cookies: [cookie, await rememberDevice(id, device, now)],
	};
}
