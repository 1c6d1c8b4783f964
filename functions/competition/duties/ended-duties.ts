import { longestDutyDays } from "#shared/competition/duties/duties.rules.ts";
import { isCancelled } from "#shared/competition/events/events.rules.ts";
import type { EventId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { runEach } from "../../core/parallel.ts";
import { refusedWith } from "../../core/retry.ts";
import { runTransaction } from "../../core/table/database.ts";
import { nextVersion } from "../../core/table/versioned.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { comingEvents } from "../events/events.service.ts";
import { holderNotices, holderOf, writeOver } from "./duties.service.ts";
import type { DutyRecord } from "./duty.entity.ts";
import { findDuties } from "./on-duty.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Whether a duty of an event lets the same person do the same and lasts longer, or as long. */
const outlasts = (other: DutyRecord, duty: DutyRecord) =>
	holderOf(other) === holderOf(duty) &&
	other.scope === duty.scope &&
	(other.until > duty.until || (other.until === duty.until && other.id > duty.id));

/**
 * Notifies the holders of duties at an event that ended yesterday or earlier, once, unless they have
 * the same duty for longer. Returns the number of people.
 */
async function notifyAt(event: EventRecord, now: number): Promise<number> {
	// Its people were notified that it is called off.
	if (isCancelled(event)) return 0;
	const today = kuwaitDate(now);
	const given = (await findDuties(event.id as EventId)).filter(
		(duty) => holderOf(duty) !== undefined && !duty.revokedAt,
	);
	const ended = given.filter(
		(duty) => duty.until < today && !duty.endedAt && !given.some((other) => outlasts(other, duty)),
	);
	await runEach("duties that ended", ended, async (duty) => {
		const after = nextVersion(duty, { endedAt: new Date(now).toISOString() }, now);
		await runTransaction([
			writeOver(duty, after),
			...holderNotices(event, duty, "ended", now),
		]).catch((error) => {
			// Another run was faster.
			if (!refusedWith("changed_meanwhile")(error)) throw error;
		});
	});
	return ended.length;
}

/** Notifies people that a duty which they got by account has ended. Returns the number of people. */
export async function notifyOfEndedDuties(now: number): Promise<number> {
	const events = await comingEvents(now - (longestDutyDays + 2) * dayMs);
	const counts = await runEach(
		"ended duties of events",
		events,
		(event) => notifyAt(event, now),
		4,
	);
	return counts.reduce((sum, count) => sum + count, 0);
}
