import type { TaskName } from "#shared/app/operation/alarms.ts";
import type { EventId } from "#shared/core/ids.ts";
import { readSettings } from "../../base/settings/settings.service.ts";
import { announceOpenings } from "../../community/broadcasts/opening-messages.ts";
import { resumeBroadcasts } from "../../community/broadcasts/send-broadcast.ts";
import { resumeImports } from "../../community/imports/run.ts";
import { resumeMerges } from "../../community/merges/move.ts";
import { completeErasures } from "../../community/my-data/erasure.run.ts";
import { expireExports } from "../../community/my-data/export.run.ts";
import { resumeRemovals } from "../../community/removals/run.ts";
import { notifyOfEndedDuties } from "../../competition/duties/ended-duties.ts";
import type { EventRecord } from "../../competition/events/event.entity.ts";
import { comingEvents, findEventClasses } from "../../competition/events/events.service.ts";
import { remindUnpaid } from "../../competition/fees/remind-unpaid.ts";
import { resumeGradings } from "../../competition/gradings/gradings.service.ts";
import { completeAssignments } from "../../competition/judges/complete-assignments.ts";
import { reconcilePayments } from "../../competition/online-payments/reconcile.ts";
import { settleConsents } from "../../competition/registrations/agreements.service.ts";
import { expireOffers, expirePending } from "../../competition/registrations/decisions.service.ts";
import {
	fillFromWaitingList,
	recountEvent,
} from "../../competition/registrations/registrations.stream.ts";
import { runEach } from "../../core/parallel.ts";
import { remindOfDocuments } from "../../people/documents/reminders.ts";
import { endGuardianships } from "../../people/families/coming-of-age.ts";
import { noteOnline } from "../../people/memberships/reminders/gatewayNote.ts";
import {
	beginReminders,
	endExemptions,
	endMemberships,
	resumeReminders,
} from "../../people/memberships/reminders/reminders.service.ts";
import { resumeLinkings } from "../../training/dojo-links/link-records.ts";
import { sealDays } from "../audit/seals.ts";
import { runTasks, type Task } from "./run-tasks.ts";
import { takeUpHeldRegistrations } from "./take-up-held-registrations.ts";

/** A task for each coming event. Returns the sum of what they have counted. */
const forComingEvents =
	(name: string, tend: (event: EventRecord, now: number) => Promise<number>): Task =>
	async (now) => {
		const done = await runEach(name, await comingEvents(now), (event) => tend(event, now), 4);
		return done.reduce((sum, one) => sum + one, 0);
	};

async function endPending(event: EventRecord, now: number): Promise<number> {
	const { pendingDays } = await readSettings();
	return pendingDays > 0 ? expirePending(event, pendingDays, now) : 0;
}

/**
 * Gives an event's free places to the waiting list and recounts them, in case the stream missed a
 * change or its index lagged.
 */
async function tendWaitingList({ id }: EventRecord, now: number): Promise<number> {
	await fillFromWaitingList(id, now);
	const classes = await findEventClasses(id as EventId);
	await runEach("counts of classes", classes, (eventClass) => recountEvent(id, eventClass.id), 1);
	await recountEvent(id, 0);
	return 1;
}

/** The scheduled tasks. None depends on another, because they run side by side. */
const tasks: Record<TaskName, Task> = {
	removals: resumeRemovals,
	merges: resumeMerges,
	imports: resumeImports,
	feeReminders: resumeReminders,
	announcements: resumeBroadcasts,
	gradings: resumeGradings,
	dojoLinks: resumeLinkings,
	documents: remindOfDocuments,
	guardianships: endGuardianships,
	memberships: endMemberships,
	exemptions: endExemptions,
	paymentNote: noteOnline,
	reminders: beginReminders,
	exports: expireExports,
	erasures: completeErasures,
	offers: expireOffers,
	payments: reconcilePayments,
	competitions: completeAssignments,
	duties: notifyOfEndedDuties,
	openings: async (now) => announceOpenings(await comingEvents(now), now),
	consents: forComingEvents("consents of events", async (event, now) =>
		event.guardianConsent ? settleConsents(event, now) : 0,
	),
	unpaid: forComingEvents("unpaid places of events", remindUnpaid),
	pending: forComingEvents("pending registrations of events", endPending),
	waitingLists: forComingEvents("waiting lists of events", tendWaitingList),
	held: takeUpHeldRegistrations,
	seals: sealDays,
};

/** Time for a task, in ms: less than the function has, so that it can log what was too slow. */
const limitMs = 150_000;

/** Runs all tasks, and returns how much each of them did. */
export const runDueTasks = (now: number): Promise<Record<string, number>> =>
	runTasks(tasks, now, limitMs);
