import { ulid } from "ulid";
import type { ErrorCode } from "#shared/core/http/errors.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Caller } from "../caller.ts";
import { AppError } from "../errors.ts";
import { number, optional, text } from "./attributes.ts";
import { AuditLines, newLine } from "./audit.entity.ts";
import { byIndex, byKey, entity, runTransaction, type Write } from "./database.ts";

/** What was answered to a write that named an Idempotency-Key, kept for a day. */
const Repeats = entity(
	"repeat",
	{
		key: text,
		/** Digest of the request that was answered. */
		request: text,
		answer: text,
		/** Whom the answer tells of; left out where nobody is signed in. */
		userId: optional(number),
		expiresAt: number,
	},
	{
		byKey: byKey(["key"]),
		ofPerson: { ...byIndex(1, ["userId"], []), condition: ({ userId }) => userId !== undefined },
	},
);

const dayInSeconds = 24 * 60 * 60;

export type Change = {
	entityType: string;
	entityId: string | number;
	action: string;
	details?: unknown;
};

type From = { ipAddress?: string; userAgent?: string };

/** The audit line of a change that is made behind the answer to somebody's call, as part of its transaction. */
export const auditLineBy = (
	userId: number,
	change: Change,
	now: number,
	from: From = {},
): Write => ({
	put: AuditLines.create(
		newLine({
			...change,
			id: ulid(now),
			entityId: String(change.entityId),
			userId,
			...from,
			createdAt: new Date(now).toISOString(),
		}),
	).params(),
});

/** The audit line of a change, as part of the transaction that makes it. */
export const auditLine = ({ session, now, address, agent }: Caller, change: Change): Write =>
	auditLineBy(session?.userId ?? 0, change, now, {
		ipAddress: address,
		userAgent: agent.slice(0, 200),
	});

/**
 * The mark of a call's Idempotency-Key, as part of the transaction that it makes; none without a key.
 * @param about whom the answer tells of; the caller by default
 */
export function runOnce(
	{ writeKey, now, session }: Caller,
	answer: unknown,
	about = session?.userId,
): Write[] {
	if (!writeKey) return [];
	const mark = {
		key: writeKey.id,
		request: writeKey.request,
		answer: JSON.stringify(answer),
		userId: about,
	};
	return [
		{ put: Repeats.create({ ...mark, expiresAt: Math.floor(now / 1000) + dayInSeconds }).params() },
	];
}

/** The person that a change is about, where it is about one. */
const personOf = ({ entityType, entityId }: Change) =>
	entityType === "user" ? (Number(entityId) as UserId) : undefined;

/**
 * Makes a change with its audit line in one transaction, and at most once per Idempotency-Key.
 * @param answer what a repeat of the same call is answered
 */
export async function auditedTransaction(
	caller: Caller,
	change: Change,
	writes: Write[],
	answer: unknown = null,
): Promise<void> {
	// The mark first, so that a repeat is told apart from a conflict with somebody else's change.
	await runTransaction([
		...runOnce(caller, answer, personOf(change)),
		...writes,
		auditLine(caller, change),
	]);
}

/** Refuses an edit of something that somebody else changed since it was opened. */
export function sameVersion(edited: number | undefined, { version }: { version: number }): void {
	if (edited !== undefined && edited !== version) throw new AppError("changed_meanwhile");
}

// What a repeat meets: its own mark, that what it wants to change is not as it was or is so already, a link that it
// has used, or a limit that it has reached.
const wordsOfRepeats: ErrorCode[] = [
	"changed_meanwhile",
	"not_found",
	"promotion_not_higher",
	"already_student",
	"reset_link_invalid",
	"email_link_invalid",
	"undo_link_invalid",
	"sign_up_link_invalid",
	"agreement_link_invalid",
	"messages_used_up",
	"too_many_documents",
	"claim_waits",
	"claim_decided",
];

/**
 * What the same write was answered before, when this refusal comes from repeating it; undefined otherwise.
 * Throws `key_reused` where the key stands for another request, which must not pass for done.
 */
export async function answerOfRepeat(
	{ writeKey }: Caller,
	refusal: unknown,
): Promise<{ answer: unknown } | undefined> {
	if (!writeKey || !(refusal instanceof AppError) || !wordsOfRepeats.includes(refusal.code))
		return undefined;
	const { data } = await Repeats.get({ key: writeKey.id }).go({ consistent: true });
	if (!data) return undefined;
	if (data.request !== writeKey.request) throw new AppError("key_reused");
	return { answer: JSON.parse(data.answer) };
}
