import type { UserId } from "#shared/core/ids.ts";
import { nameIn } from "#shared/users/users.rules.ts";
import type { Caller, Session } from "../core/caller.ts";
import { auditLine } from "../core/commit.ts";
import { transact, type Write } from "../core/database.ts";
import { AppError } from "../core/errors.ts";
import { identity } from "../core/identity.ts";
import { queueLetter, queueResetLink } from "../core/outbox.ts";
import { endSessions, hashOf, startSession } from "../core/session.ts";
import type { User } from "../users/user.entity.ts";
import { currentUser, findUser, findUserByEmail } from "../users/users.service.ts";
import { ResetTokens } from "./auth.entity.ts";
import { passwordChangedLetter } from "./auth.letters.ts";
import { type Held, holding, release } from "./holding.ts";
import { checkAddress, countAttempt, countFailure, forgetAttempts } from "./throttle.ts";

type SignedIn = Caller & { session: Session };

export async function login(caller: Caller, email: string, password: string) {
	await countAttempt("account", email, caller.now);
	await checkAddress(caller.address, caller.now);
	// Read first: a session is only started while the person is as they were when this password was right.
	const user = await findUserByEmail(email);
	const right = await identity.get().verify(email, password);
	if (!user || !right) {
		await countFailure(caller.address, caller.now);
		throw new AppError("wrong_credentials");
	}
	await forgetAttempts("account", email);
	return { user: currentUser(user), cookie: await startSession(user, caller.now) };
}

export const user = async ({ session }: SignedIn) => {
	const record = await findUser(session.userId);
	if (!record) throw new AppError("unauthorized");
	return currentUser(record);
};

/** Has a reset link mailed when the address is known. The work and the answer are the same when it is not. */
export async function forgotPassword(caller: Caller, email: string): Promise<void> {
	await countAttempt("reset", email, caller.now);
	await queueResetLink({ to: email, locale: caller.locale }, caller.now);
}

export async function resetPassword(caller: Caller, token: string, newPassword: string): Promise<void> {
	const hash = hashOf(token);
	const { data: link } = await ResetTokens.get({ hash }).go({ consistent: true });
	if (!link || link.expiresAt * 1000 <= caller.now) throw new AppError("reset_link_invalid");
	await holding(link.userId as UserId, caller.now, async (held) => {
		// The password was chosen anew since this link was mailed.
		if ((held.passwordSetAt ?? 0) >= link.createdAt) throw new AppError("reset_link_invalid");
		const used = ResetTokens.delete({ hash }).where(({ userId }, { exists }) => exists(userId));
		await setPassword(caller, held, newPassword, "password_reset", [
			{ delete: used.params(), otherwise: "reset_link_invalid" },
		]);
		await forgetAttempts("account", held.email);
	});
}

export const changePassword = (caller: SignedIn, currentPassword: string, newPassword: string) =>
	holding(caller.session.userId, caller.now, async (held) => {
		await countAttempt("account", held.email, caller.now);
		if (!(await identity.get().verify(held.email, currentPassword))) throw new AppError("wrong_current_password");
		await forgetAttempts("account", held.email);
		const changed = await setPassword(caller, held, newPassword, "password_changed");
		return { user: currentUser(changed), cookie: await startSession(changed, caller.now) };
	});

/** Sets a password and ends all sessions. What goes wrong at the identity provider leaves everything as it was. */
async function setPassword(
	caller: Caller,
	held: Held,
	password: string,
	action: string,
	writes: Write[] = [],
): Promise<User> {
	const id = held.id as UserId;
	const chosen = { mustChangePassword: false, passwordSetAt: caller.now };
	await identity.get().setPassword(held.email, password);
	// Before the change is final, so that a fault here leaves the link good; and after it, for who signed in meanwhile.
	await endSessions(id);
	await transact([
		...writes,
		{ update: release(held, chosen).params(), otherwise: "busy" },
		tell(held, caller.now),
		auditLine(caller, { entityType: "user", entityId: id, action }),
	]);
	await endSessions(id);
	return { ...held, ...chosen };
}

/** Tells the owner that the password changed. */
const tell = (user: User, now: number) => {
	const { email: to, preferredLanguage: locale } = user;
	return queueLetter({ to, locale }, passwordChangedLetter[locale](nameIn(locale, user).first), now);
};
