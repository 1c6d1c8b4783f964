import { ulid } from "ulid";
import { undoDays } from "#shared/community/merges/merges.rules.ts";
import type { Merge, MergedField, MergeInput } from "#shared/community/merges/merges.schema.ts";
import { isCoach, isGuest, type PersonRole, roles } from "#shared/core/access.ts";
import { type Page, type Paged, pageRead } from "#shared/core/http/page.ts";
import type { UserId } from "#shared/core/ids.ts";
import { judgeOf } from "../../competition/judges/judges.service.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { endSessions, requireFreshSignIn } from "../../core/http/session.ts";
import { identity } from "../../core/outside/identity.ts";
import { auditedTransaction, auditLine, runOnce } from "../../core/table/audited-transaction.ts";
import { runTransaction, type Write } from "../../core/table/database.ts";
import { keepFor } from "../../people/users/email-claims.ts";
import { type Locked, withSignInLock } from "../../people/users/sign-in-lock.ts";
import { removeAlias, writeAlias } from "../../people/users/survivors.ts";
import type { User } from "../../people/users/user.entity.ts";
import { deletePerson, requireUnchanged, restorePerson } from "../../people/users/user.writes.ts";
import { findUser, peopleById, profileOf } from "../../people/users/users.service.ts";
import { type MergeRecord, Merges } from "./merge.entity.ts";
import { attributesOf, fieldsBack } from "./merged-fields.ts";

const dayMs = 24 * 60 * 60 * 1000;
const mostMerges = 50;

const named = (user: User) => {
	const { firstName, lastName, firstNameAr, lastNameAr, email } = profileOf(user);
	return { firstName, lastName, firstNameAr, lastNameAr, email };
};

const merge = (record: MergeRecord, survivor: User | null | undefined): Merge => ({
	id: record.id,
	keepId: record.keepId as UserId,
	mergeId: record.mergeId as UserId,
	gone: named(record.gone),
	kept: survivor ? named(survivor) : null,
	state: record.state,
	createdAt: record.createdAt,
	undoUntil: record.undoUntil,
});

/** Merges that can still be undone, latest first. */
export async function findRecentMerges({
	limit = mostMerges,
	cursor,
}: Paged): Promise<Page<Merge>> {
	const most = Math.min(limit, mostMerges);
	const all = Merges.query.inOrder({});
	const { data } = await (cursor ? all.lt({ id: cursor.after }) : all).go({
		limit: most + 1,
		order: "desc",
	});
	const { rows, next } = pageRead(data, ({ id }) => id, most, cursor?.skip);
	const people = await peopleById(rows.map(({ keepId }) => keepId));
	return { rows: rows.map((record) => merge(record, people.get(record.keepId))), next };
}

/**
 * The fields whose values the kept person takes over: those that the merged person has and that
 * differ.
 */
function fieldsToCopy(survivor: User, merged: User, fields: readonly MergedField[]): Partial<User> {
	const differing = fields.filter(
		(field) => merged[field] !== undefined && merged[field] !== survivor[field],
	);
	return Object.fromEntries(differing.map((field) => [field, merged[field]]));
}

const roleOrder: readonly PersonRole[] = ["guest", ...roles];
/**
 * The roles by the rights that they give; a coach who is not approved has those of a member, and a
 * guest has none, so nobody of the federation is merged into a guest.
 */
const rightsOf = (user: User) =>
	roleOrder.indexOf(user.role === "coach" && !isCoach(user) ? "member" : user.role);

/**
 * Throws if the two cannot be merged: a super-admin or the caller would be removed, both are judges,
 * or the one who is removed has more rights: a coach's classes and students need a coach.
 */
async function demandMergeable(caller: SignedIn, keepId: UserId, mergeId: UserId) {
	const [survivor, merged] = await Promise.all([findUser(keepId), findUser(mergeId)]);
	if (!survivor || !merged || keepId === mergeId) throw new AppError("not_found");
	if (merged.role === "super-admin" || mergeId === caller.session.userId)
		throw new AppError("forbidden");
	if (rightsOf(merged) > rightsOf(survivor)) throw new AppError("higher_role");
	const [survivorJudge, judge] = await Promise.all([judgeOf(keepId), judgeOf(mergeId)]);
	if (survivorJudge && judge) throw new AppError("both_judges");
	return { survivor, judge };
}

