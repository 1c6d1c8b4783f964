import { mergeEntries } from "../../competition/registrations/seating/merge-entries.ts";
import { AppError } from "../../core/errors.ts";
import { log, nameOfError } from "../../core/log.ts";
import { runEach } from "../../core/parallel.ts";
import {
	conditionFailed,
	ignoreConditionFailure,
	onTable,
	tryTransaction,
	type Write,
} from "../../core/table/database.ts";
import {
	allItems,
	entityOf,
	type Item,
	keyOf,
	readItem,
	readItems,
	removeItems,
	repointItem,
	repointWrites,
} from "../../core/table/items.ts";
import {
	paymentFrom,
	planGivenPayment,
	planTakenPayment,
} from "../../people/memberships/move-payment.ts";
import { settleFee } from "../../people/memberships/settle-fee.ts";
import { withdrawPending } from "../../training/belts/belts.stream.ts";
import { mergeEnrollments } from "../../training/training-classes/enrollments/merge-enrollments.ts";
import { type Step, steps } from "../removals/steps.ts";
import { type MergeMove, MergeMoves, type MergeRecord, Merges } from "./merge.entity.ts";
import { giveBackFields, takeOverFields } from "./merged-fields.ts";

const keyText = (item: Item) => Object.values(keyOf(item)).join(" ");

/**
 * Records the move of an item. Fails if the item was already handled: two runs may do the same
 * step, and an index may still show moved items.
 */
const noted = ({ id, keepId, expiresAt }: MergeRecord, item: Item, attribute?: string): Write => ({
	put: MergeMoves.create({
		mergeId: id,
		key: keyText(item),
		keepId,
		item,
		attribute,
		expiresAt,
	}).params(),
});

/**
 * Accepts failed conditions and throws `busy` for other conflicts, so that the next run retries.
 */
const unlessBusy = (cancelled: Awaited<ReturnType<typeof tryTransaction>>) => {
	if (cancelled && !cancelled.some(conditionFailed)) throw new AppError("busy");
	return cancelled;
};

/** Removes an item and records its content. */
const drop = async (merge: MergeRecord, item: Item) =>
	unlessBusy(
		await tryTransaction([
			noted(merge, item),
			{ delete: { TableName: onTable.table, Key: keyOf(item) } },
		]),
	);

/** Moves an item to the kept person. If they have the same item already, theirs stays. */
async function give(merge: MergeRecord, item: Item, attribute: string): Promise<void> {
	// An interrupted run moved it already.
	if (item[attribute] === merge.keepId) return;
	const toThemselves = item.coachId === merge.keepId || item.studentId === merge.keepId;
	const writes = [...repointWrites(item, attribute, merge.keepId), noted(merge, item, attribute)];
	const cancelled = toThemselves ? null : await tryTransaction(writes);
	// The item changed since it was read, or is busy: the next run reads it again.
	if (cancelled && !conditionFailed(cancelled[0])) throw new AppError("busy");
	if (toThemselves || cancelled) await drop(merge, item);
}

/** Moves a payment to the kept person: no money may be lost, so none is dropped. */
async function givePayment(merge: MergeRecord, item: Item): Promise<void> {
	const writes = await planGivenPayment(paymentFrom(item), merge.keepId);
	const note = noted(merge, item, "userId");
	// The payment changed since it was read, or is busy: the next run reads it again.
	if (await tryTransaction([...writes, note])) throw new AppError("busy");
}

/**
 * Moves registrations for events at which the kept person has none; an undo moves them back. If
 * both registered for the same event, one place is kept, also after an undo.
 */
async function giveEntries(merge: MergeRecord): Promise<undefined> {
	const of = (userId: number) => allItems({ entity: "registration", partition: { userId } });
	const [own, survivorItems] = await Promise.all([of(merge.mergeId), of(merge.keepId)]);
	const moved = await MergeMoves.query
		.ofMerge({ mergeId: merge.id })
		.go({ pages: "all", consistent: true });
	// Registrations that this merge already moved do not count as the kept person's.
	const before = new Set(moved.data.map(({ item }) => item.eventId));
	const events = new Set(
		survivorItems.map(({ eventId }) => eventId).filter((eventId) => !before.has(eventId)),
	);
	const free = own.filter(({ eventId }) => !events.has(eventId));
	await runEach("merged registrations", free, (item) => give(merge, item, "userId"), 1);
	await mergeEntries(merge.mergeId, merge.keepId, Date.now());
}

/** Moves enrollments in classes in which the kept person never was, in the same way. */
async function giveEnrollments(merge: MergeRecord): Promise<undefined> {
	const of = (userId: number) =>
		allItems({ entity: "enrollment", index: 1, partition: { userId } });
	const [own, survivorItems] = await Promise.all([of(merge.mergeId), of(merge.keepId)]);
	const classes = new Set(survivorItems.map(({ classId }) => classId));
	const giveOne = async (item: Item) => {
		// Reads the current item, because the index may lag behind.
		const current = await readItem(keyOf(item));
		if (!current) return;
		const writes = [
			...repointWrites(current, "userId", merge.keepId),
			noted(merge, current, "userId"),
		];
		const cancelled = await tryTransaction(writes);
		// If the kept person enrolled in the class meanwhile, `mergeEnrollments` below decides.
		if (cancelled && !conditionFailed(cancelled[0])) throw new AppError("busy");
	};
	const free = own.filter(({ classId }) => !classes.has(classId));
	await runEach("merged enrolments", free, giveOne, 1);
	await mergeEnrollments(merge.mergeId, merge.keepId, Date.now());
}

