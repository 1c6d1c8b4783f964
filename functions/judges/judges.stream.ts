import { encodeTime } from "ulid";
import { inParallel } from "../core/parallel.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { newNotification } from "../notifications/newNotification.ts";
import type { NotificationRecord } from "../notifications/notification.entity.ts";
import { eventFacts } from "./assignments.service.ts";
import { type AssignmentRecord, JudgeAssignments } from "./judge-assignment.entity.ts";
import { judgingNotice } from "./judges.notices.ts";
import { findJudges } from "./judges.service.ts";

const recordsOf = async ({ id: eventId }: EventRecord): Promise<AssignmentRecord[]> =>
	(await JudgeAssignments.query.ofEvent({ eventId }).go({ pages: "all", consistent: true })).data;

/** What the judges of an event that will not take place are told. The same change always makes the same ones. */
export async function calledOffNotices(event: EventRecord, now: number): Promise<NotificationRecord[]> {
	if (event.shadow || Date.parse(event.endsAt) < now) return [];
	const waiting = (await recordsOf(event)).filter(({ status }) => status !== "declined");
	const userIds = new Map(
		(await findJudges(waiting.map(({ judgeId }) => judgeId))).map(({ id, userId }) => [id, userId]),
	);
	const at = Date.parse(event.updatedAt ?? event.createdAt);
	return waiting.flatMap(({ id, judgeId }) => {
		const userId = userIds.get(judgeId);
		if (userId === undefined) return [];
		const facts = { ...eventFacts(event), status: "calledOff" } as const;
		return newNotification(judgingNotice, { userId, id: `${encodeTime(at)}${`${id}`.padStart(16, "0")}`, at, facts });
	});
}

/** Removes the assignments of an event that is gone. */
export async function clearAssignments(event: EventRecord): Promise<void> {
	const keys = (await recordsOf(event)).map(({ eventId, judgeId }) => ({ eventId, judgeId }));
	await inParallel(keys, (key) => JudgeAssignments.delete(key).go());
}
