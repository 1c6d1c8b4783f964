import { ulid } from "ulid";
import { broadcastsAtOnce, lackingTexts } from "#shared/community/broadcasts/broadcasts.rules.ts";
import type {
	Audience,
	Broadcast,
	BroadcastInput,
	BroadcastPreview,
} from "#shared/community/broadcasts/broadcasts.schema.ts";
import { isStaff } from "#shared/core/access.ts";
import { type Page, type Paged, pageRead } from "#shared/core/http/page.ts";
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
import { factsOf } from "./send-broadcast.ts";

const daySeconds = 24 * 60 * 60;
/** Broadcasts are stored longer than the notifications they made. */
export const retentionSeconds = 2 * 365 * daySeconds;

async function newBroadcast(
	caller: SignedIn,
	{ email, actionUrl, ...content }: BroadcastInput,
	expected: number,
) {
	const signedBy = await signatureOf(caller);
	const record: BroadcastRecord = {
		...content,
		...firstVersion(caller.now),
		id: ulid(caller.now),
		isMailed: email,
		createdBy: caller.session.userId,
		expected,
		sent: 0,
		skipped: 0,
		...(actionUrl && { actionUrl }),
		...(signedBy && { signedBy }),
		expiresAt: Math.floor(caller.now / 1000) + retentionSeconds,
	};
	return record;
}

/** Refuses a broadcast of staff that lacks a language. */
function mustBeWritten({ session }: SignedIn, input: BroadcastInput): void {
	const lacking = lackingTexts(input, isStaff(session));
	if (lacking.length > 0)
		throw new AppError("invalid", {
			fields: Object.fromEntries(lacking.map((key) => [key, "required"])),
		});
}

/** The texts of a broadcast and the size of its audience. */
export async function previewBroadcast(
	caller: SignedIn,
	input: BroadcastInput,
): Promise<BroadcastPreview> {
	mustBeWritten(caller, input);
	await mayWriteTo(caller, input.audience);
	const recipients = await countAudience(input.audience);
	const facts = factsOf(await newBroadcast(caller, input, recipients));
	return {
		recipients,
		samples: { en: broadcastNotice.words(facts, "en"), ar: broadcastNotice.words(facts, "ar") },
	};
}

/** The audience as the audit log stores it: of selected people only their number. */
const auditedAudience = (audience: Audience) =>
	audience.kind === "people" ? { kind: audience.kind, count: audience.userIds.length } : audience;

/** Starts sending a broadcast to an audience; the stream reaction does the rest. */
export async function sendBroadcast(caller: SignedIn, input: BroadcastInput): Promise<Broadcast> {
	mustBeWritten(caller, input);
	await mayWriteTo(caller, input.audience);
	const expected = await countAudience(input.audience);
	if (expected === 0) throw new AppError("nobody_reached");
	const record = await newBroadcast(caller, input, expected);
	const [answer] = await viewBroadcasts([record]);
	const { audience, titleEn, titleAr, isMailed } = record;
	await withinLimit("broadcasts", caller.session.userId, caller.now, async (passed) => {
		await mayWriteMore(caller);
		await auditedTransaction(
			caller,
			{
				entityType: "broadcast",
				entityId: record.id,
				action: "sent",
				details: { audience: auditedAudience(audience), titleEn: titleEn || titleAr, isMailed },
			},
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
