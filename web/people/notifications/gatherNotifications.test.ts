import type { Notification } from "#shared/people/notifications/notifications.schema.ts";
import { gatherNotifications } from "./gatherNotifications.ts";

const notification = (id: string, title: string, read = false): Notification => ({
	id,
	title,
	message: "",
	type: "promotion",
	read,
	isRead: read,
	actionUrl: "/",
	createdAt: "2026-11-26T07:00:00Z",
});

const idsOf = (all: Notification[]) =>
	gatherNotifications(all).map((group) => group.map(({ id }) => id).join(""));

test("groups three consecutive unread notifications with the same title", () => {
	const all = ["a", "b", "c"].map((id) => notification(id, "New promotion request"));
	expect(idsOf([...all, notification("d", "Promotion approved")])).toEqual(["abc", "d"]);
});

test("does not group two notifications, read ones, or ones with different titles", () => {
	const [a, b] = ["a", "b"].map((id) => notification(id, "New promotion request"));
	const read = notification("c", "New promotion request", true);
	expect(idsOf([a, b])).toEqual(["a", "b"]);
	expect(idsOf([a, b, read])).toEqual(["a", "b", "c"]);
	expect(idsOf([a, notification("d", "Promotion approved"), b])).toEqual(["a", "d", "b"]);
});
