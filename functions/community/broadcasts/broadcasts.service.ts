import { decodeTime, ulid } from "ulid";
import {
	broadcastsAtOnce,
	lackingTexts,
	sendAtFault,
} from "#shared/community/broadcasts/broadcasts.rules.ts";
import type {
	Broadcast,
	BroadcastInput,
	BroadcastPreview,
} from "#shared/community/broadcasts/broadcasts.schema.ts";
import { isStaff } from "#shared/core/access.ts";
import type { FieldCode } from "#shared/core/fields/field-codes.ts";
import { type Page, type Paged, pageRead } from "#shared/core/http/page.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { withinLimit } from "../../core/http/throttle.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { firstVersion } from "../../core/table/versioned.ts";
import { mayWriteMore, mayWriteTo, signatureOf } from "./author.ts";
import { type BroadcastRecord, Broadcasts } from "./broadcast.entity.ts";
import { broadcastNotice } from "./broadcasts.notices.ts";
import { viewBroadcasts } from "./broadcasts.view.ts";
import { countAudience } from "./count-audience.ts";
import { auditEntry } from "./planned-broadcasts.ts";
import { factsOf } from "./send-broadcast.ts";

const daySeconds = 24 * 60 * 60;
/** Broadcasts are stored longer than the notifications they made. */
export const retentionSeconds = 2 * 365 * daySeconds;

async function newBroadcast(
	caller: SignedIn,
	{ email, actionUrl, sendAt, ...content }: BroadcastInput,
	expected: number,
) {
	const at = sendAt ? startOf(sendAt) : caller.now;
	const signedBy = await signatureOf(caller);
	const record: BroadcastRecord = {
		...content,
		...firstVersion(caller.now),
		id: ulid(at),
		isMailed: email,
		createdBy: caller.session.userId,
		expected,
		sent: 0,
		skipped: 0,
		...(actionUrl && { actionUrl }),
		...(signedBy && { signedBy }),
		...(sendAt && { planned: "waiting" as const }),
		expiresAt: Math.floor(at / 1000) + retentionSeconds,
	};
	return record;
}

/** Refuses a broadcast of staff that lacks a language, or a time at which none can go out. */
function mustBeComplete({ session, now }: SignedIn, input: BroadcastInput): void {
	const fields: Record<string, FieldCode> = {};
	for (const key of lackingTexts(input, isStaff(session))) fields[key] = "required";
	const fault = input.sendAt && sendAtFault(startOf(input.sendAt), now);
	if (fault) fields.sendAt = fault;
	if (Object.keys(fields).length > 0) throw new AppError("invalid", { fields });
}

/** The texts of a broadcast and the size of its audience. */
export async function previewBroadcast(
	caller: SignedIn,
	input: BroadcastInput,
): Promise<BroadcastPreview> {
	mustBeComplete(caller, input);
	await mayWriteTo(caller, input.audience);
	const recipients = await countAudience(input.audience);
	const facts = factsOf(await newBroadcast(caller, input, recipients));
	return {
		recipients,
		samples: { en: broadcastNotice.words(facts, "en"), ar: broadcastNotice.words(facts, "ar") },
	};
}

/**
 * Starts sending a broadcast to an audience, or plans it for later; the stream reaction does the
 * rest.
 */
export async function sendBroadcast(caller: SignedIn, input: BroadcastInput): Promise<Broadcast> {
	mustBeComplete(caller, input);
	await mayWriteTo(caller, input.audience);
	const expected = await countAudience(input.audience);
	if (expected === 0) throw new AppError("nobody_reached");
	const record = await newBroadcast(caller, input, expected);
	const [answer] = await viewBroadcasts([record]);
	const action = record.planned ? "scheduled" : "sent";
	await withinLimit("broadcasts", caller.session.userId, caller.now, async (passed) => {
		await mayWriteMore(caller, decodeTime(record.id));
		await auditedTransaction(
			caller,
			auditEntry(record, action),
			[{ put: Broadcasts.create(record).params() }, passed],
			answer,
		);
	});
	return answer;
}

/** Broadcasts, latest first; coaches see their own. */
export async function listBroadcasts(
	{ session }: SignedIn,
	{ limit: requestedLimit = broadcastsAtOnce, cursor }: Paged,
): Promise<Page<Broadcast>> {
	const limit = Math.min(requestedLimit, broadcastsAtOnce);
	const { inOrder, ofAuthor } = Broadcasts.query;
	const all = isStaff(session) ? inOrder({}) : ofAuthor({ createdBy: session.userId });
	const { data } = await (cursor ? all.lt({ id: cursor.after }) : all).go({
		order: "desc",
		limit: limit + 1,
	});
	const { rows, next } = pageRead(data, ({ id }) => id, limit, cursor?.skip);
	return { rows: await viewBroadcasts(rows), next };
}
