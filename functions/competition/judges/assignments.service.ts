import { ulid } from "ulid";
import { isCancelled, isUpcoming } from "#shared/competition/events/events.rules.ts";
import { mayAccept, mayDecline, standingOf } from "#shared/competition/judges/judges.rules.ts";
import type {
	AssignmentChange,
	EventJudge,
	EventJudgeParams,
	JudgeAssignment,
	NewAssignment,
	OwnAssignment,
} from "#shared/competition/judges/judges.schema.ts";
import type { DojoId, EventId, JudgeAssignmentId, JudgeId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { auditedTransaction, type Change } from "../../core/table/audited-transaction.ts";
import { nextId, type Write } from "../../core/table/database.ts";
import { firstVersion, ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { newNotification, notificationWrite } from "../../people/notifications/newNotification.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { findEvent, findEvents } from "../events/events.service.ts";
import { toEventSummary } from "../registrations/registration.view.ts";
import { conflictsOf } from "./conflicts.service.ts";
import type { JudgeRecord } from "./judge.entity.ts";
import { type AssignmentRecord, JudgeAssignments } from "./judge-assignment.entity.ts";
import { type JudgingFacts, judgingNotice } from "./judges.notices.ts";
import { findJudge, findJudges, judgeRow, withPeople } from "./judges.service.ts";
import type { Judging } from "./judging.ts";

export const toAssignment = (record: AssignmentRecord): JudgeAssignment => ({
	...record,
	id: record.id as JudgeAssignmentId,
	judgeId: record.judgeId as JudgeId,
	eventId: record.eventId as EventId,
	answeredBy: record.answeredBy ?? null,
	notes: record.notes ?? null,
	answerNotes: record.answerNotes ?? null,
	role: record.role ?? null,
	tatami: record.tatami ?? null,
});

/** Facts of an event for notifications. */
export const eventFacts = ({ id, titleEn, titleAr, eventDate }: EventRecord) => ({
	eventId: id,
	titleEn,
	titleAr,
	eventDate,
});

const notice = (userId: number, facts: JudgingFacts, now: number): Write =>
	notificationWrite(newNotification(judgingNotice, { userId, id: ulid(now), at: now, facts }));

const isOver = ({ eventDate, endDate }: EventRecord, now: number) =>
	!isUpcoming({ eventDate, endDate: endDate ?? null }, now);

/** Throws unless the event is still to take place. */
function mustBeAhead(event: EventRecord, now: number): void {
	if (isCancelled(event)) throw new AppError("event_cancelled");
	if (isOver(event, now)) throw new AppError("event_over");
}

/** Finds a coming event. Rehearsal events have no judges. */
async function eventAhead(id: EventId, now: number): Promise<EventRecord> {
	const event = await findEvent(id);
	if (event.shadow) throw new AppError("not_found");
	mustBeAhead(event, now);
	return event;
}

type AssignmentInput = Pick<AssignmentRecord, "judgeId" | "eventId" | "askedBy"> & {
	notes?: string | null;
};

async function newAssignment(
	{ notes, ...input }: AssignmentInput,
	now: number,
): Promise<AssignmentRecord> {
	return {
		...input,
		...firstVersion(now),
		id: await nextId<JudgeAssignmentId>("judgeAssignment"),
		status: "pending",
		registrationDate: new Date(now).toISOString(),
		notes: notes ?? undefined,
	};
}

const changeOf = (
	{ id, eventId, judgeId }: AssignmentRecord,
	action: string,
	details?: object,
): Change => ({
	entityType: "judgeAssignment",
	entityId: id,
	action,
	details: { eventId, judgeId, ...details },
});

const putNew = (record: AssignmentRecord): Write => ({
	put: JudgeAssignments.create(record).params(),
	onConditionFailed: "judge_assigned",
});

/**
 * Asks a judge to officiate at an event. Conflicts of interest are returned, but do not prevent it.
 */
export async function assignJudge(
	caller: SignedIn,
	eventId: EventId,
	{ judgeId, notes }: { judgeId: JudgeId; notes?: string | null },
): Promise<NewAssignment> {
	const [event, judge] = await Promise.all([eventAhead(eventId, caller.now), findJudge(judgeId)]);
	if (!judge) throw new AppError("invalid", { fields: { judgeId: "invalid" } });
	mustBeActive(judge);
	const conflicts = await conflictsOf(judge, event, caller.now);
	const created = await newAssignment(
		{ judgeId, eventId, askedBy: "federation", notes },
		caller.now,
	);
	const answer = { ...toAssignment(created), conflicts };
	const notification = notice(judge.userId, { ...eventFacts(event), status: "asked" }, caller.now);
	await auditedTransaction(
		caller,
		changeOf(created, "assigned", { notes }),
		[putNew(created), notification],
		answer,
	);
	return answer;
}

function mustBeActive({ isActive }: JudgeRecord): void {
	if (!isActive) throw new AppError("judge_inactive");
}

const recordsOfEvent = async (eventId: number): Promise<AssignmentRecord[]> =>
	(await JudgeAssignments.query.ofEvent({ eventId }).go({ pages: "all", consistent: true })).data;

/** The judges of an event, in order of request or application. */
export async function listEventJudges(eventId: EventId): Promise<EventJudge[]> {
	const [records] = await Promise.all([recordsOfEvent(eventId), findEvent(eventId)]);
	const judges = await withPeople(await findJudges(records.map(({ judgeId }) => judgeId)));
	const known = new Map<number, (typeof judges)[number]>(judges.map((one) => [one.judge.id, one]));
	return records
		.sort((a, b) => a.id - b.id)
		.flatMap((record) => {
			const found = known.get(record.judgeId);
			if (!found) return [];
			const dojoId = (found.person.dojoId ?? null) as DojoId | null;
			return { ...toAssignment(record), ...judgeRow(found), dojoId };
		});
}

/** Finds an assignment of this event. */
const recordOf = async ({
	id: eventId,
	registrationId,
}: EventJudgeParams): Promise<AssignmentRecord> =>
	requireFound((await recordsOfEvent(eventId)).find(({ id }) => id === registrationId));

/** Replaces an assignment with optimistic locking. */
async function replace(
	caller: SignedIn,
	before: AssignmentRecord,
	changes: Partial<AssignmentRecord>,
	{ action, notices = [] }: { action: string; notices?: Write[] },
): Promise<JudgeAssignment> {
	const changed = nextVersion(before, changes, caller.now);
	const write: Write = { put: JudgeAssignments.put(changed).where(ifUnchanged(before)).params() };
	const { status, notes, answerNotes, role, tatami } = changed;
	await auditedTransaction(
		caller,
		changeOf(before, action, {
			eventId: before.eventId,
			judgeId: before.judgeId,
			status,
			notes,
			answerNotes,
			role,
			tatami,
		}),
		[write, ...notices],
		toAssignment(changed),
	);
	return toAssignment(changed);
}

/** Changes that a decision of staff makes to an assignment; none if it has that status already. */
function decided(before: AssignmentRecord, status: AssignmentRecord["status"] | undefined) {
	if (status === undefined || status === before.status) return {};
	// A new request by staff replaces the judge's own application.
	if (status === "pending")
		return {
			status,
			askedBy: "federation",
			answeredBy: undefined,
			answerNotes: undefined,
		} as const;
	return { status, answeredBy: "federation" } as const;
}

/** The step to notify the judge of after a staff decision; null if the status stays the same. */
function stepTo(before: AssignmentRecord, status: AssignmentRecord["status"] | undefined) {
	if (status === undefined || status === before.status) return null;
	if (status === "pending") return "asked";
	if (status === "accepted") return "confirmed";
	return standingOf(toAssignment(before)) === "applied" ? "rejected" : "released";
}

/** The notification to the judge. Throws if an inactive judge would take part. */
async function noticeToJudge(
	judgeId: number,
	event: EventRecord,
	step: ReturnType<typeof stepTo>,
	now: number,
) {
	const judge = step && (await findJudge(judgeId as JudgeId));
	if (judge && (step === "asked" || step === "confirmed")) mustBeActive(judge);
	return judge ? [notice(judge.userId, { ...eventFacts(event), status: step }, now)] : [];
}

/**
 * Decides on an application, asks again, or changes notes, role and tatami. Omitted fields stay.
 */
export async function changeAssignment(
	caller: SignedIn,
	params: EventJudgeParams,
	{ status, notes, role, tatami }: AssignmentChange,
): Promise<JudgeAssignment> {
	const [before, event] = await Promise.all([recordOf(params), findEvent(params.id)]);
	const updated = {
		...decided(before, status),
		...(notes !== undefined && { notes: notes ?? undefined }),
		...(role !== undefined && { role: role ?? undefined }),
		...(tatami !== undefined && { tatami: tatami ?? undefined }),
	};
	if (Object.keys(updated).length === 0) return toAssignment(before);
	if ("status" in updated && before.settledAt !== undefined) throw new AppError("judge_counted");
	if (updated.status === "pending") mustBeAhead(event, caller.now);
	const notices = await noticeToJudge(before.judgeId, event, stepTo(before, status), caller.now);
	return replace(caller, before, updated, {
		action: "status" in updated ? `set_${updated.status}` : "updated",
		notices,
	});
}

/** Removes a judge from an event, and notifies a judge who had not declined. */
export async function unassignJudge(
	caller: SignedIn,
	params: EventJudgeParams,
): Promise<JudgeAssignment> {
	const [before, event] = await Promise.all([recordOf(params), findEvent(params.id)]);
	if (before.settledAt !== undefined) throw new AppError("judge_counted");
	const step = before.status === "declined" ? null : stepTo(before, "declined");
	const notices = await noticeToJudge(before.judgeId, event, step, caller.now);
	const { eventId, judgeId } = before;
	await auditedTransaction(
		caller,
		changeOf(before, "unassigned", before),
		[
			{ delete: JudgeAssignments.delete({ eventId, judgeId }).where(ifUnchanged(before)).params() },
			...notices,
		],
		toAssignment(before),
	);
	return toAssignment(before);
}

const recordsOfJudge = async (judgeId: number): Promise<AssignmentRecord[]> =>
	(await JudgeAssignments.query.ofJudge({ judgeId }).go({ pages: "all", order: "desc" })).data;

/** A judge's own assignments, latest request first; those of deleted events are left out. */
export async function listOwnAssignments({ judge }: Judging): Promise<OwnAssignment[]> {
	const records = await recordsOfJudge(judge.id);
	const events = new Map(
		(await findEvents(records.map(({ eventId }) => eventId))).map((event) => [event.id, event]),
	);
	return records.flatMap((record) => {
		const event = events.get(record.eventId);
		if (!event) return [];
		const { published, cancelReason = null } = event;
		return {
			...toAssignment(record),
			event: { ...toEventSummary(event), published, cancelReason },
		};
	});
}

/** Finds a judge's own assignment, read consistently. */
async function ownRecord({ judge }: Judging, id: JudgeAssignmentId): Promise<AssignmentRecord> {
	const { eventId, judgeId } = requireFound(
		(await recordsOfJudge(judge.id)).find((one) => one.id === id),
	);
	return requireFound(
		(await JudgeAssignments.get({ eventId, judgeId }).go({ consistent: true })).data,
	);
}

/** A judge applies to officiate at a published event; the stream notifies staff. */
export async function applyAsJudge(
	caller: Judging,
	eventId: EventId,
	notes?: string | null,
): Promise<JudgeAssignment> {
	mustBeActive(caller.judge);
	const event = await eventAhead(eventId, caller.now);
	if (!event.published) throw new AppError("not_found");
	const created = await newAssignment(
		{ judgeId: caller.judge.id, eventId, askedBy: "judge", notes },
		caller.now,
	);
	await auditedTransaction(
		caller,
		changeOf(created, "applied", { notes }),
		[putNew(created)],
		toAssignment(created),
	);
	return toAssignment(created);
}

/** A judge accepts the federation's request; a repeat changes nothing. */
export async function acceptAssignment(
	caller: Judging,
	id: JudgeAssignmentId,
	answerNotes?: string | null,
): Promise<JudgeAssignment> {
	const before = await ownRecord(caller, id);
	if (before.status === "accepted") return toAssignment(before);
	mustBeActive(caller.judge);
	if (!mayAccept(toAssignment(before))) throw new AppError("judge_answered");
	mustBeAhead(await findEvent(before.eventId as EventId), caller.now);
	const answer = {
		status: "accepted",
		answeredBy: "judge",
		answerNotes: answerNotes ?? undefined,
	} as const;
	return replace(caller, before, answer, { action: "accepted" });
}

/**
 * A judge declines, even after accepting, or withdraws an application. The stream notifies staff if
 * the judge had been requested or accepted.
 */
export async function declineAssignment(
	caller: Judging,
	id: JudgeAssignmentId,
	answerNotes?: string | null,
): Promise<JudgeAssignment> {
	const before = await ownRecord(caller, id);
	if (!mayDecline(before as JudgeAssignment)) return toAssignment(before);
	const event = await findEvent(before.eventId as EventId);
	if (before.settledAt !== undefined || isOver(event, caller.now)) throw new AppError("event_over");
	const isCountedOn = standingOf(toAssignment(before)) !== "applied";
	const answer = {
		status: "declined",
		answeredBy: "judge",
		answerNotes: answerNotes ?? undefined,
	} as const;
	return replace(caller, before, answer, { action: isCountedOn ? "declined" : "withdrawn" });
}
