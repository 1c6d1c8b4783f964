import * as z from "zod/mini";
import { paged } from "../../core/http/page.ts";
import { mailKinds, notificationKinds } from "../../notifications.ts";

/** ULID of the creation time; a number follows if one cause created several notifications. */
const notificationId = /^[0-9A-HJKMNP-TV-Z]{26}(-\d{1,4})?$/;

export const NotificationParams = z.object({ id: z.string().check(z.regex(notificationId)) });

export const NotificationQuery = z.object(paged);

/** A notification in the reader's language. */
export const Notification = z.object({
	id: z.string(),
	title: z.string(),
	message: z.string(),
	type: z.enum(notificationKinds),
	read: z.boolean(),
	/** Alias of `read`; clients use both names. */
	isRead: z.boolean(),
	/** Path on this site that the notification opens. */
	actionUrl: z.string(),
	createdAt: z.string(),
});
export type Notification = z.infer<typeof Notification>;

/** `{}` marks the notification as read. */
export const ReadMark = z.object({
	read: z.optional(z.boolean()),
	isRead: z.optional(z.boolean()),
});
export type ReadMark = z.infer<typeof ReadMark>;

/** For each kind, whether the person receives emails. */
export const MailChoices = z.record(z.enum(mailKinds), z.boolean());
export type MailChoices = z.infer<typeof MailChoices>;

/** Kinds that are left out do not change. */
export const MailChoicesEdit = z.partialRecord(z.enum(mailKinds), z.boolean());
export type MailChoicesEdit = z.infer<typeof MailChoicesEdit>;

/** Largest number of notifications in one answer, newest first. */
export const mostNotifications = 100;