async function moveSome(
	merge: MergeRecord,
	{ entity, index, of, only = () => true, merged }: Step,
) {
	const { mergeId, gone, judgeId, from } = merge;
	const owner = { id: mergeId, email: gone.email, judgeId, since: Date.parse(merge.createdAt) };
	const partition = merged === "stay" ? null : of(owner);
	if (!partition) return undefined;
	if (merged === "entries") return giveEntries(merge);
	if (merged === "enrollments") return giveEnrollments(merge);
	const { items, next } = await readItems({ entity, index, partition }, from);
	const meant = items.filter((item) => only(item, owner));
	if (merged === "forget") await removeItems(meant);
	else if (merged === "withdrawn")
		await runEach("merged promotions", meant, () => withdrawPending(mergeId));
	else
		await runEach("merged items", meant, async (item) => {
			if (merged === "drop") await drop(merge, item);
			else if (merged === "payments") await givePayment(merge, item);
			else if (typeof merged === "object") await give(merge, item, merged.repoint);
		});
	return next;
}

/**
 * Moves one item back to the restored person. Items deleted or given to a third person since then
 * stay so.
 */
async function takeBack(
	{ keepId }: MergeRecord,
	{ key, item, attribute, mergeId }: MergeMove,
): Promise<void> {
	const done: Write = { delete: MergeMoves.delete({ mergeId, key }).params() };
	if (attribute && entityOf(item) === "membershipPayment") {
		const taken = await planTakenPayment(paymentFrom(item), keepId);
		if (await tryTransaction([...taken, done])) throw new AppError("busy");
		return;
	}
	const put: Write = { put: { TableName: onTable.table, Item: item } };
	const now = attribute && (await readItem(keyOf(repointItem(item, attribute, keepId))));
	const isTheirs = now && now[attribute] === keepId;
	const writes = attribute
		? isTheirs
			? repointWrites(now, attribute, Number(item[attribute]), true)
			: []
		: [put];
	unlessBusy(await tryTransaction([...writes, done]));
}

const atOnce = 50;

/**
 * Runs the next step of a merge or undo and records the progress, which makes the stream run the
 * step after it.
 */
export async function goOn(merge: MergeRecord): Promise<MergeRecord> {
	const further = merge.state === "undoing" ? await undoSome(merge) : await mergeSome(merge);
	const next = { ...merge, ...further, updatedAt: new Date().toISOString() };
	await Merges.put(next)
		.where(
			({ updatedAt, state }, { eq }) =>
				`${eq(updatedAt, merge.updatedAt)} AND ${eq(state, merge.state)}`,
		)
		.go()
		// Another run did the same step.
		.catch(ignoreConditionFailure);
	return next;
}

async function mergeSome(merge: MergeRecord): Promise<Partial<MergeRecord>> {
	const step = steps[merge.done];
	if (merge.done === 0) await takeOverFields(merge);
	const from = step && (await moveSome(merge, step));
	if (from) return { from };
	const done = merge.done + 1;
	if (done < steps.length) return { from: undefined, done, state: "merging" };
	await settleFee(merge.keepId, Date.now(), merge.exempts || undefined);
	return { from: undefined, done, state: "merged" };
}

async function undoSome(merge: MergeRecord): Promise<Partial<MergeRecord>> {
	const { data } = await MergeMoves.query
		.ofMerge({ mergeId: merge.id })
		.go({ limit: atOnce, consistent: true });
	if (data.length === 0) {
		await giveBackFields(merge);
		await settleFee(merge.keepId, Date.now(), merge.exempts ? false : undefined);
		await settleFee(merge.mergeId, Date.now());
		return { state: "undone" };
	}
	await runEach("moves to take back", data, (move) => takeBack(merge, move), 1);
	return {};
}

const isUnderWay = ({ state }: MergeRecord) => state === "merging" || state === "undoing";

/**
 * Runs a step for the stream. Errors are only logged, so that they do not block the stream; the
 * scheduled job retries.
 */
export async function followMerge(merge: MergeRecord): Promise<void> {
	if (!isUnderWay(merge)) return;
	await goOn(merge).catch((error) =>
		log.error("merge failed", { ...nameOfError(error), done: merge.done }),
	);
}

const stalledMs = 2 * 60 * 1000;

/**
 * Resumes stalled merges by a write that triggers the stream. Returns the number of resumed merges.
 */
export async function resumeMerges(now: number): Promise<number> {
	const { data } = await Merges.query.inOrder({}).go({ pages: "all" });
	const still = data.filter(
		(merge) => isUnderWay(merge) && Date.parse(merge.updatedAt) < now - stalledMs,
	);
	await runEach("stalled merges", still, (merge) =>
		Merges.put({ ...merge, updatedAt: new Date(now).toISOString() })
			.where(({ updatedAt }, { eq }) => eq(updatedAt, merge.updatedAt))
			.go()
			.catch(ignoreConditionFailure),
	);
	return still.length;
}

/** Whether the merged person exists again; their items may still be on their way back. */
export const isUndone = ({ state }: MergeRecord) => state === "undoing" || state === "undone";
