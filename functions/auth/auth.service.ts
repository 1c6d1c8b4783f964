import type { UserId } from "#shared/core/ids.ts";
import type { Caller, Session } from "../core/caller.ts";
import { auditLine } from "../core/commit.ts";
import { transact } from "../core/database.ts";
import { AppError, found } from "../core/errors.ts";
import { identity } from "../core/identity.ts";
import { queueLetter, queueResetLink } from "../core/outbox.ts";
import { endSessions, hashOf, startSession } from "../core/session.ts";
import { type User, Users } from "../users/user.entity.ts";
import { currentUser, findUser, findUserByEmail } from "../users/users.service.ts";
import { ResetTokens } from "./auth.entity.ts";
import { passwordChangedLetter } from "./auth.letters.ts";
import { checkAddress, countAttempt, countFailure, forgetAttempts } from "./throttle.ts";

type SignedIn = Caller & { session: Session };

const person = (user: User) => ({ ...user, id: user.id as UserId });

export async function login(caller: Caller, email: string, password: string) {
	await countAttempt("account", email, caller.now);
	await checkAddress(caller.address, caller.now);
	// Nothing more is looked up for a wrong password, so that known and unknown accounts take the same time.
	const right = await identity.get().verify(email, password);
	const user = right ? await findUserByEmail(email) : null;
	if (!user) {
		await countFailure(caller.address, caller.now);
		throw new AppError("wrong_credentials");
	}
	await forgetAttempts("account", email);
	return { user: currentUser(user), cookie: await startSession(person(user), caller.now) };
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
	const { data } = await ResetTokens.get({ hash }).go({ consistent: true });
	if (!data || data.expiresAt * 1000 <= caller.now) throw new AppError("reset_link_invalid");
	const record = found(await findUser(data.userId as UserId));
	// The token goes first: of parallel uses only one gets past this line.
	await transact([
		{
			delete: ResetTokens.delete({ hash })
				.where(({ userId }, { exists }) => exists(userId))
				.params(),
			otherwise: "reset_link_invalid",
		},
		{
			update: chosenPassword(record, caller.now)
				.where(
					({ passwordSetAt }, { notExists, lt }) =>
						`${notExists(passwordSetAt)} OR ${lt(passwordSetAt, data.createdAt)}`,
				)
				.params(),
			// The password was chosen anew since this link was mailed.
			otherwise: "reset_link_invalid",
		},
		tell(record, caller.now),
		auditLine(caller, { entityType: "user", entityId: record.id, action: "password_reset" }),
	]);
	await identity.get().setPassword(record.email, newPassword);
	await endSessions(record.id as UserId);
	await forgetAttempts("account", record.email);
}

export async function changePassword(caller: SignedIn, currentPassword: string, newPassword: string) {
	const record = found(await findUser(caller.session.userId));
	await countAttempt("account", record.email, caller.now);
	if (!(await identity.get().verify(record.email, currentPassword))) throw new AppError("wrong_current_password");
	await forgetAttempts("account", record.email);
	await identity.get().setPassword(record.email, newPassword);
	const changed = { ...record, mustChangePassword: false };
	await transact([
		{ update: chosenPassword(record, caller.now).params() },
		tell(record, caller.now),
		auditLine(caller, { entityType: "user", entityId: record.id, action: "password_changed" }),
	]);
	await endSessions(caller.session.userId);
	return { user: currentUser(changed), cookie: await startSession(person(changed), caller.now) };
}

const chosenPassword = ({ id }: User, now: number) =>
	Users.patch({ id }).set({ mustChangePassword: false, passwordSetAt: now });

/** Tells the owner that the password changed. */
const tell = ({ email, firstName, preferredLanguage: locale }: User, now: number) =>
	queueLetter({ to: email, locale }, passwordChangedLetter[locale](firstName), now);
