import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Notification } from "#shared/notifications/notifications.schema.ts";
import { useShowError } from "../core/errors.ts";
import { useLocale, useText } from "../core/messages.ts";
import { toast } from "../core/toasts.tsx";
import { notifications } from "./notifications.client.ts";
import { notificationMessages } from "./notifications.messages.ts";
import { notificationsQuery } from "./notifications.queries.ts";

type All = Notification[];

const asRead = (one: Notification): Notification => ({ ...one, read: true, isRead: true });

/** One's own notifications in the reader's language, newest first. */
export const useNotifications = () => useQuery(notificationsQuery(useLocale()));

/**
 * A write that shows at once; when it fails, what the server has is shown again.
 * @param done what is said of it; here, since the row that asked for it may be gone by then
 */
function useChange<Input>(
	call: (input: Input) => Promise<unknown>,
	change: (all: All, input: Input) => All,
	done?: "notif.deleted" | "notif.allRead",
) {
	const text = useText(notificationMessages);
	const showError = useShowError();
	const queries = useQueryClient();
	const { queryKey } = notificationsQuery(useLocale());
	return useMutation({
		mutationFn: call,
		onMutate: async (input) => {
			await queries.cancelQueries({ queryKey });
			queries.setQueryData(queryKey, (all: All | undefined) => all && change(all, input));
		},
		onSuccess: () => {
			if (done) toast(text(done), undefined, "success");
			// In the other language they are the same ones.
			return queries.invalidateQueries({ queryKey: ["notifications"], refetchType: "none" });
		},
		onError: (error) => {
			showError(error);
			return queries.invalidateQueries({ queryKey });
		},
	});
}

export const useMarkRead = () =>
	useChange(
		(id: string) => notifications.mark({ params: { id }, body: {} }),
		(all, id) => all.map((one) => (one.id === id ? asRead(one) : one)),
	);

export const useMarkAllRead = () =>
	useChange(
		() => notifications.readAll(),
		(all) => all.map(asRead),
		"notif.allRead",
	);

export const useDelete = () =>
	useChange(
		(id: string) => notifications.remove({ params: { id } }),
		(all, id) => all.filter((one) => one.id !== id),
		"notif.deleted",
	);