/**
 * Merges two people. The kept person keeps email, password and second factor; the other is deleted
 * at once, and their items follow step by step after the response.
 * @param more further writes of the transaction, and the answer to store if the call is not a merge
 * call
 */
export async function startMerge(
	caller: SignedIn,
	{ keepId, mergeId, fields }: MergeInput,
	more: { writes?: Write[]; answer?: unknown } = {},
): Promise<Merge> {
	requireFreshSignIn(caller);
	const { survivor, judge } = await demandMergeable(caller, keepId, mergeId);
	return withSignInLock(mergeId, caller.now, async (locked) => {
		if (locked.role === "super-admin") throw new AppError("forbidden");
		const { heldUntil: _, ...merged } = locked;
		const changes = fieldsToCopy(survivor, merged, fields);
		return take(caller, { locked, survivor, merged, changes, judgeId: judge?.id, ...more });
	});
}

type MergePlan = {
	locked: Locked;
	survivor: User;
	merged: User;
	changes: Partial<User>;
	judgeId?: number;
} & {
	writes?: Write[];
	answer?: unknown;
};

/**
 * Deletes the merged person: their sign-in, record and index entries. The kept person's fields
 * change in a later step, because both people need too many writes for one transaction.
 */
async function take(
	caller: SignedIn,
	{ locked, survivor, merged, changes, judgeId, ...more }: MergePlan,
): Promise<Merge> {
	if (merged.email) await identity.get().remove(merged.email);
	await endSessions(merged.id as UserId);
	const at = new Date(caller.now).toISOString();
	const until = caller.now + undoDays * dayMs;
	const fields = Object.keys(changes) as MergedField[];
	const before = Object.fromEntries(attributesOf(fields).map((field) => [field, survivor[field]]));
	const change = { entityType: "user", entityId: survivor.id };
	const record: MergeRecord = {
		id: ulid(caller.now),
		keepId: survivor.id,
		mergeId: merged.id,
		state: "merging",
		done: 0,
		judgeId,
		gone: merged,
		fields,
		before,
		// A guest is exempt only because guests owe no membership fee; a member does.
		exempts:
			!isGuest(merged) &&
			merged.membershipFeeStatus === "exempt" &&
			survivor.membershipFeeStatus !== "exempt",
		createdAt: at,
		updatedAt: at,
		undoUntil: new Date(until).toISOString(),
		expiresAt: Math.floor((until + dayMs) / 1000),
	};
	const answer = merge(record, { ...survivor, ...changes });
	await runTransaction([
		...runOnce(caller, "answer" in more ? more.answer : answer),
		...(more.writes ?? []),
		// Reserves the email address while the merge can be undone.
		...deletePerson(locked, keepFor(merged.email, merged.id, until + dayMs)),
		requireUnchanged(survivor),
		{ put: Merges.create(record).params() },
		writeAlias(merged.id, survivor.id),
		auditLine(caller, { ...change, action: "merged", details: { mergeId: merged.id } }),
		...(fields.length > 0
			? [auditLine(caller, { ...change, action: "merge_fields", details: fields })]
			: []),
	]);
	await endSessions(merged.id as UserId);
	return answer;
}

/** Undoes a merge. The restored person has to choose a new password. */
export async function undoMerge(caller: SignedIn, id: string): Promise<Merge> {
	requireFreshSignIn(caller);
	const { data } = await Merges.get({ id }).go({ consistent: true });
	const record = requireFound(data);
	const survivor = await findUser(record.keepId as UserId);
	if (record.state === "undoing" || record.state === "undone") return merge(record, survivor);
	if (record.state !== "merged") throw new AppError("merge_under_way");
	if (!survivor || Date.parse(record.undoUntil) < caller.now) throw new AppError("merge_final");
	const at = new Date(caller.now).toISOString();
	const undoing: MergeRecord = { ...record, state: "undoing", updatedAt: at };
	await auditedTransaction(
		caller,
		{
			entityType: "user",
			entityId: survivor.id,
			action: "merge_undone",
			details: { mergeId: record.mergeId },
		},
		[
			...restorePerson({
				...record.gone,
				updatedAt: at,
				passwordSetAt: caller.now,
				secondFactorAt: undefined,
			}),
			removeAlias(record.mergeId),
			{
				put: Merges.put(undoing)
					.where(({ state }, { eq }) => eq(state, "merged"))
					.params(),
			},
		],
		merge(undoing, survivor),
	);
	return merge(undoing, { ...survivor, ...fieldsBack(survivor, record) });
}
