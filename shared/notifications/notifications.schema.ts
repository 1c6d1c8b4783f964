import * as z from "zod/mini";
import { paged } from "../core/http/page.ts";

/** What a notification may be about. The list grows. */
export const notificationKinds = [
	"registration",
	"promotion",
	"application",
	"judging",
	"membership",
	"class",
	"broadcast",
	"student",
	"document",
	"claim",
	"family",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/**
 * Kinds of which a person chooses whether they are mailed besides. What is told of an application or a claim is not among
 * them, whose only mail says how it was decided, nor who may act for a child.
 */
export const mailKinds = [
	"registration",
	"promotion",
	"judging",
	"membership",
	"class",
	"broadcast",
	"student",
	"document",
] as const satisfies NotificationKind[];
export type MailKind = (typeof mailKinds)[number];

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
export const ReadMark = z.object({
	read: z.optional(z.boolean()),
	isRead: z.optional(z.boolean()),
});
export type ReadMark = z.infer<typeof ReadMark>;

/** Which kinds are mailed to a person, who turns some of them off and on again. */
export const MailChoices = z.record(z.enum(mailKinds), z.boolean());
export type MailChoices = z.infer<typeof MailChoices>;

/** What is left out stays as it is. */
export const MailChoicesEdit = z.partialRecord(z.enum(mailKinds), z.boolean());
export type MailChoicesEdit = z.infer<typeof MailChoicesEdit>;

/** So many are shown at once, the newest first. */
export const mostNotifications = 100;
