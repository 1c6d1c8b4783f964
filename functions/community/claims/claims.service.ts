import { isSameMailbox } from "#shared/community/claims/claims.rules.ts";
import type { Claim, OwnClaim, OwnClaims } from "#shared/community/claims/claims.schema.ts";
import { mergedFields } from "#shared/community/merges/merges.schema.ts";
import { isCoach } from "#shared/core/access.ts";
import { type Page, type Paged, pageRead } from "#shared/core/http/page.ts";
import type { UserId } from "#shared/core/ids.ts";
import { isMinor } from "#shared/core/time/age.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { readOn } from "../../core/table/readOn.ts";
import { isUnclaimed } from "../../identity/sign-ups/unclaimed.ts";
import { isStudentOf, studentIds } from "../../people/coaches/students.service.ts";
import { inviteClaimedGuardian } from "../../people/families/guardians.service.ts";
import { newNotification, notificationWrite } from "../../people/notifications/newNotification.ts";
import { confirmedAddressOf } from "../../people/users/confirmed-address.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser, findUsers, namesOf, peopleById } from "../../people/users/users.service.ts";
import { startMerge } from "../merges/merges.service.ts";
import { idsOfMailbox } from "../merges/pairs.service.ts";
import { type ClaimRecord, RecordClaims } from "./claim.entity.ts";
import { claimNotice } from "./claims.notices.ts";

const mostClaims = 50;

export const claimsOf = async (userId: number): Promise<ClaimRecord[]> =>
	(await RecordClaims.query.ofUser({ userId }).go({ order: "desc", limit: mostClaims })).data;

/** @param about the person of the record, if there is one */
export const ownClaim = (
	{ id, relation, name = "", state, createdAt }: ClaimRecord,
	about?: User,
): OwnClaim => ({
	id,
	relation,
	state,
	createdAt,
	name: about?.firstName ?? name,
	nameAr: about?.firstNameAr ?? null,
});

/** Records that the caller may claim, and their claims. */
export async function findOwnClaims({ session }: SignedIn): Promise<OwnClaims> {
	const person = requireFound(await findUser(session.userId));
	const address = person.role === "member" ? confirmedAddressOf(person) : null;
	const [claims, ids] = await Promise.all([
		claimsOf(person.id),
		address ? idsOfMailbox(address) : [],
	]);
	const claimed = new Set(
		claims.filter(({ state }) => state === "pending").map(({ recordId }) => recordId),
	);
	const others = (await findUsers(ids.filter((id) => id !== person.id && !claimed.has(id)))).filter(
		({ email }) => address !== null && isSameMailbox(email, address),
	);
	const unclaimed = await Promise.all(others.map(isUnclaimed));
	const about = await peopleById(claims.flatMap(({ recordId }) => recordId ?? []));
	return {
		isConfirmed: address !== null,
		records: others
			.filter((_, position) => unclaimed[position])
			.map(({ id, firstName, firstNameAr = null }) => ({
				id: id as UserId,
				firstName,
				firstNameAr,
			})),
		claims: claims.map((one) => ownClaim(one, about.get(one.recordId ?? 0))),
	};
}

const named = (user: User) => ({ ...namesOf(user), id: user.id as UserId });

/** Pending claims: all of them for staff, those about their own students for coaches. */
export async function listClaims(
	{ session }: SignedIn,
	{ limit = mostClaims, cursor }: Paged,
): Promise<Page<Claim>> {
	const waiting = RecordClaims.query.byState({ state: "pending" });
	const query = cursor ? waiting.gt({ id: cursor.after }) : waiting;
	const students = isCoach(session) ? new Set<number>(await studentIds(session.userId)) : null;
	const most = Math.min(limit, mostClaims);
	const read = await readOn((_, at) => query.go({ limit: mostClaims + 1, cursor: at }), {
		wanted: most + 1,
		from: null,
		isSeen: ({ recordId }) => !students || students.has(recordId ?? 0),
	});
	const { rows, next } = pageRead(read, ({ id }) => id, most, cursor?.skip);
	const people = await peopleById(
		rows.flatMap(({ userId, recordId }) => [userId, ...(recordId ? [recordId] : [])]),
	);
	return { rows: rows.map((one) => viewClaim(one, people)), next };
}

