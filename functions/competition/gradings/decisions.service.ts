import { type Belt, rankOf } from "#shared/base/ranks/belts.rules.ts";
import {
	beltAfter,
	type Decision,
	decisionFaults,
	isDecidable,
	isRecent,
	repeatMonths,
} from "#shared/competition/gradings/gradings.rules.ts";
import type {
	Candidate,
	Correction,
	DecisionInput,
	DecisionOutcome,
} from "#shared/competition/gradings/gradings.schema.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { dayAfterMonths } from "#shared/core/time/month.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, refusalOf, requireFound } from "../../core/errors.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import type { Write } from "../../core/table/database.ts";
import { findUser } from "../../people/users/users.service.ts";
import { correctAtGrading } from "../../training/belts/grading-promotions.service.ts";
import { pendingOf } from "../../training/belts/history.service.ts";
import type { CertificateRecord } from "../../training/certificates/certificate.entity.ts";
import { findCertificate } from "../../training/certificates/certificates.service.ts";
import { endedCertificate, endWrite, issueWrite } from "../../training/certificates/issue.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { certificateFor, contextOf, isFreeAbsence, resultWrite } from "./apply-results.ts";
import { openCandidate, viewCandidate } from "./candidates.service.ts";
import type { CandidateRecord } from "./grading.entity.ts";
import { candidateWrite, dayOf, findGradingEvent, lastDecision } from "./gradings.records.ts";

type Typed = Omit<DecisionInput, "userId" | "version"> & { reason?: string };

/** A decision as stored; without a day, parts can be repeated for a year. */
function newDecision(
	{ session, now }: SignedIn,
	event: EventRecord,
	{ outcome, belt, repeatParts, repeatBy, wordsEn, wordsAr, reason }: Typed,
): Decision {
	const isRepeat = outcome === "repeat";
	const isLower = outcome === "lower";
	return {
		outcome,
		...(isLower && belt && { belt }),
		...(isRepeat && {
			repeatParts,
			repeatBy: repeatBy ?? dayAfterMonths(dayOf(event), repeatMonths),
		}),
		...(wordsEn && { wordsEn }),
		...(wordsAr && { wordsAr }),
		...(reason && { reason }),
		by: session.userId,
		at: new Date(now).toISOString(),
	};
}

/** Throws the faults of a decision, by field. */
function mustFit(
	event: EventRecord,
	{ fromBelt, toBelt = fromBelt }: CandidateRecord,
	typed: Typed,
) {
	const proposal = {
		...typed,
		belt: typed.belt ?? undefined,
		repeatBy: typed.repeatBy ?? undefined,
	};
	const fields = decisionFaults({ fromBelt, toBelt }, proposal, dayOf(event));
	if (Object.keys(fields).length > 0) throw new AppError("invalid", { fields });
}

async function decideOne(
	caller: SignedIn,
	id: EventId,
	{ userId, version, ...typed }: DecisionInput,
): Promise<Candidate> {
	const { event, grading, rights, candidate } = await openCandidate(caller, id, userId);
	if (!rights.decide) throw new AppError("forbidden");
	if (!isDecidable(grading.state)) throw new AppError("grading_state");
	if (userId === caller.session.userId) throw new AppError("own_promotion");
	if (candidate.exception) throw new AppError("candidate_left_out");
	if (candidate.isWithdrawn) throw new AppError("candidate_withdrawn");
	mustFit(event, candidate, typed);
	if (candidate.version !== version) throw new AppError("changed_meanwhile");
	const decision = newDecision(caller, event, typed);
	const { after, write } = candidateWrite(
		candidate,
		{ decisions: [...candidate.decisions, decision] },
		caller.now,
	);
	const [person, promotion] = await Promise.all([findUser(userId), pendingOf(userId)]);
	const { fromBelt, toBelt } = candidate;
	await auditedTransaction(
		{ ...caller, writeKey: undefined },
		{
			entityType: "grading",
			entityId: id,
			action: "decided",
			details: { userId, fromBelt, toBelt, outcome: typed.outcome },
		},
		[write],
	);
	return viewCandidate(after, {
		person: requireFound(person),
		promotion: promotion ?? undefined,
	});
}

