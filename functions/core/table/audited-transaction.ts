import { ulid } from "ulid";
import { errors } from "#shared/core/http/errors.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Caller } from "../caller.ts";
import { AppError } from "../errors.ts";
import { number, optional, text } from "./attributes.ts";
import { AuditLines, newLine } from "./audit.entity.ts";
import { byIndex, byKey, entity, runTransaction, type Write } from "./database.ts";

/** Responses to writes that had an Idempotency-Key, stored for a day. */
const Repeats = entity(
	"repeat",
	{
		key: text,
		/** Digest of the request. */
		request: text,
		answer: text,
		/** The person whom the response is about; undefined when no one is signed in. */
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
	/** The person whom the change is about, where neither the record nor the details name them. */
	personId?: number;
};

type From = { ipAddress?: string; userAgent?: string };

/**
 * The audit line of a change made in the background, after the response; part of the change's
 * transaction.
 */
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

/** The audit line of a caller's change; part of the change's transaction. */
export const auditLine = ({ session, now, address, agent }: Caller, change: Change): Write =>
	auditLineBy(session?.userId ?? 0, change, now, {
		ipAddress: address,
		userAgent: agent.slice(0, 200),
	});

/**
 * The write that stores the response under the call's Idempotency-Key, for the call's transaction;
 * empty without a key.
 * @param about the person whom the response is about; the caller by default
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

/** The person whom a change is about; undefined when the change is about something else. */
const personOf = ({ entityType, entityId }: Change) =>
	entityType === "user" ? (Number(entityId) as UserId) : undefined;

/**
 * Makes a change and its audit line in one transaction, at most once per Idempotency-Key.
 * @param answer the response for a repeated call
 */
export async function auditedTransaction(
	caller: Caller,
	change: Change,
	writes: Write[],
	answer: unknown = null,
): Promise<void> {
	// The key's write comes first, so that a repeated call is not mistaken for a conflict with
	// another change.
	await runTransaction([
		...runOnce(caller, answer, personOf(change)),
		...writes,
		auditLine(caller, change),
	]);
}

/** Rejects an edit of a record that was changed after the editor opened it. */
export function sameVersion(edited: number | undefined, { version }: { version: number }): void {
	if (edited !== undefined && edited !== version) throw new AppError("changed_meanwhile");
}

/**
 * Whether a refusal depends on stored data, which the first of two equal calls may have changed.
 */
const mayComeFromRepeat = ({ code }: AppError): boolean => {
	const [status] = errors[code];
	return status < 500 && ![401, 403, 429].includes(status);
};

/**
 * The stored response of the same write, when this error comes from repeating it; undefined
 * otherwise. Throws `key_reused` when the key belongs to another request, which must not look
 * successful.
 */
export async function answerOfRepeat(
	{ writeKey }: Caller,
	refusal: unknown,
): Promise<{ answer: unknown } | undefined> {
	if (!writeKey || !(refusal instanceof AppError) || !mayComeFromRepeat(refusal)) return undefined;
	const { data } = await Repeats.get({ key: writeKey.id }).go({ consistent: true });
	if (!data) return undefined;
	if (data.request !== writeKey.request) throw new AppError("key_reused");
	return { answer: JSON.parse(data.answer) };
}
