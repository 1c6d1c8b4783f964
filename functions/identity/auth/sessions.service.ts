import type { UserId } from "#shared/core/ids.ts";
import type {
	AccountSecurity,
	RunningSession,
	SignInOfPerson,
} from "#shared/identity/auth/auth.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { env } from "../../core/env.ts";
import { requireFound } from "../../core/errors.ts";
import type { SessionRecord } from "../../core/http/session.entity.ts";
import {
	endingSession,
	endSessions,
	needsSecondFactor,
	sessionsOf,
} from "../../core/http/session.ts";
import { identity } from "../../core/outside/identity.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { findUser } from "../../people/users/users.service.ts";
import { writeCalendarEnd } from "../calendar-addresses/calendars.service.ts";
import { pendingEmailOf } from "./links/pending-email.ts";
import { afterSignOut, connectionsOf } from "./managed-login.ts";
import { codesLeft } from "./second-factor/recovery-codes.ts";
import { turnOff } from "./second-factor/second-factor.service.ts";
import { securityEvent } from "./security-log.ts";
import type { InCare } from "./sign-in-access.ts";

const viewSession = (session: SessionRecord, own?: string): RunningSession => ({
	id: session.hash,
	current: session.hash === own,
	browser: session.browser ?? null,
	system: session.system ?? null,
	startedAt: new Date(session.startedAt).toISOString(),
	lastSeenAt: new Date(session.lastSeenAt).toISOString(),
});

/** The caller's sign-in settings and sessions, current browser first. */
export async function readAccountSecurity({ session, now }: SignedIn): Promise<AccountSecurity> {
	const { userId, hash } = session;
	const [record, sessions, recoveryCodesLeft, connections] = await Promise.all([
		findUser(userId),
		sessionsOf(userId, now),
		codesLeft(userId),
		connectionsOf(userId),
	]);
	const user = requireFound(record);
	return {
		pendingEmail: await pendingEmailOf(user, now),
		secondFactor: user.secondFactorAt !== undefined,
		secondFactorRequired: needsSecondFactor(user),
		recoveryCodesLeft,
		provider: (identity.get().managedLogin && env().IDENTITY_PROVIDER) ?? null,
		connections,
		sessions: sessions
			.map((one) => viewSession(one, hash))
			.sort((a, b) => Number(b.current) - Number(a.current)),
	};
}

/** Ends one of the caller's sessions; no error if it has ended already. */
export async function endOwnSession(caller: SignedIn, hash: string): Promise<void> {
	const { userId } = caller.session;
	const change = { entityType: "user", entityId: userId, action: "session_ended" };
	await auditedTransaction(caller, change, [endingSession({ userId, hash })]);
	securityEvent("session_ended", caller, { userId });
}

export async function endAllSessions(caller: SignedIn): Promise<{ location: string }> {
	const { userId } = caller.session;
	const answer = { location: afterSignOut(caller.session) };
	await endSessions(userId);
	await auditedTransaction(
		caller,
		{ entityType: "user", entityId: userId, action: "signed_out_everywhere" },
		[],
		answer,
	);
	securityEvent("sign_out_everywhere", caller, { userId });
	return answer;
}

export async function readSignInOfPerson(
	caller: SignedIn,
	person: InCare,
): Promise<SignInOfPerson> {
	const sessions = await sessionsOf(person.id as UserId, caller.now);
	return {
		secondFactor: person.secondFactorAt !== undefined,
		sessions: sessions.map((one) => viewSession(one, caller.session.hash)),
	};
}

export async function endSessionsOfPerson(caller: SignedIn, person: InCare): Promise<void> {
	const userId = person.id as UserId;
	// Sessions end before the audit line is written, so that a retry after a crash ends them too.
	await endSessions(userId);
	await auditedTransaction(
		caller,
		{ entityType: "user", entityId: userId, action: "sessions_ended" },
		[writeCalendarEnd(userId)],
	);
	securityEvent("sessions_ended_by_staff", caller, { userId });
}

/**
 * For a person who has lost their phone and recovery codes. All their sessions end, because the
 * request may come from an impostor.
 */
export async function endSecondFactorOfPerson(caller: SignedIn, person: InCare): Promise<void> {
	const userId = person.id as UserId;
	await turnOff(caller, userId);
	await endSessions(userId);
	securityEvent("second_factor_ended_by_staff", caller, { userId });
}
