import type { UserId } from "#shared/core/ids.ts";
import { findPasswordFault, isAppCode, isRecoveryCode } from "#shared/identity/auth/auth.rules.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import type { Caller, SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { changeSession, endSessions, hashOf, touchSession } from "../../core/http/session.ts";
import {
	checkNetwork,
	countAttempt,
	countFailure,
	forgetAttempts,
	type Kind,
} from "../../core/http/throttle.ts";
import { identity } from "../../core/outside/identity.ts";
import { type Addressed, queueLetter, queueResetLink } from "../../core/outside/mail/outbox.ts";
import { auditLine, runOnce } from "../../core/table/audited-transaction.ts";
import { runTransaction, type Write } from "../../core/table/database.ts";
import { confirmedAddressOf } from "../../people/users/confirmed-address.ts";
import { foundAsBefore, searchWrites } from "../../people/users/search/search-keys.ts";
import { type Locked, withSignInLock, writeUnlock } from "../../people/users/sign-in-lock.ts";
import type { User } from "../../people/users/user.entity.ts";
import { forgetSecondFactor } from "../../people/users/user.writes.ts";
import { currentUser, findUser, findUserByEmail } from "../../people/users/users.service.ts";
import { writeCalendarEnd } from "../calendar-addresses/calendars.service.ts";
import { ResetTokens } from "./auth.entity.ts";
import { accountLetter, passwordChangedLetter } from "./auth.letters.ts";
import { commonPasswords } from "./commonPasswords.ts";
import { knownDevice, rememberDevice } from "./devices.ts";
import { levelSignIn } from "./level-sign-ins.ts";
import { writeUnlinks } from "./managed-login.ts";
import { forgetCodes, redeemCode } from "./second-factor/recovery-codes.ts";
import { securityEvent, securityEventOfAddress } from "./security-log.ts";
import { startSession } from "./start-session.ts";

/** The response of calls without a result. */
export const ok = { message: "OK" };

const nobody = 0 as UserId;

export const toAddressee = ({ email: to, preferredLanguage: locale }: User): Addressed => ({
	to,
	locale,
});

type Proof = { password: string; code?: string };

/** Checks a password and a code. A recovery code replaces the app's code and works once. */
async function prove(user: User | null, email: string, { password, code }: Proof) {
	const verdict = await identity
		.get()
		.verify(email, password, code && isAppCode(code) ? code : undefined);
	if (verdict !== "code_needed" || !code) return verdict;
	if (!user || !isRecoveryCode(code) || !(await redeemCode(user.id as UserId, code)))
		return "code_wrong";
	return "recovery_code";
}

const proven = (verdict: Awaited<ReturnType<typeof prove>>) =>
	verdict === "password" || verdict === "password_and_code" || verdict === "recovery_code";

/** Throws when the code is missing or wrong. */
function checkCode(verdict: Awaited<ReturnType<typeof prove>>): void {
	if (verdict === "code_needed") throw new AppError("second_factor_needed");
	if (verdict === "code_wrong") throw new AppError("second_factor_wrong");
}

export async function signInWithPassword(
	caller: Caller,
	{ email, ...proof }: Proof & { email: string },
	device?: string,
) {
	const { now, address, agent, session: replaced } = caller;
	const lockedOut = async (error: unknown): Promise<never> => {
		await securityEventOfAddress("sign_in_locked", caller, email);
		throw error;
	};
	// Read before the password check: a session starts only if the person is unchanged since then.
	const user = await findUserByEmail(email);
	const id = (user?.id ?? nobody) as UserId;
	// Failed attempts from unknown browsers have a separate counter, so that strangers cannot lock a
	// person out of a known browser.
	const isKnownDevice = await knownDevice(id, device, now);
	// A known browser is not blocked by failed sign-ins of others in its network.
	if (!isKnownDevice) await checkNetwork("address", address, now).catch(lockedOut);
	await levelSignIn(now);
	const counter: [Kind, string] = isKnownDevice
		? ["device", `${id} ${isKnownDevice}`]
		: ["account", email];
	await countAttempt(...counter, now).catch(lockedOut);
	const verdict = await prove(user, email, proof);
	if (verdict === "code_needed") throw new AppError("second_factor_needed");
	if (!user || !proven(verdict)) {
		await securityEventOfAddress("sign_in_refused", caller, email);
		await countFailure("address", address, now);
		checkCode(verdict);
		throw new AppError("wrong_credentials");
	}
	await forgetAttempts(...counter);
	if (verdict === "password" && user.secondFactorAt) {
		await followProvider(caller, user);
		delete user.secondFactorAt;
	}
	const secondFactor = verdict !== "password";
	const cookie = await startSession(user, now, { agent, secondFactor, replaced });
	if (verdict === "recovery_code") await notifyOfRecoveryCode(caller, user);
	securityEvent("sign_in", caller, { userId: id });
	return {
		user: currentUser(user, { secondFactor }),
		cookies: [cookie, await rememberDevice(id, device, now)],
	};
}

