import { federationName } from "#shared/core/federation.ts";
import type { UserId } from "#shared/core/ids.ts";
import { isAppCode } from "#shared/identity/auth/auth.rules.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import type { Caller, SignedIn } from "../../../core/caller.ts";
import { AppError } from "../../../core/errors.ts";
import { changeSession, endSessions, requireFreshSignIn } from "../../../core/http/session.ts";
import { countAttempt, forgetAttempts } from "../../../core/http/throttle.ts";
import { identity } from "../../../core/outside/identity.ts";
import { queueLetter } from "../../../core/outside/mail/outbox.ts";
import { auditLine } from "../../../core/table/audited-transaction.ts";
import { runTransaction } from "../../../core/table/database.ts";
import { withSignInLock, writeUnlock } from "../../../people/users/sign-in-lock.ts";
import type { User } from "../../../people/users/user.entity.ts";
import { accountLetter } from "../auth.letters.ts";
import { toAddressee } from "../auth.service.ts";
import { securityEvent } from "../security-log.ts";
import { forgetCodes, makeCodes } from "./recovery-codes.ts";

const letterOf = (what: "on" | "off", user: User, now: number) => {
	const locale = user.preferredLanguage;
	return queueLetter(
		toAddressee(user),
		accountLetter(what, locale, nameIn(locale, user).first),
		now,
	);
};

/**
 * Creates the secret for an authenticator app. The second factor is turned on only when a code is
 * confirmed.
 */
export const startSecondFactor = (caller: SignedIn, password: string) =>
	withSignInLock(caller.session.userId, caller.now, async (locked) => {
		if (locked.secondFactorAt) throw new AppError("second_factor_on");
		await countAttempt("own", String(locked.id), caller.now);
		const verdict = await identity.get().verify(locked.email, password);
		if (verdict === "wrong") {
			securityEvent("identity_refused", caller, { userId: locked.id });
			throw new AppError("wrong_current_password");
		}
		// An earlier call crashed after it turned the factor on at the provider, so its owner has no
		// recovery codes: turn it off.
		if (verdict === "code_needed") await identity.get().endSecondFactor(locked.email);
		const secret = await identity.get().startSecondFactor(locked.email, password);
		if (!secret) throw new AppError("wrong_current_password");
		await forgetAttempts("own", String(locked.id));
		await writeUnlock(locked).go();
		const query = new URLSearchParams({ secret, issuer: federationName.en });
		const label = encodeURIComponent(`${federationName.en}:${locked.email}`);
		return { secret, uri: `otpauth://totp/${label}?${String(query).replaceAll("+", "%20")}` };
	});

/**
 * Turns the second factor on and ends all other sessions. Returns the recovery codes, which are
 * displayed only once.
 */
export const confirmSecondFactor = (caller: SignedIn, password: string, code: string) =>
	withSignInLock(caller.session.userId, caller.now, async (locked) => {
		if (locked.secondFactorAt) throw new AppError("second_factor_on");
		const { session, now } = caller;
		const id = locked.id as UserId;
		await countAttempt("own", String(id), now);
		if (
			!isAppCode(code) ||
			!(await identity.get().confirmSecondFactor(locked.email, password, code))
		) {
			securityEvent("second_factor_refused", caller, { userId: id });
			throw new AppError("second_factor_wrong");
		}
		await forgetAttempts("own", String(id));
		const { codes, writes } = await makeCodes(id);
		const noted = runTransaction([
			{ update: writeUnlock(locked, { secondFactorAt: now }).params(), onConditionFailed: "busy" },
			...writes,
			letterOf("on", locked, now),
			auditLine(caller, { entityType: "user", entityId: id, action: "second_factor_on" }),
		]);
		await noted.catch(async (error) => {
			// Our record does not have the second factor, so the provider must not ask for codes either.
			await identity.get().endSecondFactor(locked.email);
			throw error;
		});
		await changeSession(session, { secondFactor: true, confirmedAt: now });
		await endSessions(id, session.hash);
		securityEvent("second_factor_on", caller, { userId: id });
		return { recoveryCodes: codes };
	});

/** Turns a person's second factor off, at the provider and in their record. */
export const turnOff = (caller: Caller, userId: UserId) =>
	withSignInLock(userId, caller.now, async (locked) => {
		await identity.get().endSecondFactor(locked.email);
		// A repeated call, or a factor that was on only at the provider: no email or audit line.
		if (!locked.secondFactorAt) return void (await writeUnlock(locked).go());
		await runTransaction([
			{ update: writeUnlock(locked, {}, ["secondFactorAt"]).params(), onConditionFailed: "busy" },
			...(await forgetCodes(userId)),
			letterOf("off", locked, caller.now),
			auditLine(caller, { entityType: "user", entityId: userId, action: "second_factor_off" }),
		]);
	});

export async function endSecondFactor(caller: SignedIn): Promise<void> {
	requireFreshSignIn(caller);
	const { session } = caller;
	await turnOff(caller, session.userId);
	await changeSession(session, { secondFactor: false });
	securityEvent("second_factor_off", caller, { userId: session.userId });
}

export const renewRecoveryCodes = (caller: SignedIn) =>
	withSignInLock(caller.session.userId, caller.now, async (locked) => {
		requireFreshSignIn(caller);
		if (!locked.secondFactorAt) throw new AppError("second_factor_off");
		const id = locked.id as UserId;
		const { codes, writes } = await makeCodes(id);
		await runTransaction([
			{ update: writeUnlock(locked).params(), onConditionFailed: "busy" },
			...writes,
			auditLine(caller, { entityType: "user", entityId: id, action: "recovery_codes_made" }),
		]);
		securityEvent("recovery_codes_made", caller, { userId: id });
		return { recoveryCodes: codes };
	});
