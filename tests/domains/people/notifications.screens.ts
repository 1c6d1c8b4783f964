import { broadcastsMailMessages } from "#web/community/broadcasts/broadcasts.mail.messages.ts";
import { notificationMessages } from "#web/people/notifications/notifications.messages.ts";
import { heading, member, type Screen } from "../screen.ts";

export default [
	{
		name: "the own profile, with what comes by mail",
		path: "/profile#mail",
		titles: { en: "My profile", ar: "ملفي الشخصي" },
		session: member,
		open: async (page, language) => {
			await page
				.getByRole("switch", {
					name: broadcastsMailMessages[language]["mail.broadcast"],
					exact: true,
				})
				.waitFor();
		},
	},
	{
		name: "the notifications",
		path: "/notifications",
		titles: { en: "Notifications", ar: "الإشعارات" },
		session: member,
		open: heading(notificationMessages, "notif.title"),
	},
] satisfies Screen[];