/**
 * Updates our record when the provider no longer asks for a code: a call that turned it off crashed
 * before it updated the record.
 */
const followProvider = (caller: Caller, { id }: User) =>
	runTransaction([
		forgetSecondFactor(id),
		auditLine(caller, { entityType: "user", entityId: id, action: "second_factor_off" }),
	]);

async function notifyOfRecoveryCode(caller: Caller, user: User): Promise<void> {
	const name = nameIn(user.preferredLanguage, user).first;
	const letter = accountLetter("codeUsed", user.preferredLanguage, name);
	await runTransaction([
		queueLetter(toAddressee(user), letter, caller.now),
		auditLine(caller, { entityType: "user", entityId: user.id, action: "recovery_code_used" }),
	]);
	securityEvent("recovery_code_used", caller, { userId: user.id });
}

/**
 * Returns the signed-in person. Browsers call this with each page load, so it also updates when the
 * session was last used.
 */
export async function readCurrentUser({ session, now }: SignedIn) {
	const record = await findUser(session.userId);
	if (!record) throw new AppError("unauthorized");
	await touchSession(session, now);
	return currentUser(record, session);
}

/**
 * Checks the password of a signed-in person. Failed attempts have a separate counter from sign-ins.
 */
export async function checkPassword(caller: SignedIn, user: User, proof: Proof): Promise<void> {
	await countAttempt("own", String(user.id), caller.now);
	const verdict = await prove(user, user.email, proof);
	if (verdict === "code_needed") throw new AppError("second_factor_needed");
	if (!proven(verdict)) {
		securityEvent("identity_refused", caller, { userId: user.id });
		checkCode(verdict);
		throw new AppError("wrong_current_password");
	}
	if (verdict === "recovery_code") await notifyOfRecoveryCode(caller, user);
	await forgetAttempts("own", String(user.id));
}

/** Confirms the caller's identity, which allows sensitive changes for some minutes. */
export async function confirmIdentity(
	caller: SignedIn,
	{ currentPassword, code }: { currentPassword: string; code?: string },
) {
	const record = await findUser(caller.session.userId);
	if (!record) throw new AppError("unauthorized");
	await checkPassword(caller, record, { password: currentPassword, code });
	await changeSession(caller.session, { confirmedAt: caller.now });
	securityEvent("identity_confirmed", caller, { userId: record.id });
}

/**
 * Sends a reset link if the address has an account. Work and response are the same if it has none.
 */
export async function forgotPassword(caller: Caller, email: string) {
	await countAttempt("reset", email, caller.now);
	const answer = {
		message: "If your email is registered, you will receive password reset instructions.",
	};
	await runTransaction([
		...runOnce(caller, answer),
		queueResetLink({ to: email, locale: caller.locale }, caller.now),
	]);
	return answer;
}