function viewClaim(claim: ClaimRecord, people: Map<number, User>): Claim {
	const { id, relation, reason, state, createdAt, isBirthDateRight } = claim;
	const [claimant, record] = [people.get(claim.userId), people.get(claim.recordId ?? 0)];
	return {
		id,
		relation,
		reason,
		state,
		createdAt,
		isBirthDateRight,
		claimant: claimant ? { ...named(claimant), email: claimant.email } : null,
		record: record ? named(record) : null,
		typedName: claim.name ?? null,
		dateOfBirth: claim.dateOfBirth ?? null,
		note: claim.note ?? null,
	};
}

/**
 * Finds a pending claim for a caller who may decide it: staff, or the coach of the record's person.
 */
async function open({ session }: SignedIn, id: string): Promise<ClaimRecord> {
	const { data } = await RecordClaims.get({ id }).go({ consistent: true });
	const claim = requireFound(data);
	if (claim.userId === session.userId) throw new AppError("forbidden");
	const mayDecide =
		!isCoach(session) || (await isStudentOf((claim.recordId ?? 0) as UserId, session.userId));
	if (!mayDecide) throw new AppError("not_found");
	if (claim.state !== "pending") throw new AppError("claim_decided");
	return claim;
}

/** Writes that decide a claim and notify the claimant. */
const deciding = (
	{ session, now }: SignedIn,
	claim: ClaimRecord,
	state: "approved" | "declined",
	reason?: string | null,
) => [
	{
		update: RecordClaims.patch({ id: claim.id })
			.set({ state, decidedBy: session.userId, decidedAt: new Date(now).toISOString() })
			.where((one, { eq }) => eq(one.state, "pending"))
			.params(),
		onConditionFailed: "claim_decided" as const,
	},
	notificationWrite(
		newNotification(claimNotice, {
			userId: claim.userId,
			id: claim.id,
			at: now,
			facts: {
				status: state === "approved" ? "claimApproved" : "claimDeclined",
				reason: reason ?? undefined,
			},
		}),
	),
];

/**
 * Merges the record into the claimant's account. A claimed guardianship becomes a guardian
 * invitation instead, in which the claimant chooses their capacity.
 */
export async function approveClaim(caller: SignedIn, id: string, recordId?: UserId): Promise<void> {
	const claim = await open(caller, id);
	// A coach can only decide about the student named in the claim.
	const mergeId = (claim.recordId ?? (isCoach(caller.session) ? undefined : recordId)) as
		| UserId
		| undefined;
	if (!mergeId) throw new AppError("invalid", { fields: { recordId: "required" } });
	if (claim.relation === "guardian") return approveGuardian(caller, claim, mergeId);
	const record = await findUser(mergeId);
	if (!record || !(await isUnclaimed(record)))
		throw new AppError("invalid", { fields: { recordId: "record_in_use" } });
	// A child's record is never merged into another person's account. A record without birth date may
	// be a child's.
	if (isMinor(record.dateOfBirth, caller.now))
		throw new AppError("invalid", { fields: { recordId: "record_of_minor" } });
	const keepId = claim.userId as UserId;
	const writes = deciding(caller, claim, "approved");
	await startMerge(
		caller,
		{ keepId, mergeId, fields: [...mergedFields] },
		{ answer: null, writes },
	);
}

async function approveGuardian(
	caller: SignedIn,
	claim: ClaimRecord,
	childId: UserId,
): Promise<void> {
	const change = {
		entityType: "recordClaim",
		entityId: claim.id,
		action: "approved",
		details: { childId },
	};
	const [decided] = deciding(caller, claim, "approved");
	await auditedTransaction(caller, change, [
		decided,
		...(await inviteClaimedGuardian(caller, childId, claim.userId as UserId)),
	]);
}

export async function declineClaim(
	caller: SignedIn,
	id: string,
	reason?: string | null,
): Promise<void> {
	const claim = await open(caller, id);
	const change = {
		entityType: "recordClaim",
		entityId: id,
		action: "declined",
		details: { reason },
	};
	await auditedTransaction(caller, change, deciding(caller, claim, "declined", reason));
}
