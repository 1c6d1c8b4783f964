import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type { EventId } from "#shared/core/ids.ts";
import { orGone } from "../../../core/errors.ts";
import {
	newNotification,
	notificationIdOf,
} from "../../../platform/notifications/newNotification.ts";
import type { NotificationRecord } from "../../../platform/notifications/notification.entity.ts";
import { expectedJudges } from "../../judges/judges.stream.ts";
import { entriesOf, findPeopleLeftOut } from "../../registrations/entries/entries.service.ts";
import type { EventRecord } from "../event.entity.ts";
import type { EventClassRecord } from "../event-class.entity.ts";
import { findWholeEvent, toLimits } from "../events.service.ts";
import { type EventChangeFacts, eventChangeNotice } from "./event-changes.notices.ts";
import { changesOf } from "./event-changes.ts";

/** Ids of the people with a place, an offer or a place on the waiting list. */
const participantsOf = async (event: EventRecord): Promise<Set<number>> =>
	new Set(
		(await entriesOf(event)).filter(({ status }) => isAlive(status)).map(({ userId }) => userId),
	);

/**
 * One notification for each person affected by a change of an event's date, place or deadline.
 * Guardians receive the notifications of their children. Deterministic: a retry creates the same
 * notifications.
 */
export async function createEventChangeNotifications(
	before: EventRecord,
	after: EventRecord,
	now: number,
): Promise<NotificationRecord[]> {
	const changes = changesOf(before, after, now);
	if (!changes) return [];
	const at = Date.parse(after.updatedAt ?? after.createdAt);
	const [participants, judges] = await Promise.all([participantsOf(after), expectedJudges(after)]);
	// The deadline of registrations does not concern judges.
	const { deadline, ...forJudges } = changes;
	const concernsJudges = forJudges.days !== undefined || forJudges.place !== undefined;
	const audiences = new Map<number, EventChangeFacts["audience"]>([
		...(concernsJudges ? judges : []).map(({ userId }) => [userId, "judge"] as const),
		...[...participants].map((userId) => [userId, "participant"] as const),
	]);
	return [...audiences].map(([userId, audience]) =>
		newNotification(eventChangeNotice, {
			userId,
			id: notificationIdOf(after.id, at),
			at,
			facts: { ...(audience === "judge" ? forJudges : changes), audience },
		}),
	);
}

/**
 * Notifications for registered people who no longer meet the limits of an event class after a
 * change of these limits. Deterministic: a retry creates the same notifications.
 */
export async function createEventClassChangeNotifications(
	before: EventClassRecord,
	after: EventClassRecord,
): Promise<NotificationRecord[]> {
	const limitsOf = (one: EventClassRecord) => JSON.stringify(toLimits(one));
	if (limitsOf(before) === limitsOf(after)) return [];
	const event = await findWholeEvent(after.eventId as EventId).catch(orGone);
	if (!event) return [];
	const at = Date.parse(after.updatedAt ?? after.createdAt);
	const limits = { nameEn: after.className, nameAr: after.classNameAr };
	const { titleEn, titleAr } = event;
	const facts = { eventId: event.id, titleEn, titleAr, limits, audience: "participant" } as const;
	return (await findPeopleLeftOut(event, before, after)).map((userId) =>
		newNotification(eventChangeNotice, { userId, id: notificationIdOf(after.id, at), at, facts }),
	);
}
