import type { EventId } from "#shared/core/ids.ts";
import { remindOfDocuments } from "../../community/documents/reminders.ts";
import { endGuardianships } from "../../community/families/coming-of-age.ts";
import { wakeImports } from "../../community/imports/run.ts";
import { noteOnline } from "../../community/memberships/reminders/gatewayNote.ts";
import {
	beginReminders,
	endExemptions,
	endMemberships,
	wakeReminders,
} from "../../community/memberships/reminders/reminders.service.ts";
import { wakeMerges } from "../../community/merges/move.ts";
import { wakeRemovals } from "../../community/removals/run.ts";
import type { EventRecord } from "../../competition/events/event.entity.ts";
import { comingEvents, findEventClasses } from "../../competition/events/events.service.ts";
import { remindUnpaid } from "../../competition/fees/remind-unpaid.ts";
import { settleAssignments } from "../../competition/judges/settle.ts";
import { reconcilePayments } from "../../competition/online-payments/reconcile.ts";
import { settleConsents } from "../../competition/registrations/agreements.service.ts";
import { expireOffers, expirePending } from "../../competition/registrations/decisions.service.ts";
import {
	recountEvent,
	wakeWaitingList,
} from "../../competition/registrations/registrations.stream.ts";
import { tellOfOpenings } from "../../content/broadcasts/opening-messages.ts";
import { wakeBroadcasts } from "../../content/broadcasts/send-broadcast.ts";
import { sweepErasures } from "../../identity/my-data/erasure.run.ts";
import { sweepExports } from "../../identity/my-data/export.run.ts";
import { wakeLinkings } from "../../training/dojo-links/link-records.ts";
import { sealDays } from "../audit/seals.ts";
import { readSettings } from "../settings/settings.service.ts";

type Task = (now: number) => Promise<number | void>;

/**
 * Scheduled tasks, in the order in which they run, by the name under which the log counts what they
 * did.
 */
const tasks: Record<string, Task[]> = {
	/** Resume stalled work that takes many steps. */
	moves: [wakeRemovals, wakeMerges, wakeImports],
	runs: [wakeReminders, wakeBroadcasts, wakeLinkings],
	documents: [remindOfDocuments],
	families: [endGuardianships],
	memberships: [endMemberships, endExemptions],
	reminders: [noteOnline, beginReminders],
	archives: [sweepExports],
	erasures: [sweepErasures],
	offers: [expireOffers],
	/** Ask the payment gateway about payments without an answer. */
	payments: [reconcilePayments],
	competitions: [settleAssignments],
};

/**
 * Reminds of unpaid places and releases them, and ends registrations that were pending too long. It
 * also gives free places to the waiting list and recounts them, in case the stream missed a change or
 * its index lagged.
 */
async function tendEvent(event: EventRecord, pendingDays: number, now: number) {
	const { id } = event;
	const unpaid = await remindUnpaid(event, now);
	if (event.guardianConsent) await settleConsents(event, now);
	const pending = pendingDays > 0 ? await expirePending(event, pendingDays, now) : 0;
	await wakeWaitingList(id, now);
	for (const eventClass of await findEventClasses(id as EventId))
		await recountEvent(id, eventClass.id);
	await recountEvent(id, 0);
	return { unpaid, pending };
}

/** Runs all tasks that are due, and returns how much each of them did. */
export async function runDueTasks(now: number): Promise<Record<string, number>> {
	const done: Record<string, number> = {};
	const add = (name: string, count: number) => {
		done[name] = (done[name] ?? 0) + count;
	};
	for (const [name, steps] of Object.entries(tasks))
		for (const step of steps) add(name, (await step(now)) ?? 0);
	const { pendingDays } = await readSettings();
	const coming = await comingEvents(now);
	add("openings", await tellOfOpenings(coming, now));
	for (const event of coming) {
		const { unpaid, pending } = await tendEvent(event, pendingDays, now);
		add("unpaid", unpaid);
		add("pending", pending);
	}
	add("events", coming.length);
	add("sealed", await sealDays(now));
	return done;
}
