import type { Notification } from "#shared/platform/notifications/notifications.schema.ts";

/** Number of unread notifications of the same title, one after another, from which on they are gathered. */
const fewest = 3;

const isAlike = (a: Notification, b: Notification) =>
	!a.read && !b.read && a.type === b.type && a.title === b.title;

/** Gathers unread notifications that follow each other and say the same; others stay alone. */
export function gatherNotifications(all: readonly Notification[]): Notification[][] {
	const groups: Notification[][] = [];
	for (const one of all) {
		const last = groups.at(-1);
		if (last && isAlike(last[0], one)) last.push(one);
		else groups.push([one]);
	}
	return groups.flatMap((group) => (group.length < fewest ? group.map((one) => [one]) : [group]));
}
