import * as z from "zod/mini";
import { paged } from "../core/page.ts";

/** What a notification may be about. The list grows. */
export const notificationKinds = ["registration", "promotion", "application", "judging", "membership"] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** A ULID of the moment; where one thing has several, their number follows. */
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
	/** The same as `read`: both names are in use. */
	isRead: z.boolean(),
	/** Where it leads, on this site. */
	actionUrl: z.string(),
	createdAt: z.string(),
});
export type Notification = z.infer<typeof Notification>;

/** `{}` marks as read. */
export const ReadMark = z.object({ read: z.optional(z.boolean()), isRead: z.optional(z.boolean()) });
export type ReadMark = z.infer<typeof ReadMark>;

/** So many are shown at once, the newest first. */
export const mostNotifications = 100;
