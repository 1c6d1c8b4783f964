import type { Batch } from "../../base/stream/batch.ts";
import { defineReactions, runOncePerBatch } from "../../base/stream/batch.ts";
import type { Change } from "../../base/stream/change.ts";
import type { Guardianship } from "../../people/families/guardianship.entity.ts";
import { newNotifications } from "../../people/notifications/newNotification.ts";
import { capFamily, changesFamilyCharges } from "../fees/cap-family.ts";
import { changedDebtor } from "../fees/ledger/changedDebtor.ts";
import { changedDebtors } from "../fees/ledger/debtors.ts";
import { entryLines, newChargeLines } from "../fees/ledger/follow-charges.ts";
import { placeChange, placeChanges } from "../ledger/append.ts";
import { movedEvents } from "../live/announce.ts";
import { askGuardians } from "./agreements.service.ts";
import { holdRegistration, keepsChanging } from "./held-registrations.ts";
import { readDuties } from "./read-duties.ts";
import type { RegistrationRecord } from "./registration.entity.ts";
import { isVisible } from "./registration.kinds.ts";
import {
	auditLines,
	fillFromWaitingList,
	lineOfTrail,
	recounts,
	seatChanged,
	settleSeat,
} from "./registrations.stream.ts";
import { isRehearsal, notificationOfStep } from "./step-notification.ts";

/**
 * Registrations that join the event's waiting list in this batch: the index may not contain them
 * yet.
 */
const joiningIn = (eventId: number, { changes }: Batch) =>
	changes
		.filter(({ entity }) => entity === "registration")
		.map(({ after }) => after as RegistrationRecord)
		.filter((entry) => entry?.eventId === eventId && entry.status === "waitlisted");

/** Whether a change took a step; otherwise only other attributes changed, such as the charge. */
const hasStep = (earlier: RegistrationRecord | null, entry: RegistrationRecord) =>
	entry.trail.length !== earlier?.trail.length || entry.order !== earlier.order;

/** Adds to the batch what tells of a step; it changes no registration. */
async function notifyOfStep(
	earlier: RegistrationRecord | null,
	entry: RegistrationRecord,
	batch: Batch,
): Promise<void> {
	// The event seat behind class registrations is not shown to people; only the class
	// registrations are.
	const isVisibleChange = isVisible(entry) || (earlier !== null && isVisible(earlier));
	if (isVisibleChange && !isRehearsal(entry)) auditLines.add(batch, lineOfTrail(entry));
	if (isVisibleChange)
		newNotifications.add(
			batch,
			...notificationOfStep(entry, batch.now, await readDuties(entry, batch.now)),
		);
	const { eventId, classId, status } = entry;
	// People behind this one on the waiting list move up, although no visible count may change.
	if (earlier?.status === "waitlisted") movedEvents.add(batch, eventId);
	if (status === "waitlisted" || earlier?.status === "waitlisted")
		recounts.add(batch, { eventId, classId });
}

/** Writes what follows from a change for other registrations: charges, seats, places. */
async function settle(
	earlier: RegistrationRecord | null,
	entry: RegistrationRecord,
	batch: Batch,
): Promise<void> {
	const { userId, eventId, status } = entry;
	if (changesFamilyCharges(earlier, entry))
		await runOncePerBatch(`family ${userId} ${eventId}`, batch, async () => {
			// The others of the family need not look again in this batch.
			for (const member of await capFamily(entry, batch.now))
				batch.done.add(`family ${member} ${eventId}`);
		});
	if (seatChanged(earlier, entry)) await settleSeat(entry, batch.now);
	if (status === "waitlisted" && hasStep(earlier, entry))
		await runOncePerBatch(`let in ${eventId}`, batch, () =>
			fillFromWaitingList(eventId, batch.now, joiningIn(eventId, batch)),
		);
}

const hasRoom = (allotment: Change["after"]) => Number(allotment?.taken) < Number(allotment?.cap);

export const registrationsReactions = defineReactions({
	guardianship: async ({ before, after }, { now }) => {
		if (after?.state === "active" && before?.state !== "active")
			await askGuardians((after as Guardianship).childId, now);
	},
	allotment: async ({ after }, batch) => {
		// Event 0 marks the places of a training class.
		if (!after || after.eventId === 0) return;
		const { eventId, classId } = after as { eventId: number; classId: number };
		if (hasRoom(after))
			await runOncePerBatch(`wake ${eventId}`, batch, () =>
				fillFromWaitingList(eventId, batch.now),
			);
		recounts.add(batch, { eventId, classId });
	},
	registration: async ({ before, after }, batch) => {
		const entry = after as RegistrationRecord | null;
		const earlier = before as RegistrationRecord | null;
		const place = await placeChange(earlier, entry);
		if (place) placeChanges.add(batch, place);
		changedDebtors.add(batch, ...changedDebtor(earlier, entry));
		if (!entry) return;
		newChargeLines.add(batch, ...entryLines(earlier, entry));
		if (hasStep(earlier, entry)) await notifyOfStep(earlier, entry, batch);
		if (keepsChanging(earlier, entry)) return holdRegistration(entry, batch.now);
		await settle(earlier, entry, batch);
	},
});
