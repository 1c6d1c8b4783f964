import { createConversions } from "electrodb";
import { ulid } from "ulid";
import { isStaff } from "#shared/core/access.ts";
import { type Cursor, countFitting, type Page, pageRead } from "#shared/core/http/page.ts";
import { messageExpiry, mostAnswers, mostMessages } from "#shared/people/contact/contact.rules.ts";
import type {
	ContactMessage,
	MessageAnswer,
	MessageAssignment,
	MessageMark,
	MessageQuery,
	MessageStatus,
	ReceivedMessage,
} from "#shared/people/contact/contact.schema.ts";
import { readSettings } from "../../base/settings/settings.service.ts";
import type { Caller, SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { queueLetter } from "../../core/outside/mail/outbox.ts";
import { auditedTransaction, sameVersion } from "../../core/table/audited-transaction.ts";
import type { Write } from "../../core/table/database.ts";
import { readOn } from "../../core/table/readOn.ts";
import { firstVersion, ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { findUser, namedPerson, peopleById } from "../users/users.service.ts";
import { answerLetter, officeLetter } from "./contact.letters.ts";
import { type ContactMessageRecord, ContactMessages } from "./contact-message.entity.ts";

/** Stores a message and emails it to the office. */
export async function receiveMessage(
	caller: Caller,
	input: ContactMessage,
): Promise<{ message: string }> {
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
const isUnexpired = (now: number) => (message: ContactMessageRecord) =>
	message.expiresAt * 1000 > now;

/** Messages as staff see them, each with the name of its assignee. */
async function viewsOf(records: readonly ContactMessageRecord[]): Promise<ReceivedMessage[]> {
	const staff = await peopleById(records.flatMap(({ assigneeId }) => assigneeId ?? []));
	return records.map((record) => {
		const assignee = staff.get(record.assigneeId ?? 0);
		return { ...record, assignee: assignee ? namedPerson(assignee) : null };
	});
}

/** A page of messages: open ones first, then newest first. */
export async function listMessages(
	{ status, limit = mostMessages, cursor }: MessageQuery,
	now: number,
): Promise<Page<ReceivedMessage>> {
	const query = () => ContactMessages.query.byStatus(status ? { status } : {});
	const read = await readOn(
		(count, at) => query().go({ order: "desc", limit: count, cursor: at }),
		{
			wanted: limit + 1,
			from: cursor ? placeAt(cursor) : null,
			isSeen: isUnexpired(now),
		},
	);
	const { rows, next } = pageRead(read, placeOf, countFitting(read, limit), cursor?.skip);
	return { rows: await viewsOf(rows), next };
}

async function record(id: string, now: number): Promise<ContactMessageRecord> {
	const { data } = await ContactMessages.get({ id }).go({ consistent: true });
	return requireFound(data && isUnexpired(now)(data) ? data : null);
}

export const readMessage = async (id: string, now: number): Promise<ReceivedMessage> =>
	(await viewsOf([await record(id, now)]))[0];

/**
 * Emails a reply to the visitor and stores it with the message. The visitor's reply to it goes to
 * the office.
 */
export async function answerMessage(
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
export async function markMessage(
	caller: SignedIn,
	id: string,
	{ status, version }: MessageMark,
): Promise<ReceivedMessage> {
	const before = await record(id, caller.now);
	if (before.status === status) return (await viewsOf([before]))[0];
	sameVersion(version, before);
	return replace(caller, before, {
		changes: { status },
		action: status === "done" ? "done" : "reopened",
	});
}

/** Assigns a message to a member of staff; `userId` null removes the assignment. Idempotent. */
export async function assignMessage(
	caller: SignedIn,
	id: string,
	{ userId, version }: MessageAssignment,
): Promise<ReceivedMessage> {
	const before = await record(id, caller.now);
	if ((before.assigneeId ?? null) === userId) return (await viewsOf([before]))[0];
	const person = userId && (await findUser(userId));
	if (person !== null && !(person && isStaff(person)))
		throw new AppError("invalid", { fields: { userId: "invalid" } });
	sameVersion(version, before);
	return replace(caller, before, {
		changes: { assigneeId: userId ?? undefined },
		action: userId ? "taken_on" : "handed_back",
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
	const [answer] = await viewsOf([changed]);
	const write = ContactMessages.put(changed).where(ifUnchanged(before));
	await auditedTransaction(
		caller,
		{ entityType: "contactMessage", entityId: before.id, action },
		[{ put: write.params() }, ...also],
		answer,
	);
	return answer;
}
