import { decodeTime, encodeTime } from "ulid";
import { runEach, runEachOr } from "../../core/parallel.ts";
import { orElse } from "../../core/table/database.ts";
import { resumeRuns, takeStep } from "../../core/table/run.ts";
import { ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { fileNotification, newNotification } from "../../people/notifications/newNotification.ts";
import { readAudience } from "./audience.ts";
import { type BroadcastRecord, Broadcasts } from "./broadcast.entity.ts";
import { type BroadcastFacts, broadcastNotice } from "./broadcasts.notices.ts";
import { startDue } from "./planned-broadcasts.ts";

/** People per step: few enough that other stream reactions wait only briefly. */
const peopleAtOnce = 100;

/** Identifies a step by its cursor, which does not change when a stalled run is resumed. */
const stepOf = ({ cursor = "" }: BroadcastRecord) => cursor;

/** The facts stored in each recipient's notification. */
export const factsOf = (record: BroadcastRecord): BroadcastFacts => {
	const { titleEn, titleAr, messageEn, messageAr, actionUrl, isMailed, signedBy } = record;
	return {
		titleEn,
		titleAr,
		messageEn,
		messageAr,
		isMailed,
		step: stepOf(record),
		...(actionUrl && { path: actionUrl }),
		...(signedBy && { signedBy }),
	};
};

/**
 * Notifies a person, unless they have this notification. Its id is the broadcast's, so there is
 * never a second one.
 * @returns whether this step wrote it, now or in an earlier attempt
 */
async function notify(userId: number, record: BroadcastRecord): Promise<boolean> {
	const { id } = record;
	const notification = { userId, id, at: decodeTime(id), facts: factsOf(record) };
	const { params } = await fileNotification(newNotification(broadcastNotice, notification));
	return (params as BroadcastFacts).step === stepOf(record);
}

async function notifyNext(before: BroadcastRecord, now: number): Promise<void> {
	const { people, next } = await readAudience(before.audience, {
		cursor: before.cursor,
		limit: peopleAtOnce,
	});
	const open = people.filter(({ isDisabled }) => !isDisabled);
	const outcomes = await runEachOr(
		"recipients of an announcement",
		open,
		({ id }) => notify(id, before),
		async () => false,
	);
	const changes = {
		sent: before.sent + outcomes.filter(Boolean).length,
		skipped: before.skipped + people.length - open.length,
		cursor: next,
		doneAt: next ? undefined : new Date(now).toISOString(),
	};
	await Broadcasts.put(nextVersion(before, changes, now))
		.where(ifUnchanged(before))
		.go()
		.catch(orElse("changed_meanwhile"));
}

const read = async (id: string) => (await Broadcasts.get({ id }).go({ consistent: true })).data;

const isWaiting = ({ planned }: BroadcastRecord) => planned === "waiting";

/**
 * Sends a broadcast to the next people of its audience, unless another run did. Does nothing for one
 * that waits for its time: only `startDue` starts it.
 */
export async function goOn(broadcast: BroadcastRecord, now: number): Promise<void> {
	if (isWaiting(broadcast)) return;
	await takeStep(
		broadcast,
		() => read(broadcast.id),
		(current) => notifyNext(current, now),
	);
}

/** Number of latest broadcasts checked; older ones are finished long before. */
const latest = 100;

/** Resumes stalled broadcasts. Returns the number of resumed broadcasts. */
async function resumeStalled(now: number): Promise<number> {
	// Those planned for later would hide the ones that may have stalled.
	const { data } = await Broadcasts.query
		.inOrder({})
		.lt({ id: encodeTime(now + 1) })
		.go({ order: "desc", limit: latest });
	return resumeRuns(
		data,
		// One that is due and could not be started is left to `startDue`.
		async (next, before) =>
			!isWaiting(before) && Broadcasts.put(next).where(ifUnchanged(before)).go(),
		now,
	);
}

/**
 * Starts broadcasts that are due and resumes stalled ones. Returns the number of started and resumed
 * broadcasts.
 */
export async function resumeBroadcasts(now: number): Promise<number> {
	const works = [startDue, resumeStalled];
	const counts = await runEach("announcements", works, (work) => work(now), 1);
	return counts.reduce((sum, one) => sum + one, 0);
}
