import { createConversions } from "electrodb";
import { ulid } from "ulid";
import { messageExpiry, mostAnswers, mostMessages } from "#shared/content/contact/contact.rules.ts";
import type {
	ContactMessage,
	MessageAnswer,
	MessageMark,
	MessageQuery,
	MessageStatus,
	ReceivedMessage,
} from "#shared/content/contact/contact.schema.ts";
import { type Cursor, countFitting, type Page, pageRead } from "#shared/core/http/page.ts";
import type { Caller, SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { queueLetter } from "../../core/outside/mail/outbox.ts";
import { auditedTransaction, sameVersion } from "../../core/table/audited-transaction.ts";
import type { Write } from "../../core/table/database.ts";
import { readOn } from "../../core/table/readOn.ts";
import { firstVersion, ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { readSettings } from "../../platform/settings/settings.service.ts";
import { answerLetter, officeLetter } from "./contact.letters.ts";
import { type ContactMessageRecord, ContactMessages } from "./contact-message.entity.ts";

/** Stores a message and emails it to the office. */
export async function receive(caller: Caller, input: ContactMessage): Promise<{ message: string }> {
	const { messagesTo, messageMonths } = await readSettings();
	const received: ContactMessageRecord = {
		...input,
		...firstVersion(caller.now),
		id: ulid(caller.now),
		locale: caller.locale,
		status: "open",
		answers: [],
		expiresAt: messageExpiry(caller.now, messageMonths),
	};
	const to = { to: messagesTo, replyTo: input.email, locale: caller.locale };
	const answer = { message: "Received" };
	await auditedTransaction(
		caller,
		{ entityType: "contact", entityId: "office", action: "sent" },
		[
			queueLetter(to, officeLetter(received), caller.now),
			{ put: ContactMessages.create(received).params() },
		],
		answer,
	);
	return answer;
}

const { byAccessPattern } = createConversions(ContactMessages);

/** A message's position in the list, as used in cursors. */
const placeOf = ({ status, createdAt, id }: ContactMessageRecord) => `${status} ${createdAt} ${id}`;

/** The position that a cursor names; null if the cursor is of another list. */
function placeAt({ after }: Cursor): string | null {
	const [, status, createdAt, id] =
		/^(open|done) (\d{4}-[\dT:.-]+Z) ([0-9A-Z]{26})$/.exec(after) ?? [];
	if (!id) return null;
	return byAccessPattern.byStatus.fromComposite.toCursor({
		id,
		status: status as MessageStatus,
		createdAt,
	});
}

/** DynamoDB deletes expired items late, so readers check the expiry. */
const isKept = (now: number) => (message: ContactMessageRecord) => message.expiresAt * 1000 > now;

/** A page of messages: open ones first, then newest first. */
export async function list(
	{ status, limit = mostMessages, cursor }: MessageQuery,
	now: number,
): Promise<Page<ReceivedMessage>> {
	const asked = () => ContactMessages.query.byStatus(status ? { status } : {});
	const read = await readOn(
		(count, at) => asked().go({ order: "desc", limit: count, cursor: at }),
		{
			wanted: limit + 1,
			from: cursor ? placeAt(cursor) : null,
			isSeen: isKept(now),
		},
	);
	return pageRead(read, placeOf, countFitting(read, limit), cursor?.skip);
}

async function record(id: string, now: number): Promise<ContactMessageRecord> {
	const { data } = await ContactMessages.get({ id }).go({ consistent: true });
	return requireFound(data && isKept(now)(data) ? data : null);
}

export const one = (id: string, now: number): Promise<ReceivedMessage> => record(id, now);

/**
 * Emails a reply to the visitor and stores it with the message. The visitor's reply to it goes to
 * the office.
 */
export async function answer(
	caller: SignedIn,
	id: string,
	{ text, done, version }: MessageAnswer,
): Promise<ReceivedMessage> {
	const before = await record(id, caller.now);
	sameVersion(version, before);
	if (before.answers.length >= mostAnswers) throw new AppError("too_many_answers");
	const { messagesTo } = await readSettings();
	const to = { to: before.email, replyTo: messagesTo, locale: before.locale };
	const own = { text, at: new Date(caller.now).toISOString(), by: caller.session.userId };
	const changes = { answers: [...before.answers, own], ...(done && { status: "done" as const }) };
	const letter = queueLetter(to, answerLetter[before.locale](before, text), caller.now);
	return replace(caller, before, { changes, action: "answered", also: [letter] });
}

/** Marks a message as done or open; a repeat changes nothing. */
export async function mark(
	caller: SignedIn,
	id: string,
	{ status, version }: MessageMark,
): Promise<ReceivedMessage> {
	const before = await record(id, caller.now);
	if (before.status === status) return before;
	sameVersion(version, before);
	return replace(caller, before, {
		changes: { status },
		action: status === "done" ? "done" : "reopened",
	});
}

type Replacement = { changes: Partial<ContactMessageRecord>; action: string; also?: Write[] };

/** Replaces a message with optimistic locking. The audit line contains none of its text. */
async function replace(
	caller: SignedIn,
	before: ContactMessageRecord,
	{ changes, action, also = [] }: Replacement,
): Promise<ReceivedMessage> {
	const changed = nextVersion(before, changes, caller.now);
	const write = ContactMessages.put(changed).where(ifUnchanged(before));
	await auditedTransaction(
		caller,
		{ entityType: "contactMessage", entityId: before.id, action },
		[{ put: write.params() }, ...also],
		changed,
	);
	return changed;
}
