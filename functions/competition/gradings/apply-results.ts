import { ulid } from "ulid";
import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import {
	beltAfter,
	type Decision,
	type Exception,
} from "#shared/competition/gradings/gradings.rules.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { AppError } from "../../core/errors.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { auditLineBy } from "../../core/table/audited-transaction.ts";
import { runTransaction, type Write } from "../../core/table/database.ts";
import { coachesOf } from "../../people/coaches/students.service.ts";
import { findDojoRecord } from "../../people/dojos/dojos.service.ts";
import {
	fileNotification,
	newNotification,
	notificationIdOf,
	notificationWrite,
} from "../../people/notifications/newNotification.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser, findUsers, inBothScripts } from "../../people/users/users.service.ts";
import {
	grantAtGrading,
	refuseAtGrading,
} from "../../training/belts/grading-promotions.service.ts";
import { pendingOf } from "../../training/belts/history.service.ts";
import type { Examiner } from "../../training/certificates/certificate.entity.ts";
import { issueWrite, newCertificate } from "../../training/certificates/issue.ts";
import { currentSigner, type Signer } from "../../training/certificates/signing.ts";
import type { EventRecord } from "../events/event.entity.ts";
import type { CandidateRecord, GradingRecord } from "./grading.entity.ts";
import { gradingNotice } from "./gradings.notices.ts";
import {
	candidateWrite,
	dayOf,
	findGradingEvent,
	gradingWrite,
	idsAfter,
	lastDecision,
	readCandidate,
	readCandidates,
} from "./gradings.records.ts";
import { resultFacts } from "./result-facts.ts";

/** Candidates in one step, each in a transaction of its own. */
const appliedAtOnce = 10;

/** What all candidates of a grading share. */
export type Context = {
	event: EventRecord;
	signer: Signer;
	examiners: Examiner[];
	by: { session: { userId: UserId }; now: number };
};

export async function contextOf(grading: GradingRecord, by: Context["by"]): Promise<Context> {
	const { chiefId, examiners, eventId } = grading;
	const ids = [...(chiefId ? [chiefId] : []), ...examiners];
	const [event, signer, people] = await Promise.all([
		findGradingEvent(eventId as EventId),
		currentSigner(by.now),
		findUsers(ids),
	]);
	const printed = ids.flatMap((id) => {
		const person = people.find((one) => one.id === id);
		return person ? [{ ...inBothScripts(person), belt: person.currentBelt }] : [];
	});
	return { event, signer, examiners: printed, by };
}

/** The certificate of a candidate's rank. */
export async function certificateFor(
	{ event, signer, examiners }: Context,
	{
		person,
		belt,
		promotionId,
		issue,
	}: {
		person: User;
		belt: Belt;
		promotionId: number;
		issue: number;
	},
) {
	const dojo = person.dojoId ? await findDojoRecord(person.dojoId) : null;
	return newCertificate(signer, {
		person,
		belt,
		promotionId,
		issue,
		date: dayOf(event),
		eventId: event.id,
		dojoEn: dojo?.nameEn ?? person.dojoLocation,
		dojoAr: dojo?.nameAr ?? person.dojoLocationAr,
		placeEn: event.location || undefined,
		placeAr: event.locationAr,
		examiners,
	});
}

/** The write that tells a person their result. */
export const resultWrite = (
	{ event, by }: Context,
	candidate: CandidateRecord,
	isCorrected = false,
): Write =>
	notificationWrite(
		newNotification(gradingNotice, {
			userId: candidate.userId,
			id: ulid(by.now),
			at: by.now,
			facts: resultFacts(event, candidate, isCorrected),
		}),
	);

/** Whether a candidate was absent where late cancellations cost nothing: the fee is not due. */
export const isFreeAbsence = (
	{ outcome }: Pick<Decision, "outcome">,
	{ lateCancellation }: Pick<EventRecord, "lateCancellation">,
): boolean => outcome === "absent" && lateCancellation !== "due";

