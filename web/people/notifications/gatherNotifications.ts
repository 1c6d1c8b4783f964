import type { Notification } from "#shared/people/notifications/notifications.schema.ts";

/** Smallest number of consecutive unread notifications with the same title that form a group. */
const smallestGroup = 3;

const isAlike = (a: Notification, b: Notification) =>
	!a.read && !b.read && a.type === b.type && a.title === b.title;

/** Groups consecutive unread notifications with the same title; each other one is its own group. */
export function gatherNotifications(all: readonly Notification[]): Notification[][] {
	const groups: Notification[][] = [];
	for (const one of all) {
		const last = groups.at(-1);
		if (last && isAlike(last[0], one)) last.push(one);
		else groups.push([one]);
	}
	return groups.flatMap((group) =>
		group.length < smallestGroup ? group.map((one) => [one]) : [group],
	);
}
