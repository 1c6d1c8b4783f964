import { createHash } from "node:crypto";
import { Entity } from "electrodb";
import { ulid } from "ulid";
import type { ErrorCode } from "#shared/core/errors.ts";
import { AuditLines } from "../audit/audit.entity.ts";
import type { Caller } from "./caller.ts";
import { conditionFailed, model, onTable, primary, tryTransaction, type Write } from "./database.ts";
import { AppError } from "./errors.ts";

/** What was answered to a write that named an Idempotency-Key, kept for a day. */
const Repeats = new Entity(
	{
		model: model("repeat"),
		attributes: {
			key: { type: "string", required: true },
			answer: { type: "string", required: true },
			expiresAt: { type: "number", required: true },
		},
		indexes: {
			byKey: { pk: { field: primary.pk, composite: ["key"] }, sk: { field: primary.sk, composite: [] } },
		},
	},
	onTable,
);

const dayInSeconds = 24 * 60 * 60;

export type Change = { entityType: string; entityId: string | number; action: string; details?: unknown };

/** The audit line of a change, as part of the transaction that makes it. */
export const auditLine = (caller: Caller, change: Change): Write => ({
	put: AuditLines.create({
		...change,
		id: ulid(caller.now),
		entityId: String(change.entityId),
		userId: caller.session?.userId ?? 0,
		ipAddress: caller.address,
		userAgent: caller.agent.slice(0, 200),
		createdAt: new Date(caller.now).toISOString(),
	}).params(),
});

const repeatKey = (caller: Caller) =>
	caller.idempotencyKey &&
	createHash("sha256")
		.update(
			JSON.stringify([caller.method, caller.path, caller.session?.userId ?? caller.address, caller.idempotencyKey]),
		)
		.digest("base64url");

/**
 * Makes a change with its audit line in one transaction, and at most once per Idempotency-Key.
 * @param answer what a repeat of the same call is answered
 */
export async function commit(caller: Caller, change: Change, writes: Write[], answer: unknown = null): Promise<void> {
	const key = repeatKey(caller);
	const all = [...writes, auditLine(caller, change)];
	if (key) {
		const expiresAt = Math.floor(caller.now / 1000) + dayInSeconds;
		// First, so that a repeat is told apart from a conflict with somebody else's change.
		all.unshift({ put: Repeats.create({ key, answer: JSON.stringify(answer), expiresAt }).params() });
	}
	const cancelled = await tryTransaction(all);
	if (!cancelled) return;
	const failed = cancelled.findIndex(conditionFailed);
	if (failed < 0) throw new AppError("busy", { retryAfter: 1 });
	throw new AppError(all[failed].otherwise ?? "changed_meanwhile");
}

/** Refuses an edit of something that somebody else changed since it was opened. */
export function sameVersion(edited: number | undefined, { version }: { version: number }): void {
	if (edited !== undefined && edited !== version) throw new AppError("changed_meanwhile");
}

// What a repeat meets: its own mark, or that what it wants to change is not as it was.
const wordsOfRepeats: ErrorCode[] = ["changed_meanwhile", "not_found"];

/** What the same write was answered before, when this refusal comes from repeating it; undefined otherwise. */
export async function answerOfRepeat(caller: Caller, refusal: unknown): Promise<{ answer: unknown } | undefined> {
	const key = repeatKey(caller);
	if (!key || !(refusal instanceof AppError) || !wordsOfRepeats.includes(refusal.code)) return undefined;
	const { data } = await Repeats.get({ key }).go({ consistent: true });
	return data ? { answer: JSON.parse(data.answer) } : undefined;
}