export async function resetPassword(
	caller: Caller,
	token: string,
	newPassword: string,
): Promise<void> {
	const hash = hashOf(token);
	const { data: link } = await ResetTokens.get({ hash }).go({ consistent: true });
	if (!link || link.expiresAt * 1000 <= caller.now) throw new AppError("reset_link_invalid");
	await withSignInLock(link.userId as UserId, caller.now, async (locked) => {
		// The link is invalid if the password was set or the address was changed after it was sent.
		if ((locked.passwordSetAt ?? 0) >= link.createdAt || locked.email !== link.email)
			throw new AppError("reset_link_invalid");
		const used = ResetTokens.delete({ hash }).where(({ userId }, { exists }) => exists(userId));
		await setPassword(caller, locked, newPassword, "password_reset", {
			writes: [
				...runOnce(caller, ok),
				{ delete: used.params(), onConditionFailed: "reset_link_invalid" },
				writeCalendarEnd(locked.id),
			],
			confirms: confirmedAddressOf(locked) === null,
		});
		await forgetAttempts("account", locked.email);
	});
}

export const changePassword = (caller: SignedIn, currentPassword: string, newPassword: string) =>
	withSignInLock(caller.session.userId, caller.now, async (locked) => {
		const { session, now, agent } = caller;
		await countAttempt("own", String(locked.id), now);
		const verdict = await identity.get().verify(locked.email, currentPassword);
		if (verdict === "wrong") {
			securityEvent("identity_refused", caller, { userId: locked.id });
			throw new AppError("wrong_current_password");
		}
		await forgetAttempts("own", String(locked.id));
		const changed = await setPassword(caller, locked, newPassword, "password_changed");
		const { secondFactor, managed } = session;
		// With a second factor, the password alone does not confirm the identity.
		const confirmedAt = locked.secondFactorAt ? session.confirmedAt : now;
		return {
			user: currentUser(changed, session),
			cookie: await startSession(changed, now, { agent, secondFactor, managed, confirmedAt }),
		};
	});

/**
 * Ends what was set up before the address was confirmed, because its owner may be another person:
 * second factor, recovery codes and external accounts.
 */
async function voidEarlierAccess(locked: Locked): Promise<Write[]> {
	const id = locked.id as UserId;
	if (locked.secondFactorAt) await identity.get().endSecondFactor(locked.email);
	return [...(await forgetCodes(id)), ...(await writeUnlinks(id))];
}

/**
 * Sets a password and ends all sessions. An error at the identity provider leaves everything
 * unchanged.
 * @param confirms whether this first proves that the person reads the address's mail, which voids
 * what was set up before
 */
async function setPassword(
	caller: Caller,
	locked: Locked,
	password: string,
	action: "password_reset" | "password_changed",
	{ writes = [], confirms = false }: { writes?: Write[]; confirms?: boolean } = {},
): Promise<User> {
	const id = locked.id as UserId;
	const fault = findPasswordFault(password, commonPasswords, locked);
	if (fault) throw new AppError("invalid", { fields: { newPassword: fault } });
	const chosen = {
		mustChangePassword: false,
		passwordSetAt: caller.now,
		...(confirms && { emailConfirmedAt: caller.now }),
	};
	const after = { ...locked, ...chosen };
	// The first password ends that staff find the person among those who have none.
	const indexed = searchWrites(locked, after);
	const voided = confirms ? await voidEarlierAccess(locked) : [];
	const ended = confirms ? (["secondFactorAt", "mustConfirmEmail"] as const) : [];
	await identity.get().setPassword(locked.email, password);
	// End sessions before the commit, so that an error here keeps the link valid, and after it, for
	// sign-ins in between.
	await endSessions(id);
	await runTransaction([
		...writes,
		...voided,
		{
			update: (indexed.length > 0
				? writeUnlock(locked, chosen, ended).where(foundAsBefore(locked))
				: writeUnlock(locked, chosen, ended)
			).params(),
			onConditionFailed: "busy",
		},
		...indexed,
		queuePasswordEmail(locked, caller.now),
		auditLine(caller, { entityType: "user", entityId: id, action }),
	]);
	await endSessions(id);
	securityEvent(action, caller, { userId: id });
	return after;
}

/** Queues the email about the changed password. */
const queuePasswordEmail = (user: User, now: number) => {
	const locale = user.preferredLanguage;
	return queueLetter(
		toAddressee(user),
		passwordChangedLetter[locale](nameIn(locale, user).first),
		now,
	);
};
