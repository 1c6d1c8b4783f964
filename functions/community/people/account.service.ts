import {
	type InviteOutcome,
	invitationPause,
	mayChangeRole,
	mayCorrect,
} from "#shared/community/people/people.rules.ts";
import type {
	Invitations,
	InvitedPerson,
	WholePerson,
} from "#shared/community/people/people.schema.ts";
import { isCoach } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { endSessions, requireFreshSignIn } from "../../core/http/session.ts";
import { identity } from "../../core/outside/identity.ts";
import { queueInvitation, queueLetter, queueUnblocking } from "../../core/outside/mail/outbox.ts";
import { auditedTransaction, auditLine, runOnce } from "../../core/table/audited-transaction.ts";
import { runTransaction, type Write } from "../../core/table/database.ts";
import { coachesOf } from "../../people/coaches/students.service.ts";
import { confirmedAddressOf } from "../../people/users/confirmed-address.ts";
import { listedAsBefore, listingWrites } from "../../people/users/directory/listings.ts";
import { currentFault } from "../../people/users/mail-fault.ts";
import { writeMailRetry } from "../../people/users/note-mail-fault.ts";
import { hasNeverSignedIn } from "../../people/users/search/filter-values.ts";
import { foundAsBefore, searchWrites } from "../../people/users/search/search-keys.ts";
import { type Locked, withSignInLock, writeUnlock } from "../../people/users/sign-in-lock.ts";
import type { User } from "../../people/users/user.entity.ts";
import { noteInvitation } from "../../people/users/user.writes.ts";
import { countPerson } from "../../people/users/users.counts.ts";
import { disabledLetter, enabledLetter } from "../../people/users/users.letters.ts";
import { findUser, peopleById } from "../../people/users/users.service.ts";
import { handOverCharges, successorCheck } from "../removals/charges.ts";
import { wholePersonFor } from "./person.view.ts";
import { stillSuperAdmin } from "./stillSuperAdmin.ts";

const invitation = (id: number) => ({ entityType: "user", entityId: id, action: "invited" });

/** The writes that invite a person and note when; they fail if somebody else has just done so. */
const inviteWrites = (user: User, now: number): Write[] => [
	noteInvitation(user, now),
	queueInvitation({ to: user.email, locale: user.preferredLanguage }, now),
];

/** Emails a person a link with which they choose a password. */
export async function invitePerson(caller: SignedIn, id: UserId): Promise<void> {
	const user = requireFound(await findUser(id));
	if (!mayCorrect(caller.session.role, user.role)) throw new AppError("forbidden");
	if (user.isDisabled) throw new AppError("account_disabled");
	if (!user.email) throw new AppError("no_address");
	await auditedTransaction(caller, invitation(id), inviteWrites(user, caller.now));
}

function inviteOutcome({ session, now }: SignedIn, user: User | undefined): InviteOutcome {
	if (!user || !mayCorrect(session.role, user.role)) return "notAllowed";
	if (user.isDisabled) return "disabled";
	if (!user.email) return "noAddress";
	if (!hasNeverSignedIn(user)) return "hasPassword";
	return (user.invitedAt ?? 0) > now - invitationPause ? "invitedBefore" : "invited";
}

/**
 * Invites people who have never signed in, in one transaction. Whoever was invited a short time ago
 * is left out, so that a repeat after a lost connection sends nobody a second email.
 */
export async function inviteMany(caller: SignedIn, { ids }: Invitations): Promise<InvitedPerson[]> {
	const unique = [...new Set(ids)];
	const people = await peopleById(unique);
	const answer = unique.map((id) => ({ id, outcome: inviteOutcome(caller, people.get(id)) }));
	const invited = answer.flatMap(({ id, outcome }) =>
		outcome === "invited" ? (people.get(id) ?? []) : [],
	);
	const writes = [
		...runOnce(caller, answer),
		...invited.flatMap((user) => [
			...inviteWrites(user, caller.now),
			auditLine(caller, invitation(user.id)),
		]),
	];
	if (writes.length > 0) await runTransaction(writes);
	return answer;
}

