import * as community from "./community/notifications.ts";
import * as competition from "./competition/notifications.ts";
import type { KindDefinition } from "./core/notification-kinds.ts";
import * as people from "./people/notifications.ts";
import * as training from "./training/notifications.ts";

/** The kinds of notifications by domain. Each area lists its own in its `notifications.ts`. */
const domains = { ...people, ...training, ...competition, ...community };

type Domains = typeof domains;
type KindsOf<Definitions, Part> = {
	[Kind in keyof Definitions]: Definitions[Kind] extends Part ? Kind : never;
}[keyof Definitions];
/** Names of the kinds whose definition extends `Wanted`. */
type KindName<Part> = {
	[D in keyof Domains]: KindsOf<Domains[D], Part>;
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
