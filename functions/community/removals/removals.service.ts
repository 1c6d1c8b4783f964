import type { Removal } from "#shared/community/removals/removals.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Locale } from "#shared/core/locales.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { judgeOf } from "../../competition/judges/judges.service.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, nullIfNotFound, requireFound } from "../../core/errors.ts";
import { endSessions, requireFreshSignIn } from "../../core/http/session.ts";
import { identity } from "../../core/outside/identity.ts";
import type { Letter } from "../../core/outside/mail/letter.ts";
import { queueLetter } from "../../core/outside/mail/outbox.ts";
import {
	auditLine,
	auditLineBy,
	type Change,
	runOnce,
} from "../../core/table/audited-transaction.ts";
import { writeCounters } from "../../core/table/counters.ts";
import { runTransaction, type Write } from "../../core/table/database.ts";
import { guardiansOf } from "../../people/families/links.ts";
import { confirmedAddressOf } from "../../people/users/confirmed-address.ts";
import { type Locked, withSignInLock } from "../../people/users/sign-in-lock.ts";
import type { User } from "../../people/users/user.entity.ts";
import { deletePerson } from "../../people/users/user.writes.ts";
import { childDeletedLetter, deletedLetter } from "../../people/users/users.letters.ts";
import { findUser, findUsers } from "../../people/users/users.service.ts";
import { successorCheck } from "./charges.ts";
import { type RemovalRecord, Removals } from "./removal.entity.ts";
import { removalsCountedAs } from "./removals.counts.ts";
import { steps } from "./steps.ts";

const removal = ({ userId, done, of, finishedAt }: RemovalRecord): Removal => ({
	id: userId as UserId,
	done,
	of,
	finished: finishedAt !== undefined,
});

/** Progress of a person's deletion; `not_found` if nobody requested one. */
export async function readProgress(userId: UserId): Promise<Removal> {
	const { data } = await Removals.get({ userId }).go({ consistent: true });
	return removal(requireFound(data));
}

type Begun = {
	change: Change;
	/** Further writes of the same transaction. */
	writes?: Write[];
	answer?: (removal: Removal) => unknown;
	handOverTo?: UserId;
};

/** `leaves`: a member leaves the federation with this deletion. */
type Also = { judgeId?: number; handOverTo?: UserId; leaves?: true };

/** A removal record of which no step is done yet. */
export function newRemoval(
	locked: Locked,
	{ judgeId, handOverTo, leaves }: Also,
	now: number,
): RemovalRecord {
	const at = new Date(now).toISOString();
	return {
		userId: locked.id,
		done: 0,
		of: steps.length,
		...(leaves && locked.role === "member" && { wasMember: true }),
		createdAt: at,
		updatedAt: at,
		email: locked.email,
		judgeId,
		portrait: locked.profileImageUrl,
		handOverTo,
	};
}

/**
 * Writes that start a deletion: the person is deleted, and the removal record makes the stream
 * remove their items.
 */
export const removalWrites = (locked: Locked, record: RemovalRecord): Write[] => [
	...deletePerson(locked),
	{ put: Removals.create(record).params() },
	...writeCounters("removal", removalsCountedAs, null, record),
];

/**
 * Deletes a person at once: nobody finds them and they cannot sign in. Their items are removed step
 * by step after the response. If a call dies before the transaction, the person has lost their
 * password; the call can be repeated.
 */
export async function beginRemoval(
	caller: SignedIn,
	locked: Locked,
	begun: Begun,
): Promise<Removal> {
	const { change, writes = [], answer = () => null, handOverTo } = begun;
	const id = locked.id as UserId;
	const judge = await judgeOf(id);
	if (locked.email) await identity.get().remove(locked.email);
	await endSessions(id);
	const record = newRemoval(locked, { judgeId: judge?.id, handOverTo, leaves: true }, caller.now);
	await runTransaction([
		// The idempotency key belongs to the caller, because items kept for the deleted person are
		// removed.
		...runOnce(caller, answer(removal(record))),
		...removalWrites(locked, record),
		...writes,
		auditLine(caller, change),
	]);
	// Ends sessions that were started meanwhile.
	await endSessions(id);
	return removal(record);
}

/**
 * Deletes a person who requested it, once the period for undoing the request is over.
 * @param requestDeletion the write that deletes the request
 */
export const removeByThemselves = (
	id: UserId,
	requestDeletion: Write,
	now: number,
): Promise<void> =>
	withSignInLock(id, now, async (locked) => {
		const judge = await judgeOf(id);
		if (locked.email) await identity.get().remove(locked.email);
		await endSessions(id);
		await runTransaction([
			...removalWrites(locked, newRemoval(locked, { judgeId: judge?.id, leaves: true }, now)),
			requestDeletion,
			auditLineBy(
				id,
				{ entityType: "user", entityId: id, action: "deleted", details: { byThemselves: true } },
				now,
			),
		]);
		// Ends sessions that were started meanwhile.
		await endSessions(id);
	});

/** The emails about a deletion to the person, and to a child's guardians. */
async function deletionLetters(person: User, now: number): Promise<Write[]> {
	const links = await guardiansOf(person.id, now);
	const guardians = await findUsers(links.map(({ guardianId }) => guardianId));
	const letterTo = (recipient: User, letterIn: (locale: Locale) => Letter): Write[] => {
		const to = confirmedAddressOf(recipient);
		const { preferredLanguage: locale } = recipient;
		return to ? [queueLetter({ to, locale }, letterIn(locale), now)] : [];
	};
	const firstName = (one: User, locale: Locale) => nameIn(locale, one).first;
	return [
		...letterTo(person, (locale) => deletedLetter[locale](firstName(person, locale))),
		...guardians.flatMap((guardian) =>
			letterTo(guardian, (locale) =>
				childDeletedLetter[locale](firstName(guardian, locale), nameIn(locale, person).full),
			),
		),
	];
}

/** Deletes a person. A repeated or concurrent request finds the same deletion. */
export async function removePerson(
	caller: SignedIn,
	id: UserId,
	handOverTo?: UserId,
): Promise<Removal> {
	requireFreshSignIn(caller);
	const person = await findUser(id);
	if (!person) return readProgress(id);
	if (person.role === "super-admin") throw new AppError("forbidden");
	const successorIsCoach = await successorCheck(person, handOverTo);
	const begun = await withSignInLock(id, caller.now, async (locked) => {
		if (locked.role === "super-admin") throw new AppError("forbidden");
		const change = { entityType: "user", entityId: id, action: "deleted" };
		const writes = [...successorIsCoach, ...(await deletionLetters(locked, caller.now))];
		return beginRemoval(caller, locked, { change, writes, handOverTo, answer: (made) => made });
	}).catch(nullIfNotFound);
	return begun ?? readProgress(id);
}
