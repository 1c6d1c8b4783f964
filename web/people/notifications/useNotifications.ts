import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Notification } from "#shared/people/notifications/notifications.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { notifications } from "./notifications.client.ts";
import { notificationMessages } from "./notifications.messages.ts";
import { notificationsQuery } from "./notifications.queries.ts";

type All = Notification[];

const asRead = (one: Notification): Notification => ({ ...one, read: true, isRead: true });

/** The user's notifications in the reader's language, newest first. */
export const useNotifications = () => useQuery(notificationsQuery(useLocale()));

/**
 * A write with an optimistic update; on failure the server's state is fetched.
 * @param done toast after success, shown here because the row that made the write may be gone by
 * then
 */
function useChange<Input>(
	call: (input: Input, key: string) => Promise<unknown>,
	change: (all: All, input: Input) => All,
	done?: "notif.deleted" | "notif.allRead",
) {
	const text = useText(notificationMessages);
	const queries = useQueryClient();
	const { queryKey } = notificationsQuery(useLocale());
	return useWrite({
		call,
		begin: async (input) => {
			await queries.cancelQueries({ queryKey });
			queries.setQueryData(queryKey, (all: All | undefined) => all && change(all, input));
		},
		toast: done && (() => ({ title: text(done) })),
		// The cached lists in both languages contain the same notifications.
		done: () => queries.invalidateQueries({ queryKey: ["notifications"], refetchType: "none" }),
		failed: () => queries.invalidateQueries({ queryKey }),
	});
}

export const useMarkRead = () =>
	useChange(
		(id: string, key) => notifications.mark({ params: { id }, key }),
		(all, id) => all.map((one) => (one.id === id ? asRead(one) : one)),
	);

export const useMarkAllRead = () =>
	useChange(
		(_: void, key) => notifications.readAll({ key }),
		(all) => all.map(asRead),
		"notif.allRead",
	);

export const useDelete = () =>
	useChange(
		(id: string, key) => notifications.remove({ params: { id }, key }),
		(all, id) => all.filter((one) => one.id !== id),
		"notif.deleted",
	);
