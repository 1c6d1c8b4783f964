import { ulid } from "ulid";
import {
	type ClaimReason,
	freshAddressDays,
	isSameMailbox,
	mostTries,
	mostWaiting,
} from "#shared/community/claims/claims.rules.ts";
import type {
	BirthDateClaim,
	ClaimOutcome,
	ClaimRequest,
	OwnClaim,
} from "#shared/community/claims/claims.schema.ts";
import { mergedFields } from "#shared/community/merges/merges.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { isMinor } from "#shared/core/time/age.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { requireFreshSignIn } from "../../core/http/session.ts";
import { withinLimit } from "../../core/http/throttle.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { isConditionFailure } from "../../core/table/database.ts";
import { isUnclaimed } from "../../identity/sign-ups/unclaimed.ts";
import { eligibilityDocuments } from "../../people/documents/documents.records.ts";
import { type ConfirmedAddress, confirmedAddressOf } from "../../people/users/confirmed-address.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser } from "../../people/users/users.service.ts";
import { startMerge } from "../merges/merges.service.ts";
import { type ClaimRecord, ClaimTries, RecordClaims } from "./claim.entity.ts";
import { claimsOf, ownClaim } from "./claims.service.ts";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The caller, if they are a member with a confirmed email address; throws `forbidden` otherwise.
 */
async function claimant({ session }: SignedIn): Promise<{ id: number; address: ConfirmedAddress }> {
	const person = requireFound(await findUser(session.userId));
	const address = person.role === "member" && confirmedAddressOf(person);
	if (!address) throw new AppError("forbidden");
	return { id: person.id, address };
}

/**
 * Counts an attempt before the date is compared, so that parallel attempts cannot exceed the limit.
 * False if none is left.
 */
const mayTry = (recordId: number): Promise<boolean> =>
	ClaimTries.upsert({ recordId })
		.add({ tries: 1 })
		.where(({ tries }, { notExists, lt }) => `${notExists(tries)} OR ${lt(tries, mostTries)}`)
		.go()
		.then(
			() => true,
			(error) => {
				if (isConditionFailure(error)) return false;
				throw error;
			},
		);

/**
 * Why a record needs a decision although the claimant knows its birth date; null if it can be
 * merged at once.
 */
async function reasonAgainst(
	record: User,
	relation: BirthDateClaim["relation"],
	now: number,
): Promise<ClaimReason | null> {
	if (isMinor(record.dateOfBirth, now)) return "minor";
	if (relation === "guardian") return "guardian";
	if ((record.emailConfirmedAt ?? 0) > now - freshAddressDays * dayMs) return "newAddress";
	const documents = await eligibilityDocuments(record.id);
	return documents.some(({ kind }) => kind === "medical") ? "medical" : null;
}

/**
 * Claims a record with the caller's mailbox. A minor's record is never merged into the claimant's
 * account: such a claim asks to be the guardian.
 */
export async function claimRecord(
	caller: SignedIn,
	id: UserId,
	{ relation, dateOfBirth }: BirthDateClaim,
): Promise<ClaimOutcome> {
	requireFreshSignIn(caller);
	const [person, record] = await Promise.all([claimant(caller), findUser(id)]);
	const isOfMailbox =
		record && record.id !== person.id && isSameMailbox(record.email, person.address);
	if (!isOfMailbox || !(await isUnclaimed(record))) throw new AppError("not_found");
	const waiting = await demandRoom(person.id);
	if (waiting.some(({ recordId }) => recordId === id)) throw new AppError("claim_waits");
	const claim = { recordId: id, relation };
	if (!record.dateOfBirth) return fileFor(caller, { ...claim, reason: "noBirthDate" }, false);
	if (!(await mayTry(id))) return fileFor(caller, { ...claim, reason: "tries" }, false);
	if (record.dateOfBirth !== dateOfBirth) {
		throw new AppError("invalid", { fields: { dateOfBirth: "birth_date_other" } });
	}
	const reason = await reasonAgainst(record, relation, caller.now);
	if (reason === "minor") return fileFor(caller, { ...claim, relation: "guardian", reason }, true);
	if (reason) return fileFor(caller, { ...claim, reason }, true);
	const outcome: ClaimOutcome = { outcome: "joined", isMinor: false };
	await startMerge(
		caller,
		{ keepId: person.id as UserId, mergeId: id, fields: [...mergedFields] },
		{ answer: outcome },
	);
	return outcome;
}

type NewClaim = Pick<ClaimRecord, "relation" | "reason"> &
	Partial<Pick<ClaimRecord, "recordId" | "name" | "dateOfBirth" | "note">>;

async function fileFor(
	caller: SignedIn,
	claim: NewClaim,
	isBirthDateRight: boolean,
): Promise<ClaimOutcome> {
	const outcome: ClaimOutcome = { outcome: "asked", isMinor: claim.reason === "minor" };
	await file(caller, { ...claim, isBirthDateRight }, outcome);
	return outcome;
}

async function file(
	caller: SignedIn,
	claim: NewClaim & { isBirthDateRight: boolean },
	answer?: unknown,
): Promise<ClaimRecord> {
	const { now, session } = caller;
	const record: ClaimRecord = {
		...claim,
		id: ulid(now),
		userId: session.userId,
		state: "pending",
		createdAt: new Date(now).toISOString(),
	};
	const change = {
		entityType: "recordClaim",
		entityId: record.id,
		action: "claimed",
		details: { recordId: claim.recordId, relation: claim.relation, reason: claim.reason },
	};
	await withinLimit("claims", session.userId, now, async (passed) => {
		await demandRoom(session.userId);
		await auditedTransaction(
			caller,
			change,
			[{ put: RecordClaims.create(record).params() }, passed],
			answer ?? ownClaim(record),
		);
	});
	return record;
}

async function demandRoom(userId: number): Promise<ClaimRecord[]> {
	const waiting = (await claimsOf(userId)).filter(({ state }) => state === "pending");
	if (waiting.length >= mostWaiting) throw new AppError("too_many_claims");
	return waiting;
}

/** Asks the federation to find a record by the given details. */
export async function requestClaim(
	caller: SignedIn,
	{ relation, name, dateOfBirth, note }: ClaimRequest,
): Promise<OwnClaim> {
	await claimant(caller);
	const details = { name, ...(dateOfBirth && { dateOfBirth }), ...(note && { note }) };
	return ownClaim(
		await file(caller, { ...details, relation, reason: "asked", isBirthDateRight: false }),
	);
}
