import { messages } from "../../core/language/messages.ts";

export const notificationMessages = messages(
	{
		"notif.title": "Notifications",
		"notif.bell":
			"{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}",
		"notif.badge": "{count, number}",
		"notif.badgeMore": "{count, number}+",
		"notif.none": "No notifications yet",
		"notif.noneText":
			"News about your registrations, classes and belts appears here, and comes by email.",
		"notif.viewAll": "View all notifications",
		"notif.unread": "Unread",
		"notif.gathered": "{count, number} ×",
		"notif.readAll": "Mark all as read",
		"notif.allRead": "All notifications are marked as read",
		"notif.delete": "Delete",
		"notif.deleteThis": "Delete: {title}",
		"notif.deleted": "Notification deleted",
		"notif.browse": "Browse Events",
		"notif.loading": "Loading notifications...",
	},
	{
		"notif.title": "الإشعارات",
		"notif.bell":
			"{count, plural, =0 {الإشعارات} zero {الإشعارات} one {الإشعارات، إشعار واحد غير مقروء} two {الإشعارات، إشعاران غير مقروءان} few {الإشعارات، # إشعارات غير مقروءة} many {الإشعارات، # إشعارًا غير مقروء} other {الإشعارات، # إشعار غير مقروء}}",
		"notif.badge": "{count, number}",
		"notif.badgeMore": "{count, number}+",
		"notif.none": "لا توجد إشعارات بعد",
		"notif.noneText": "ستجد هنا كل جديد عن تسجيلاتك، ويصلك أيضًا عبر البريد.",
		"notif.viewAll": "عرض كل الإشعارات",
		"notif.unread": "غير مقروء",
		"notif.gathered": "{count, number} ×",
		"notif.readAll": "تحديد الكل كمقروء",
		"notif.allRead": "حُددت كل الإشعارات كمقروءة",
		"notif.delete": "حذف",
		"notif.deleteThis": "حذف: {title}",
		"notif.deleted": "حُذف الإشعار",
		"notif.browse": "تصفّح الفعاليات",
		"notif.loading": "جارٍ تحميل الإشعارات...",
	},
);
