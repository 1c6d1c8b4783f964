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
import { comingEvents, findEventClasses } from "../../competition/events/events.service.ts";
import { remindUnpaid } from "../../competition/fees/remind-unpaid.ts";
import { settleAssignments } from "../../competition/judges/settle.ts";
import { reconcilePayments } from "../../competition/online-payments/reconcile.ts";
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

/**
 * Scheduled tasks: ends memberships, exemptions and guardianships; reminds of fees and of expiring
 * documents; reminds of unpaid places and releases them; ends expired offers and registrations that
 * were pending too long; announces openings the day before; counts finished competitions for their
 * judges; seals the audit log; asks the payment gateway about payments without an answer. It also
 * gives free places of coming events to their waiting lists and recounts them, in case the stream
 * missed a change or its index lagged, and resumes stalled deletions, merges, imports, data exports,
 * reminders, broadcasts and the linking of dojos.
 */
export async function runDueTasks(
	now: number,
): Promise<
	Record<
		| "moves"
		| "archives"
		| "erasures"
		| "runs"
		| "documents"
		| "families"
		| "offers"
		| "payments"
		| "competitions"
		| "memberships"
		| "pending"
		| "unpaid"
		| "events"
		| "openings"
		| "sealed",
		number
	>
> {
	const moves = (await wakeRemovals(now)) + (await wakeMerges(now)) + (await wakeImports(now));
	const runs = (await wakeReminders(now)) + (await wakeBroadcasts(now)) + (await wakeLinkings(now));
	const documents = await remindOfDocuments(now);
	const families = await endGuardianships(now);
	const memberships = (await endMemberships(now)) + (await endExemptions(now));
	await noteOnline();
	await beginReminders(now);
	const archives = await sweepExports(now);
	const erasures = await sweepErasures(now);
	const offers = await expireOffers(now);
	const payments = await reconcilePayments(now);
	const competitions = await settleAssignments(now);
	const { pendingDays } = await readSettings();
	let [pending, unpaid] = [0, 0];
	const coming = await comingEvents(now);
	const openings = await tellOfOpenings(coming, now);
	for (const event of coming) {
		const { id } = event;
		unpaid += await remindUnpaid(event, now);
		if (pendingDays > 0) pending += await expirePending(event, pendingDays, now);
		await wakeWaitingList(id, now);
		for (const eventClass of await findEventClasses(id as EventId))
			await recountEvent(id, eventClass.id);
		await recountEvent(id, 0);
	}
	const sealed = await sealDays(now);
	return {
		moves,
		archives,
		erasures,
		runs,
		documents,
		families,
		offers,
		payments,
		competitions,
		memberships,
		pending,
		unpaid,
		events: coming.length,
		openings,
		sealed,
	};
}
