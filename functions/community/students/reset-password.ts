import type { NewPassword } from "#shared/community/students/students.schema.ts";
import { AppError } from "../../core/errors.ts";
import { endSessions, requireFreshSignIn } from "../../core/http/session.ts";
import { countAttempt } from "../../core/http/throttle.ts";
import { identity } from "../../core/outside/identity.ts";
import { queueResetLink } from "../../core/outside/mail/outbox.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import type { Acting } from "../../people/families/authorization.ts";
import { stillLocked, withSignInLock, writeUnlock } from "../../people/users/sign-in-lock.ts";
import type { User } from "../../people/users/user.entity.ts";
import { temporaryPassword } from "../people/temporary-password.ts";
import { isMember, passwordWayOf } from "./student.view.ts";
import { studentOf } from "./students.service.ts";

/** Gives a student a new password, or emails a link to choose one: see `passwordWayOf`. */
export async function resetPassword(caller: Acting): Promise<NewPassword> {
	requireFreshSignIn(caller);
	const student = await studentOf(caller);
	if (!isMember(student)) throw new AppError("forbidden");
	if (student.isDisabled) throw new AppError("account_disabled");
	if (!student.email) throw new AppError("no_address");
	return passwordWayOf(student) === "mailed" ? mailLink(caller, student) : showPassword(caller);
}

const changeOf = ({ person }: Acting, way: string) => ({
	entityType: "user",
	entityId: person,
	action: "password_given",
	details: { way },
});

async function mailLink(
	caller: Acting,
	{ email: to, preferredLanguage: locale }: User,
): Promise<NewPassword> {
	await countAttempt("reset", to, caller.now);
	const answer = { way: "mailed", temporaryPassword: null } as const;
	await auditedTransaction(
		caller,
		changeOf(caller, "mailed"),
		[queueResetLink({ to, locale }, caller.now)],
		answer,
	);
	return answer;
}

/**
 * Sets the password after writing the idempotency key, so that a repeat sets no other, and under
 * the sign-in lock, so that a password chosen meanwhile is not overwritten.
 */
const showPassword = (caller: Acting): Promise<NewPassword> =>
	withSignInLock(caller.person, caller.now, async (locked) => {
		if (passwordWayOf(locked) !== "shown") throw new AppError("changed_meanwhile");
		const answer = { way: "shown", temporaryPassword: null } as const;
		await auditedTransaction(caller, changeOf(caller, "shown"), [stillLocked(locked)], answer);
		const password = temporaryPassword();
		await identity.get().setPassword(locked.email, password);
		await endSessions(caller.person);
		await writeUnlock(locked).go();
		return { ...answer, temporaryPassword: password };
	});
