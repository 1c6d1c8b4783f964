import { isCancelled } from "#shared/competition/events/events.rules.ts";
import { defineReactions } from "../../base/stream/batch.ts";
import { newNotifications } from "../../people/notifications/newNotification.ts";
import { calledOffDutyNotices, clearDuties, moveDuties } from "../duties/duties.stream.ts";
import { calledOffNotices, clearAssignments } from "../judges/judges.stream.ts";
import { movedEvents } from "../live/announce.ts";
import { settleConsents } from "../registrations/agreements.service.ts";
import {
	clearEvent,
	endEntries,
	moveDueDays,
	refreshSummaries,
} from "../registrations/registrations.stream.ts";
import {
	createEventChangeNotifications,
	createEventClassChangeNotifications,
} from "./changes/event-changes.reactions.ts";
import type { EventRecord } from "./event.entity.ts";
import type { EventClassRecord } from "./event-class.entity.ts";

/** Whether visitors can see the event and it is not over: only then are open pages notified. */
const isWatched = (event: EventRecord, now: number) =>
	event.published && !event.shadow && now <= Date.parse(event.endsAt);

/** Notifications for the judges and the people on duty at an event that is called off. */
const noticesOfCalledOff = async (event: EventRecord, now: number) =>
	(await Promise.all([calledOffNotices(event, now), calledOffDutyNotices(event, now)])).flat();

export const eventsReactions = defineReactions({
	event: async ({ kind, before, after }, batch) => {
		const { now } = batch;
		if (kind === "REMOVE") {
			const deleted = before as EventRecord;
			if (!isCancelled(deleted))
				newNotifications.add(batch, ...(await noticesOfCalledOff(deleted, now)));
			await clearAssignments(deleted);
			await clearDuties(deleted);
			return clearEvent(deleted, now);
		}
		if (kind !== "MODIFY") return;
		if (isWatched(after as EventRecord, now)) movedEvents.add(batch, Number(after?.id));
		await refreshSummaries(before as EventRecord, after as EventRecord);
		if (before?.guardianConsent !== after?.guardianConsent)
			await settleConsents(after as EventRecord, now);
		newNotifications.add(
			batch,
			...(await createEventChangeNotifications(before as EventRecord, after as EventRecord, now)),
		);
		// Last: the notifications compare the charges with the earlier day.
		await moveDueDays(before as EventRecord, after as EventRecord);
		await moveDuties(before as EventRecord, after as EventRecord);
		if (isCancelled(after as EventRecord) && !isCancelled(before as EventRecord)) {
			newNotifications.add(batch, ...(await noticesOfCalledOff(after as EventRecord, now)));
			await endEntries(after as EventRecord, now);
		}
	},
	eventClass: async ({ kind, before, after }, batch) => {
		if (kind !== "MODIFY") return;
		movedEvents.add(batch, Number(after?.eventId));
		newNotifications.add(
			batch,
			...(await createEventClassChangeNotifications(
				before as EventClassRecord,
				after as EventClassRecord,
				batch.now,
			)),
		);
	},
});
