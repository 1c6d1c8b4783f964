import { isDutyLive, usualLastDay } from "#shared/competition/duties/duties.rules.ts";
import type { EventId } from "#shared/core/ids.ts";
import { runEach } from "../../core/parallel.ts";
import { newNotification, notificationIdOf } from "../../people/notifications/newNotification.ts";
import type { NotificationRecord } from "../../people/notifications/notification.entity.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { dutyNotice } from "./duties.notices.ts";
import { dutyFacts } from "./duties.service.ts";
import { Duties, type DutyRecord } from "./duty.entity.ts";
import { findDuties } from "./on-duty.ts";

/** A running duty of each person who is on duty at an event, by account or by link. */
export async function peopleOnDuty(
	{ id }: EventRecord,
	now: number,
): Promise<Map<number, DutyRecord>> {
	const running = (await findDuties(id as EventId)).filter((duty) => isDutyLive(duty, now));
	return new Map(
		running.flatMap((duty) => (duty.userId === undefined ? [] : [[duty.userId, duty] as const])),
	);
}

/**
 * Notifications for the people on duty at an event that is called off, one each. Deterministic, so
 * that retries make the same ones.
 */
export async function calledOffDutyNotices(
	event: EventRecord,
	now: number,
): Promise<NotificationRecord[]> {
	if (event.shadow || Date.parse(event.endsAt) < now) return [];
	const at = Date.parse(event.updatedAt ?? event.createdAt);
	return [...(await peopleOnDuty(event, now))].map(([userId, duty]) =>
		newNotification(dutyNotice, {
			userId,
			id: notificationIdOf(event.id, at),
			at,
			facts: dutyFacts(event, duty, "calledOff"),
		}),
	);
}

/** Duties that last as long as usual go on doing so when their event moves to another day. */
export async function moveDuties(before: EventRecord, after: EventRecord): Promise<void> {
	const [earlier, until] = [usualLastDay(before), usualLastDay(after)];
	if (until === earlier) return;
	const usual = (await findDuties(after.id as EventId)).filter((duty) => duty.until === earlier);
	await runEach("duties of a moved event", usual, ({ eventId, id }) =>
		Duties.patch({ eventId, id }).set({ until }).remove(["endedAt"]).go(),
	);
}

/** Removes the duties of a deleted event. */
export async function clearDuties({ id }: EventRecord): Promise<void> {
	const keys = (await findDuties(id as EventId)).map((duty) => ({ eventId: id, id: duty.id }));
	await runEach("duties of a deleted event", keys, (key) => Duties.delete(key).go());
}
