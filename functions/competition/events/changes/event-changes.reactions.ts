import { announcedChanges, changedTerms } from "#shared/competition/events/events.rules.ts";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type { EventId } from "#shared/core/ids.ts";
import { nullIfNotFound } from "../../../core/errors.ts";
import {
	newNotification,
	notificationIdOf,
} from "../../../people/notifications/newNotification.ts";
import type { NotificationRecord } from "../../../people/notifications/notification.entity.ts";
import { peopleOnDuty } from "../../duties/duties.stream.ts";
import { expectedJudges } from "../../judges/judges.stream.ts";
import { entriesOf } from "../../registrations/entries/entries.service.ts";
import { findChangesIn, findPersonChanges } from "../../registrations/person-changes.ts";
import type { EventRecord } from "../event.entity.ts";
import type { EventClassRecord } from "../event-class.entity.ts";
import { findWholeEvent, toLimits, viewPrices } from "../events.service.ts";
import {
	type EventChangeFacts,
	type EventChanges,
	eventChangeNotice,
} from "./event-changes.notices.ts";
import { changesOf, isReliedOn } from "./event-changes.ts";

/** Registrations with a place, an offer or a place on the waiting list. */
const entriesIn = async (event: EventRecord) =>
	(await entriesOf(event)).filter((entry) => isAlive(entry.status));

/**
 * One notification for each person affected by a change of an event: of its date, place, programme or
 * deadline everybody, of its conditions and fees those for whom they now mean something else.
 * Guardians receive the notifications of their children. Deterministic: a retry creates the same
 * notifications.
 */
export async function createEventChangeNotifications(
	before: EventRecord,
	after: EventRecord,
	now: number,
): Promise<NotificationRecord[]> {
	if (!isReliedOn(before, after, now)) return [];
	const changes = changesOf(before, after, now);
	const isChanged = Object.values(changedTerms(before, after)).some(Boolean);
	if (!changes && !isChanged) return [];
	const entries = await entriesIn(after);
	const [own, judges, onDuty] = await Promise.all([
		findPersonChanges({ before, after, now }, entries),
		changes ? expectedJudges(after) : [],
		changes ? peopleOnDuty(after, now) : new Map<number, never>(),
	]);
	// Deadline and terms of registrations do not concern judges and people on duty.
	const { deadline, ...forStaff } = changes ?? {};
	const concernsStaff = Object.keys(announcedChanges(before, after)).some(
		(name) => name in forStaff,
	);
	const { id: eventId, titleEn, titleAr } = after;
	const facts = new Map<number, EventChanges & Pick<EventChangeFacts, "audience">>([
		...[...(concernsStaff ? onDuty.keys() : [])].map(
			(userId) => [userId, { ...forStaff, audience: "onDuty" }] as const,
		),
		...(concernsStaff ? judges : []).map(
			({ userId }) => [userId, { ...forStaff, audience: "judge" }] as const,
		),
		...entries
			.filter(({ userId }) => changes || own.has(userId))
			.map(
				({ userId }) =>
					[userId, { ...changes, ...own.get(userId), audience: "participant" }] as const,
			),
	]);
	const at = Date.parse(after.updatedAt ?? after.createdAt);
	return [...facts].map(([userId, changed]) =>
		newNotification(eventChangeNotice, {
			userId,
			id: notificationIdOf(eventId, at),
			at,
			facts: { eventId, titleEn, titleAr, ...changed },
		}),
	);
}

/**
 * Notifications for people of an event class for whom a change of its limits or prices means
 * something: they no longer meet them, or wait for a place with another price. Deterministic.
 */
export async function createEventClassChangeNotifications(
	before: EventClassRecord,
	after: EventClassRecord,
	now: number,
): Promise<NotificationRecord[]> {
	const termsIn = (one: EventClassRecord) => JSON.stringify([toLimits(one), viewPrices(one)]);
	if (termsIn(before) === termsIn(after)) return [];
	const event = await findWholeEvent(after.eventId as EventId).catch(nullIfNotFound);
	if (!event || !isReliedOn(event, event, now)) return [];
	const withClass = (eventClass: EventClassRecord) => ({ ...event, classes: [eventClass] });
	const entries = (await entriesIn(event)).filter(({ classId }) => classId === after.id);
	const change = { before: withClass(before), after: withClass(after), now };
	const at = Date.parse(after.updatedAt ?? after.createdAt);
	const { id: eventId, titleEn, titleAr } = event;
	return [...(await findChangesIn(change, entries))].map(([userId, changes]) =>
		newNotification(eventChangeNotice, {
			userId,
			id: notificationIdOf(after.id, at),
			at,
			facts: { eventId, titleEn, titleAr, ...changes, audience: "participant" },
		}),
	);
}
