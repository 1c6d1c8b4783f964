import { isCoach } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Removal } from "#shared/removals/removals.schema.ts";
import type { SignedIn } from "../core/caller.ts";
import { AppError, orGone, requireFound } from "../core/errors.ts";
import { endSessions, requireFreshSignIn } from "../core/http/session.ts";
import { identity } from "../core/outside/identity.ts";
import { auditLine, auditLineBy, type Change, runOnce } from "../core/table/audited-transaction.ts";
import { runTransaction, type Write } from "../core/table/database.ts";
import { judgeOf } from "../judges/judges.service.ts";
import { type Locked, withSignInLock } from "../users/sign-in-lock.ts";
import type { User } from "../users/user.entity.ts";
import { deletePerson, requireUnchanged } from "../users/user.writes.ts";
import { findUser } from "../users/users.service.ts";
import { chargesOf } from "./preview.ts";
import { type RemovalRecord, Removals } from "./removal.entity.ts";
import { steps } from "./steps.ts";

const removal = ({ userId, done, of, finishedAt }: RemovalRecord): Removal => ({
	id: userId as UserId,
	done,
	of,
	finished: finishedAt !== undefined,
});

/** How far the deletion of a person has come; `not_found` where nobody asked for one. */
export async function readProgress(userId: UserId): Promise<Removal> {
	const { data } = await Removals.get({ userId }).go({ consistent: true });
	return removal(requireFound(data));
}

type Begun = {
	change: Change;
	/** What else belongs into the transaction. */
	writes?: Write[];
	answer?: (removal: Removal) => unknown;
	handOverTo?: UserId;
};

type Also = { judgeId?: number; handOverTo?: UserId };

/** The deletion of somebody, of which nothing is done yet. */
export function newRemoval(
	held: Locked,
	{ judgeId, handOverTo }: Also,
	now: number,
): RemovalRecord {
	const at = new Date(now).toISOString();
	return {
		userId: held.id,
		done: 0,
		of: steps.length,
		createdAt: at,
		updatedAt: at,
		email: held.email,
		judgeId,
		portrait: held.profileImageUrl,
		handOverTo,
	};
}

/** The writes that begin a deletion: the person goes, and the record brings on what is theirs. */
export const removalWrites = (held: Locked, record: RemovalRecord): Write[] => [
	...deletePerson(held),
	{ put: Removals.create(record).params() },
];

/**
 * Takes a person out of the federation at once: nobody finds them and they can sign in no more. What belongs to them
 * goes step by step behind the answer. A call that dies before the transaction leaves a person without a password; it
 * may be made again.
 */
export async function beginRemoval(caller: SignedIn, held: Locked, begun: Begun): Promise<Removal> {
	const { change, writes = [], answer = () => null, handOverTo } = begun;
	const id = held.id as UserId;
	const judge = await judgeOf(id);
	if (held.email) await identity.get().remove(held.email);
	await endSessions(id);
	const record = newRemoval(held, { judgeId: judge?.id, handOverTo }, caller.now);
	await runTransaction([
		// The mark of the call is the caller's: what is kept for the person goes.
		...runOnce(caller, answer(removal(record))),
		...removalWrites(held, record),
		...writes,
		auditLine(caller, change),
	]);
	// For who signed in meanwhile.
	await endSessions(id);
	return removal(record);
}

/** Deletes a person who asked for it, once their time to change their mind is over. @param asked the write that ends the wish */
export const removeByThemselves = (id: UserId, asked: Write, now: number): Promise<void> =>
	withSignInLock(id, now, async (held) => {
		const judge = await judgeOf(id);
		if (held.email) await identity.get().remove(held.email);
		await endSessions(id);
		await runTransaction([
			...removalWrites(held, newRemoval(held, { judgeId: judge?.id }, now)),
			asked,
			auditLineBy(
				id,
				{ entityType: "user", entityId: id, action: "deleted", details: { byThemselves: true } },
				now,
			),
		]);
		// For who signed in meanwhile.
		await endSessions(id);
	});

/** The check that the coach who takes over still is one; refused where one is needed and not named. */
async function successorCheck(person: User, handOverTo: UserId | undefined): Promise<Write[]> {
	if (handOverTo === undefined) {
		const charges = await chargesOf(person);
		if (charges.classes + charges.students > 0)
			throw new AppError("coach_has_students", { params: charges });
		return [];
	}
	const successor = handOverTo === person.id ? null : await findUser(handOverTo);
	const takesOver = successor && isCoach(successor);
	if (!takesOver) throw new AppError("invalid", { fields: { handOverTo: "cannot_take_over" } });
	return [requireUnchanged(successor)];
}

/** Deletes a person. Asked for twice, even at the same moment, it is one deletion. */
export async function remove(caller: SignedIn, id: UserId, handOverTo?: UserId): Promise<Removal> {
	requireFreshSignIn(caller);
	const person = await findUser(id);
	if (!person) return readProgress(id);
	if (person.role === "super-admin") throw new AppError("forbidden");
	const writes = await successorCheck(person, handOverTo);
	const begun = await withSignInLock(id, caller.now, (held) => {
		if (held.role === "super-admin") throw new AppError("forbidden");
		const change = { entityType: "user", entityId: id, action: "deleted" };
		return beginRemoval(caller, held, { change, writes, handOverTo, answer: (made) => made });
	}).catch(orGone);
	return begun ?? readProgress(id);
}
