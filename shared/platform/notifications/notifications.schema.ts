import * as z from "zod/mini";
import * as community from "../../community/notifications.ts";
import * as competition from "../../competition/notifications.ts";
import * as content from "../../content/notifications.ts";
import { paged } from "../../core/http/page.ts";
import type { KindDefinition } from "../../core/notification-kinds.ts";
import * as training from "../../training/notifications.ts";

/** The kinds of notifications by domain. Each area lists its own in its `notifications.ts`. */
const domains = { ...community, ...training, ...competition, ...content };

type Domains = typeof domains;
type KindsOf<Definitions, Wanted> = {
	[Kind in keyof Definitions]: Definitions[Kind] extends Wanted ? Kind : never;
}[keyof Definitions];
/** Names of the kinds whose definition extends `Wanted`. */
type KindName<Wanted> = {
	[D in keyof Domains]: KindsOf<Domains[D], Wanted>;
}[keyof Domains] &
	string;

export type NotificationKind = KindName<object>;
const kinds: Record<NotificationKind, KindDefinition> = Object.assign(
	{},
	...Object.values(domains),
);
export const notificationKinds = Object.keys(kinds) as NotificationKind[];

export type MailKind = KindName<{ mailChoice: number }>;
/** Kinds of notifications whose emails people can switch off, in the order of the switches. */
export const mailKinds = notificationKinds
	.filter((kind): kind is MailKind => kinds[kind].mailChoice !== undefined)
	.sort((one, other) => Number(kinds[one].mailChoice) - Number(kinds[other].mailChoice));

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
