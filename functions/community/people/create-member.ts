import type { CreatedMember, NewMember } from "#shared/community/people/people.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { identity } from "../../core/outside/identity.ts";
import { queueInvitation } from "../../core/outside/mail/outbox.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { nextId } from "../../core/table/database.ts";
import { coachWrites } from "../../people/coaches/students.service.ts";
import { newMember } from "../../people/users/new-member.ts";
import { createPerson } from "../../people/users/user.writes.ts";
import { coachToBe } from "./person.service.ts";
import { personFor } from "./person.view.ts";
import { temporaryPassword } from "./temporary-password.ts";

/**
 * Creates a member. The sign-in is created last, so that a repeat never sets another password; a
 * member whose sign-in is missing because a call died can be invited. The password is never part of
 * a stored answer.
 */
export async function createMember(
	caller: SignedIn,
	{ invite, coachId, preferredLanguage = caller.locale, hasOneName, ...member }: NewMember,
): Promise<CreatedMember> {
	const [id] = await Promise.all([nextId<UserId>("user"), coachToBe(coachId)]);
	const person = newMember(
		member,
		{ id, preferredLanguage, mustChangePassword: !invite },
		caller.now,
	);
	const user = personFor(caller, person);
	await auditedTransaction(
		caller,
		{ entityType: "user", entityId: id, action: "created", details: { invited: invite } },
		[
			...createPerson(person),
			...(coachId ? await coachWrites(id, coachId, caller.now) : []),
			...(invite
				? [queueInvitation({ to: person.email, locale: preferredLanguage }, caller.now)]
				: []),
		],
		{ user, temporaryPassword: null },
	).catch(asOwnField);
	if (invite) return { user, temporaryPassword: null };
	const password = temporaryPassword();
	await identity.get().setPassword(person.email, password);
	return { user, temporaryPassword: password };
}

/** Reports a taken address at its field; only staff can see this. */
function asOwnField(error: unknown): never {
	if (error instanceof AppError && error.code === "email_taken")
		throw new AppError("email_taken", { fields: { email: "email_taken" } });
	throw error;
}