/** Leaves a candidate out, with the reason, for staff. */
async function leaveOut(candidate: CandidateRecord, exception: Exception, now: number) {
	await runTransaction([candidateWrite(candidate, { exception }, now).write]);
}

/**
 * Applies a candidate's decision in one transaction, at most once: its condition is that it was not
 * applied.
 */
async function applyResult(context: Context, eventId: number, userId: number): Promise<void> {
	const { event, by } = context;
	const candidate = await readCandidate(eventId, userId);
	const decision = candidate && lastDecision(candidate);
	if (!decision || candidate.applied || candidate.exception || candidate.isWithdrawn) return;
	const [person, waiting] = await Promise.all([findUser(userId as UserId), pendingOf(userId)]);
	if (!person) return leaveOut(candidate, "person_gone", by.now);
	if (person.currentBelt !== candidate.fromBelt) return leaveOut(candidate, "belt_changed", by.now);
	if (!waiting || waiting.id !== candidate.promotionId)
		return leaveOut(candidate, "promotion_gone", by.now);
	const belt = beltAfter({ fromBelt: candidate.fromBelt, toBelt: waiting.toBelt }, decision);
	const isGiven = belt !== candidate.fromBelt;
	const isVoid = isFreeAbsence(decision, event);
	const { writes } = isGiven
		? grantAtGrading(waiting, { person, belt, date: dayOf(event) }, by)
		: refuseAtGrading(waiting, { reason: decision.wordsEn ?? decision.wordsAr, isVoid }, by);
	const certificate = isGiven
		? await certificateFor(context, { person, belt, promotionId: waiting.id, issue: 1 })
		: undefined;
	const applied = { at: new Date(by.now).toISOString(), n: 1, certificateId: certificate?.id };
	const next = candidateWrite(candidate, { applied }, by.now);
	const change = {
		entityType: "grading",
		entityId: eventId,
		action: "resultApplied",
		details: { userId, fromBelt: candidate.fromBelt, toBelt: belt, outcome: decision.outcome },
	};
	await runTransaction([
		next.write,
		...writes,
		...(certificate ? [issueWrite(certificate)] : []),
		resultWrite(context, next.after),
		auditLineBy(by.session.userId, change, by.now),
	]);
}

/** Tells the coaches who proposed candidates that the results are there, once each. */
async function notifyCoaches({ event, by }: Context, grading: GradingRecord): Promise<void> {
	const candidates = await readCandidates(grading.eventId);
	const coaches = new Set<number>();
	for (const { userId, applied } of candidates)
		if (applied) for (const { id } of await coachesOf(userId as UserId)) coaches.add(id);
	const at = Date.parse(grading.createdAt);
	for (const userId of coaches)
		await fileNotification(
			newNotification(gradingNotice, {
				userId,
				id: notificationIdOf(grading.eventId, at),
				at: by.now,
				facts: {
					status: "ready",
					eventId: event.id,
					titleEn: event.titleEn,
					titleAr: event.titleAr,
				},
			}),
		);
}

/** Takes the next step of applying results: the next candidates, or the end. */
export async function applyNext(grading: GradingRecord, now: number): Promise<void> {
	const { eventId, cursor = 0, startedBy } = grading;
	const by = { session: { userId: startedBy as UserId }, now };
	const context = await contextOf(grading, by);
	const rest = idsAfter(cursor, await readCandidates(eventId));
	const some = rest.slice(0, appliedAtOnce);
	for (const userId of some)
		await retryIf(
			(error) => error instanceof AppError && !refusedWith("busy")(error),
			() => applyResult(context, eventId, userId),
		);
	const isLast = rest.length <= appliedAtOnce;
	if (isLast) await notifyCoaches(context, grading);
	const at = new Date(now).toISOString();
	const { write } = gradingWrite(
		grading,
		{
			done: grading.done + some.length,
			cursor: isLast ? undefined : some.at(-1),
			...(isLast && { state: "applied" as const, appliedAt: at, doneAt: at }),
		},
		now,
	);
	await runTransaction([write]);
}
