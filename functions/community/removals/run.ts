import { picturesIn } from "#shared/base/pictures/pictures.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { endEntriesOf } from "../../competition/registrations/registrations.stream.ts";
import { log, nameOfError } from "../../core/log.ts";
import { inParallel, runEach } from "../../core/parallel.ts";
import type { Owner } from "../../core/personal-data.ts";
import { ignoreConditionFailure } from "../../core/table/database.ts";
import { allItems, type Item, readItems, removeItems, stripItems } from "../../core/table/items.ts";
import { removePortraitFiles } from "../../people/users/portraits/remove-portrait.ts";
import { withdrawPending } from "../../training/belts/belts.stream.ts";
import { endEnrollmentsOf } from "../../training/training-classes/training-classes.stream.ts";
import { giveTo, isCharge } from "./charges.ts";
import { notifyOfHandover } from "./notifyOfHandover.ts";
import { type RemovalRecord, Removals } from "./removal.entity.ts";
import { type Step, steps } from "./steps.ts";

type Work = { removal: RemovalRecord; owner: Owner; step: Step };

/** Removes the pictures that only these items use. */
async function removePicturesOf(items: readonly Item[]): Promise<void> {
	const ids = items.flatMap((item) => [...picturesIn(item)]);
	const pictures = await inParallel(ids, (id) =>
		allItems({ entity: "picture", partition: { id } }),
	);
	await removeItems(
		pictures.flat().filter(({ usedBy }) => !(usedBy instanceof Set) || usedBy.size <= 1),
	);
}

/** Removes the details from the items' audit lines. */
async function stripLines({ step, owner }: Work, items: readonly Item[]): Promise<void> {
	const { audited } = step;
	if (!audited) return;
	const lines = await inParallel(items, (item) =>
		allItems({ entity: "auditLine", partition: audited(item) }),
	);
	const earlier = lines
		.flat()
		.filter(({ createdAt }) => Date.parse(String(createdAt)) < owner.since);
	await stripItems(earlier, ["details"]);
}

async function remove(work: Work, items: readonly Item[]): Promise<void> {
	await stripLines(work, items);
	await removePicturesOf(items);
	await removeItems(items);
}

/** Ends registrations before removing them, so that their places go to the waiting list. */
async function cancel(work: Work, items: readonly Item[]): Promise<void> {
	await endEntriesOf(work.owner.id, Date.now());
	await remove(work, items);
}

/** Ends enrollments, so that their places become free, and then deletes them. */
async function takeOut(work: Work, items: readonly Item[]): Promise<void> {
	await endEnrollmentsOf(work.owner.id, Date.now());
	await remove(work, items);
}

/** Withdraws the person's pending promotion. */
async function withdraw(work: Work, items: readonly Item[]): Promise<void> {
	await stripLines(work, items);
	if (items.length > 0) await withdrawPending(work.owner.id);
}

/** Moves a coach's classes and active students to the successor; removes the others. */
async function handOver(work: Work, items: readonly Item[]): Promise<void> {
	const { handOverTo } = work.removal;
	const given = items.filter(
		(item) => handOverTo !== undefined && isCharge(work.step, item, handOverTo),
	);
	await runEach("handovers", given, (item) => giveTo(Number(handOverTo), item), 1);
	await remove(
		work,
		items.filter((item) => !given.includes(item)),
	);
}

async function deal(work: Work, items: readonly Item[]): Promise<void> {
	const { removed } = work.step;
	if (removed === "stay") return;
	if (typeof removed === "object") return stripItems(items, removed.strip);
	const ways = {
		remove,
		cancelled: cancel,
		left: takeOut,
		handedOver: handOver,
		withdrawn: withdraw,
	};
	await ways[removed](work, items);
}

const ownerOf = ({ userId, email = "", judgeId, createdAt }: RemovalRecord): Owner => ({
	id: userId,
	email,
	judgeId,
	since: Date.parse(createdAt),
});

/** Handles some items of a step. Returns where to continue, or undefined if the step is done. */
async function doSome(removal: RemovalRecord, step: Step): Promise<Item | undefined> {
	const owner = ownerOf(removal);
	const partition = step.of(owner);
	if (!partition) return undefined;
	const { entity, index, only = () => true } = step;
	const { items, next } = await readItems({ entity, index, partition }, removal.from);
	await deal(
		{ removal, owner, step },
		items.filter((item) => only(item, owner)),
	);
	return next;
}

/** The record after the last step: only the id and the progress remain. */
async function finished(removal: RemovalRecord, now: string): Promise<RemovalRecord> {
	await removePortraitFiles(removal.portrait);
	const { userId, done, of, createdAt } = removal;
	return { userId, done, of, createdAt, updatedAt: now, finishedAt: now };
}

/**
 * Runs the next step of a deletion, or part of it, and records the progress; that write makes the
 * stream run the next one. Steps are idempotent: a step whose progress was not recorded runs again.
 */
export async function goOn(removal: RemovalRecord): Promise<RemovalRecord> {
	const step = steps[removal.done];
	const { userId, handOverTo, createdAt } = removal;
	if (handOverTo !== undefined && removal.done === 0 && !removal.from)
		await notifyOfHandover(userId as UserId, handOverTo as UserId, Date.parse(createdAt));
	const from = step && (await doSome(removal, step));
	const now = new Date().toISOString();
	const done = from || !step ? removal.done : removal.done + 1;
	const further = { ...removal, done, from, of: steps.length, updatedAt: now };
	const next = done < steps.length ? further : await finished(further, now);
	await note(removal, next);
	return next;
}

async function note(before: RemovalRecord, next: RemovalRecord): Promise<void> {
	await Removals.put(next)
		.where(({ updatedAt }, { eq }) => eq(updatedAt, before.updatedAt))
		.go()
		// Another run did the same step.
		.catch(ignoreConditionFailure);
}

/**
 * Runs all remaining steps at once and records the progress once. Used for people with almost no
 * data: an import can be taken back with hundreds of people, and each step would pass through the
 * stream. If it dies, the stream continues step by step.
 */
export async function finishRemoval(removal: RemovalRecord): Promise<void> {
	for (const step of steps.slice(removal.done)) {
		for (let from = await doSome(removal, step); from; )
			from = await doSome({ ...removal, from }, step);
	}
	await note(removal, await finished({ ...removal, done: steps.length }, new Date().toISOString()));
}

/**
 * Runs a step for the stream. Errors are only logged, so that they do not block the stream; the
 * scheduled job retries.
 */
export async function followRemoval(removal: RemovalRecord): Promise<void> {
	if (removal.finishedAt) return;
	await goOn(removal).catch((error) =>
		log.error("removal failed", { ...nameOfError(error), done: removal.done }),
	);
}

/** A deletion without progress for this long, in ms, has failed or its stream record was lost. */
const stalledMs = 2 * 60 * 1000;

/**
 * Resumes stalled deletions by a write that triggers the stream. Returns the number of resumed
 * deletions.
 */
export async function resumeRemovals(now: number): Promise<number> {
	const { data } = await Removals.query
		.unfinished({})
		.lt({ updatedAt: new Date(now - stalledMs).toISOString() })
		.go({ pages: "all" });
	await runEach("stalled deletions", data, (removal) =>
		Removals.put({ ...removal, updatedAt: new Date(now).toISOString() })
			.where(({ updatedAt }, { eq }) => eq(updatedAt, removal.updatedAt))
			.go()
			.catch(ignoreConditionFailure),
	);
	return data.length;
}