/**
 * Lets a person get emails again, for example after their mailbox was repaired: the mail service
 * forgets that they came back. Emails that failed before count no more.
 */
export async function retryMail(caller: SignedIn, id: UserId): Promise<WholePerson> {
	const user = requireFound(await findUser(id));
	const { email: to, preferredLanguage: locale } = user;
	const coaches = await coachesOf(id);
	const fault = currentFault(user);
	if (!fault) return wholePersonFor(caller, user, coaches);
	const { mailFault, write } = writeMailRetry(id, fault, caller.now);
	const answer = wholePersonFor(caller, { ...user, mailFault }, coaches);
	await auditedTransaction(
		caller,
		{ entityType: "user", entityId: id, action: "mail_retried" },
		[write, queueUnblocking({ to, locale }, caller.now)],
		answer,
	);
	return answer;
}

/**
 * Disables an account, or enables it again. A repeat changes nothing. Another coach first takes over
 * the classes and students of a coach who is disabled.
 */
export async function setDisabled(
	caller: SignedIn,
	id: UserId,
	isDisabled: boolean,
	handOverTo?: UserId,
): Promise<WholePerson> {
	if (!mayChangeRole(caller.session.userId, id)) throw new AppError("own_account");
	requireFreshSignIn(caller);
	const user = requireFound(await findUser(id));
	const coaches = await coachesOf(id);
	if (Boolean(user.isDisabled) === isDisabled) return wholePersonFor(caller, user, coaches);
	const leavesCoaching = isDisabled && isCoach(user);
	const successorIsCoach = leavesCoaching ? await successorCheck(user, handOverTo) : [];
	if (leavesCoaching && handOverTo) await handOverCharges(id, handOverTo, caller.now);
	if (isDisabled) await endSessions(id);
	const changed = await withSignInLock(id, caller.now, (locked) =>
		changeLocked(caller, locked, { isDisabled, coaches, handOverTo, checks: successorIsCoach }),
	);
	// Ends sessions that were started meanwhile.
	if (isDisabled) await endSessions(id);
	return wholePersonFor(caller, changed, coaches);
}

/** The email about a disabled or enabled account: a disabled person sees no notification. */
function accountLetter(person: User, now: number): Write[] {
	const { preferredLanguage: locale, isDisabled } = person;
	const to = confirmedAddressOf(person);
	const letter = (isDisabled ? disabledLetter : enabledLetter)[locale];
	return to ? [queueLetter({ to, locale }, letter(nameIn(locale, person).first), now)] : [];
}

type AccountChange = {
	isDisabled: boolean;
	coaches: readonly User[];
	handOverTo?: UserId;
	/** Conditions of the transaction. */
	checks: readonly Write[];
};

/**
 * Changes the identity provider first: if the call dies in between, nobody can sign in who should
 * not.
 */
async function changeLocked(
	caller: SignedIn,
	locked: Locked,
	{ isDisabled, coaches, handOverTo, checks }: AccountChange,
): Promise<User> {
	const { id, email } = locked;
	const updatedAt = new Date(caller.now).toISOString();
	const after: User = { ...locked, isDisabled, updatedAt };
	if (email) await identity.get().setDisabled(email, isDisabled);
	await auditedTransaction(
		caller,
		{
			entityType: "user",
			entityId: id,
			action: isDisabled ? "disabled" : "enabled",
			...(handOverTo && { details: { handOverTo } }),
		},
		[
			{
				update: writeUnlock(locked, { isDisabled, updatedAt })
					.where(foundAsBefore(locked))
					.where(listedAsBefore(locked))
					.params(),
				onConditionFailed: "busy",
			},
			await stillSuperAdmin(caller),
			...checks,
			...accountLetter(after, caller.now),
			...searchWrites(locked, after),
			...listingWrites(locked, after),
			...countPerson(locked, after),
		],
		wholePersonFor(caller, after, coaches),
	);
	return after;
}