/** Decides on candidates, each independently. */
export async function decideCandidates(
	caller: SignedIn,
	id: EventId,
	decisions: readonly DecisionInput[],
): Promise<DecisionOutcome[]> {
	await findGradingEvent(id);
	const results: DecisionOutcome[] = [];
	for (const decision of decisions) {
		const { userId } = decision;
		try {
			results.push({ userId, candidate: await decideOne(caller, id, decision), error: null });
		} catch (error) {
			const { code, detail } = refusalOf(error);
			// A caller without the right learns so at once, not for each candidate.
			if (code === "forbidden") throw error;
			results.push({ userId, candidate: null, error: code, fields: detail.fields });
		}
	}
	return results;
}

type Reissue = { writes: Write[]; certificateId?: string };

/** Replaces or revokes the certificate of a corrected result. */
async function reissue(
	before: CertificateRecord | null,
	next: CertificateRecord | undefined,
	{ reason, now }: { reason: string; now: number },
): Promise<Reissue> {
	const isOld = before?.state === "valid";
	const end = next
		? ({ state: "superseded", replacedBy: next.id } as const)
		: ({ state: "revoked", reason } as const);
	return {
		writes: [
			...(isOld ? [endWrite(endedCertificate(before, end, now))] : []),
			...(next ? [issueWrite(next)] : []),
		],
		certificateId: next?.id,
	};
}

/**
 * Corrects a result that was applied. A lower rank than the given one, a week after, needs a
 * super-admin.
 */
export async function correctResult(
	caller: SignedIn,
	{ id, userId }: { id: EventId; userId: UserId },
	{ version, ...typed }: Correction,
): Promise<Candidate> {
	const { event, grading, rights, candidate } = await openCandidate(caller, id, userId);
	if (!rights.decide) throw new AppError("forbidden");
	if (userId === caller.session.userId) throw new AppError("own_promotion");
	const { applied, fromBelt, toBelt = fromBelt } = candidate;
	if (!applied) throw new AppError("grading_state");
	mustFit(event, candidate, typed);
	if (candidate.version !== version) throw new AppError("changed_meanwhile");
	const person = requireFound(await findUser(userId));
	const decision = newDecision(caller, event, typed);
	const last = lastDecision(candidate);
	const from: Belt = beltAfter({ fromBelt, toBelt }, last);
	const to: Belt = beltAfter({ fromBelt, toBelt }, decision);
	const recent = isRecent(applied.at, caller.now);
	const isTaken = rankOf(to) < rankOf(from);
	if (!recent && isTaken && caller.session.role !== "super-admin")
		throw new AppError("correction_late");
	const context = await contextOf(grading, caller);
	const promotionId = candidate.promotionId as number;
	const n = applied.n + 1;
	const isChanged = from !== to;
	const isAbsence = [last, decision].some((one) => one?.outcome === "absent");
	const promotion =
		isChanged || isAbsence
			? await correctAtGrading(
					{
						person,
						promotionId,
						from,
						to,
						fromBelt,
						date: dayOf(event),
						isRecent: recent,
						isVoid: isFreeAbsence(decision, event),
						reason: typed.reason,
					},
					caller,
				)
			: [];
	// The first certificate has the plain number, also if it follows from a correction.
	const wasGiven = candidate.decisions
		.slice(-applied.n)
		.some((one) => beltAfter({ fromBelt, toBelt }, one) !== fromBelt);
	const old = applied.certificateId ? await findCertificate(applied.certificateId) : null;
	const next =
		isChanged && to !== fromBelt
			? await certificateFor(context, { person, belt: to, promotionId, issue: wasGiven ? n : 1 })
			: undefined;
	const certificates = isChanged
		? await reissue(old, next, { reason: typed.reason, now: caller.now })
		: { writes: [], certificateId: applied.certificateId };
	const { after, write } = candidateWrite(
		candidate,
		{
			decisions: [...candidate.decisions, decision],
			applied: { at: applied.at, n, certificateId: certificates.certificateId },
		},
		caller.now,
	);
	const answer = viewCandidate(after, { person });
	await auditedTransaction(
		caller,
		{
			entityType: "grading",
			entityId: id,
			action: "corrected",
			details: { userId, fromBelt: from, toBelt: to, reason: typed.reason },
		},
		[write, ...promotion, ...certificates.writes, resultWrite(context, after, true)],
		answer,
	);
	return answer;
}
