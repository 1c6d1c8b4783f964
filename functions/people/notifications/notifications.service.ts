import { type Cursor, type Page, type Paged, pageRead } from "#shared/core/http/page.ts";
import type { Locale } from "#shared/core/locales.ts";
import {
	mostNotifications,
	type Notification,
	type ReadMark,
} from "#shared/people/notifications/notifications.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { log, nameOfError } from "../../core/log.ts";
import { runOnce } from "../../core/table/audited-transaction.ts";
import {
	orElse,
	retryUnprocessed,
	runTransaction,
	tryTransaction,
} from "../../core/table/database.ts";
import { findUsers } from "../users/users.service.ts";
import type { People } from "./notice.ts";
import { peopleInAll, wordsOf } from "./notices.ts";
import { type NotificationRecord, Notifications } from "./notification.entity.ts";

function notification(record: NotificationRecord, locale: Locale, people: People): Notification {
	const { title, message } = wordsOf(record, locale, people);
	return {
		id: record.id,
		title,
		message,
		type: record.kind,
		read: record.read,
		isRead: record.read,
		actionUrl: record.actionUrl,
		createdAt: record.createdAt,
	};
}

/**
 * Empty if this release has no texts for the notification: a later release that was rolled back
 * wrote it.
 */
function ifKnown(record: NotificationRecord, locale: Locale, people: People): Notification[] {
	try {
		return [notification(record, locale, people)];
	} catch (error) {
		log.warn("notification without words", {
			id: record.id,
			kind: record.kind,
			...nameOfError(error),
		});
		return [];
	}
}

async function newest(
	{ session: { userId } }: SignedIn,
	limit: number,
	cursor?: Cursor,
): Promise<NotificationRecord[]> {
	const own = Notifications.query.ofPerson({ userId });
	const { data } = await (cursor ? own.lt({ id: cursor.after }) : own).go({
		order: "desc",
		limit,
		consistent: true,
	});
	return data;
}

export async function listNotifications(
	caller: SignedIn,
	{ limit = mostNotifications, cursor }: Paged,
): Promise<Page<Notification>> {
	const read = await newest(caller, limit + 1, cursor);
	const { rows, next } = pageRead(read, ({ id }) => id, limit, cursor?.skip);
	const people = await findUsers(peopleInAll(rows));
	return { rows: rows.flatMap((record) => ifKnown(record, caller.locale, people)), next };
}

/** Reads notifications by their keys, in no particular order; deleted ones are left out. */
export async function findNotifications(
	keys: { userId: number; id: string }[],
): Promise<NotificationRecord[]> {
	if (keys.length === 0) return [];
	return (await retryUnprocessed(() => Notifications.get(keys).go({ concurrent: 4 }))).data;
}

// The caller's id is part of the key, so nobody can address another person's notification.
const keyOf = ({ session: { userId } }: SignedIn, id: string) => ({ userId, id });

const marked = (key: { userId: number; id: string }, read: boolean, now: number) =>
	Notifications.patch(key).set({ read, updatedAt: new Date(now).toISOString() });

export async function markNotification(
	caller: SignedIn,
	id: string,
	{ read, isRead }: ReadMark,
): Promise<Notification> {
	const { data } = await marked(keyOf(caller, id), read ?? isRead ?? true, caller.now)
		.go({ response: "all_new" })
		.catch(orElse("not_found"));
	const record = data as NotificationRecord;
	return notification(record, caller.locale, await findUsers(peopleInAll([record])));
}

const tries = 3;

/**
 * Marks all listed notifications as read. Retries if one of them was emailed or deleted meanwhile.
 */
export async function markAllNotifications(caller: SignedIn): Promise<{ marked: number }> {
	for (let attempt = 0; attempt < tries; attempt++) {
		const unread = (await newest(caller, mostNotifications)).filter(({ read }) => !read);
		if (unread.length === 0) return { marked: 0 };
		const writes = unread.map(({ id }) => ({
			update: marked(keyOf(caller, id), true, caller.now).params(),
		}));
		if (!(await tryTransaction(writes))) return { marked: unread.length };
	}
	throw new AppError("busy", { retryAfter: 1 });
}

export async function removeNotification(caller: SignedIn, id: string): Promise<{ id: string }> {
	const removal = {
		delete: Notifications.remove(keyOf(caller, id)).params(),
		onConditionFailed: "not_found",
	} as const;
	await runTransaction([...runOnce(caller, { id }), removal]);
	return { id };
}
