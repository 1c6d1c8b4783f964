import { standingOf } from "#shared/competition/judges/judges.rules.ts";
import type { JudgeId, UserId } from "#shared/core/ids.ts";
import { arabicName, joinNames } from "#shared/people/users/users.rules.ts";
import { runEach } from "../../core/parallel.ts";
import { newNotification, notificationIdOf } from "../../people/notifications/newNotification.ts";
import type { NotificationRecord } from "../../people/notifications/notification.entity.ts";
import { findStaff, findUser } from "../../people/users/users.service.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { findEvents } from "../events/events.service.ts";
import { eventFacts, toAssignment } from "./assignments.service.ts";
import { type AssignmentRecord, JudgeAssignments } from "./judge-assignment.entity.ts";
import { type JudgingFacts, judgingNotice } from "./judges.notices.ts";
import { findJudge, findJudges } from "./judges.service.ts";

const recordsOf = async ({ id: eventId }: EventRecord): Promise<AssignmentRecord[]> =>
	(await JudgeAssignments.query.ofEvent({ eventId }).go({ pages: "all", consistent: true })).data;

/**
 * Notifications for the judges of an event that is called off. Deterministic, so that retries make
 * the same ones.
 */
export async function calledOffNotices(
	event: EventRecord,
	now: number,
): Promise<NotificationRecord[]> {
	if (event.shadow || Date.parse(event.endsAt) < now) return [];
	const at = Date.parse(event.updatedAt ?? event.createdAt);
	const facts = { ...eventFacts(event), status: "calledOff" } as const;
	return (await expectedJudges(event)).map(({ id, userId }) =>
		newNotification(judgingNotice, { userId, id: notificationIdOf(id, at), at, facts }),
	);
}

/** Assignments of an event that were not declined, with the judge's user id. */
export async function expectedJudges(event: EventRecord) {
	const expected = (await recordsOf(event)).filter(({ status }) => status !== "declined");
	const judges = await findJudges(expected.map(({ judgeId }) => judgeId));
	const userIds = new Map(judges.map(({ id, userId }) => [id, userId]));
	return expected.flatMap(({ id, judgeId }) => {
		const userId = userIds.get(judgeId);
		return userId === undefined ? [] : [{ id, userId }];
	});
}

/**
 * Status of the notification for staff: a judge applies, or declines after a request or acceptance.
 */
function stepFor(
	before: AssignmentRecord | null,
	after: AssignmentRecord,
): "applied" | "declined" | null {
	if (!before) return after.askedBy === "judge" ? "applied" : null;
	const isNo =
		standingOf(toAssignment(after)) === "declined" ||
		standingOf(toAssignment(after)) === "withdrawn";
	const wasCountedOn = before.status === "accepted" || standingOf(toAssignment(before)) === "asked";
	return isNo && wasCountedOn ? "declined" : null;
}

/**
 * Notifications for staff about a change of an assignment. Deterministic, so that retries make the
 * same ones.
 */
export async function staffNotices(
	before: AssignmentRecord | null,
	after: AssignmentRecord,
): Promise<NotificationRecord[]> {
	const status = stepFor(before, after);
	const judge = status && (await findJudge(after.judgeId as JudgeId));
	if (!status || !judge) return [];
	const [[event], person, staff] = await Promise.all([
		findEvents([after.eventId]),
		findUser(judge.userId as UserId),
		findStaff(),
	]);
	if (!event || !person) return [];
	const { firstName, lastName, firstNameAr, lastNameAr } = person;
	const facts: JudgingFacts = {
		...eventFacts(event),
		status,
		personId: person.id,
		nameEn: joinNames(firstName, lastName),
		nameAr: arabicName({ firstName, lastName, firstNameAr, lastNameAr }),
		reason: after.answerNotes,
	};
	const at = Date.parse(after.updatedAt ?? after.createdAt);
	return staff
		.filter(({ id }) => id !== person.id)
		.map(({ id: userId }) =>
			newNotification(judgingNotice, { userId, id: notificationIdOf(after.id, at), at, facts }),
		);
}

/** Removes the assignments of a deleted event. */
export async function clearAssignments(event: EventRecord): Promise<void> {
	const keys = (await recordsOf(event)).map(({ eventId, judgeId }) => ({ eventId, judgeId }));
	await runEach("assignments of a deleted event", keys, (key) => JudgeAssignments.delete(key).go());
}
