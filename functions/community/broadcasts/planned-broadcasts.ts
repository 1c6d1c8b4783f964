import { decodeTime, encodeTime } from "ulid";
import type { Audience } from "#shared/community/broadcasts/broadcasts.schema.ts";
import { isStaff } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { runEach } from "../../core/parallel.ts";
import { orSettled } from "../../core/reminding.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import {
	auditedTransaction,
	auditLineBy,
	type Change,
} from "../../core/table/audited-transaction.ts";
import { runTransaction, type Write } from "../../core/table/database.ts";
import { ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { newNotification, notificationWrite } from "../../people/notifications/newNotification.ts";
import { judgeAuthor } from "./author.ts";
import { type BroadcastRecord, Broadcasts } from "./broadcast.entity.ts";
import { broadcastNotice } from "./broadcasts.notices.ts";
import { countAudience } from "./count-audience.ts";

/** User id of the system, for audit lines. */
const system = 0;

const iso = (time: number) => new Date(time).toISOString();

/** The moment for which a broadcast was planned; undefined if it was sent at once. */
export const sendAtOf = ({ id, planned }: Pick<BroadcastRecord, "id" | "planned">) =>
	planned ? iso(decodeTime(id)) : undefined;

/** The audience as the audit log stores it: of selected people only their number. */
const auditedAudience = (audience: Audience) =>
	audience.kind === "people" ? { kind: audience.kind, count: audience.userIds.length } : audience;

/** What the audit log says of a broadcast. */
export function auditEntry(record: BroadcastRecord, action: string): Change {
	const { id, audience, titleEn, titleAr, isMailed } = record;
	const sendAt = sendAtOf(record);
	return {
		entityType: "broadcast",
		entityId: id,
		action,
		details: {
			audience: auditedAudience(audience),
			titleEn: titleEn || titleAr,
			isMailed,
			...(sendAt && { sendAt }),
		},
	};
}

const writeOver = (
	before: BroadcastRecord,
	changes: Partial<BroadcastRecord>,
	now: number,
): Write => ({
	put: Broadcasts.put(nextVersion(before, changes, now))
		.where(ifUnchanged(before))
		.params(),
	onConditionFailed: "changed_meanwhile",
});

/** The current size of an audience; the earlier one if what it names was deleted. */
const currentSize = ({ audience, expected }: BroadcastRecord): Promise<number> =>
	countAudience(audience).catch((error) => {
		if (refusedWith("invalid")(error)) return expected;
		throw error;
	});

/** The author's notification that a broadcast was not sent; its id is the broadcast's. */
function refusalFor(userId: UserId, { id, titleEn, titleAr }: BroadcastRecord) {
	const facts = { titleEn, titleAr, messageEn: "", messageAr: "", isMailed: true, isRefused: true };
	return newNotification(broadcastNotice, { userId, id, at: decodeTime(id), facts });
}

/**
 * Starts a broadcast that waits; the stream does the rest. If its author may no longer write to its
 * audience, it is not sent, and the author is notified. Returns 0 if another run was faster or it was
 * cancelled meanwhile.
 */
async function start(before: BroadcastRecord, now: number): Promise<number> {
	const { authorId, isAllowed } = await judgeAuthor(before);
	const changes: Partial<BroadcastRecord> = isAllowed
		? { planned: "begun", expected: await currentSize(before) }
		: { planned: "refused", doneAt: iso(now) };
	return runTransaction([
		writeOver(before, changes, now),
		auditLineBy(system, auditEntry(before, isAllowed ? "sent" : "not_sent"), now),
		...(authorId && !isAllowed ? [notificationWrite(refusalFor(authorId, before))] : []),
	]).then(() => 1, orSettled);
}

/** Starts the broadcasts whose time has come. Returns the number of started and refused ones. */
export async function startDue(now: number): Promise<number> {
	const { data } = await Broadcasts.query
		.waiting({})
		.lt({ id: encodeTime(now + 1) })
		.go({ pages: "all" });
	const counts = await runEach("planned announcements", data, (one) => start(one, now));
	return counts.reduce((sum, one) => sum + one, 0);
}

/** Cancels a broadcast that waits, unless it has begun; a repeat changes nothing. */
export const cancelBroadcast = (caller: SignedIn, id: string): Promise<void> =>
	retryIf(refusedWith("changed_meanwhile"), async () => {
		const { session, now } = caller;
		const before = requireFound((await Broadcasts.get({ id }).go({ consistent: true })).data);
		if (!isStaff(session) && before.createdBy !== session.userId) throw new AppError("forbidden");
		if (before.planned === "cancelled") return;
		if (before.planned !== "waiting") throw new AppError("message_not_waiting");
		await auditedTransaction(caller, auditEntry(before, "cancelled"), [
			writeOver(before, { planned: "cancelled", doneAt: iso(now) }, now),
		]);
	});
