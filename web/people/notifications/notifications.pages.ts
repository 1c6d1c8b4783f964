import { definePages } from "../../core/definePages.ts";

export default definePages({
	notifications: {
		component: "people/notifications/NotificationsPage.tsx",
		head: {
			en: { title: "Notifications", description: "What happened with your registrations." },
			ar: { title: "الإشعارات", description: "كل جديد عن تسجيلاتك." },
		},
	},
});
