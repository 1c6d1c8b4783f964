import { useQuery } from "@tanstack/react-query";
import { defineAdmin } from "../../base/staff/defineAdmin.ts";
import { paths } from "../../core/address/paths.ts";
import { useLocale } from "../../core/language/messages.ts";
import { notificationsQuery } from "./notifications.queries.ts";

/** The number of unread notifications. */
function useUnread() {
	const { data } = useQuery(notificationsQuery(useLocale()));
	return { value: data?.filter(({ isRead }) => !isRead).length };
}

export default defineAdmin({
	figures: [
		{
			label: { en: "Notifications", ar: "الإشعارات" },
			superAdmin: 40,
			useFigure: useUnread,
			to: paths.notifications,
		},
	],
});
