import { messages } from "../../core/language/messages.ts";

export const decideGroupMessages = messages(
	{
		"decide.approve": "Approve",
		"decide.approveOf": "Approve {name}",
		"decide.reject": "Reject",
		"decide.rejectOf": "Reject {name}",
		"decide.approveAll": "Approve {count, number} with no warnings",
		"decide.approving": "Approving…",
		"decide.askTitle":
			"{count, plural, one {Approve # request: {title}?} other {Approve # requests: {title}?}}",
		"decide.askText": "Each of these people gets a notification and an email.",
		"decide.open": "Open",
		"decide.openOf": "Open {name}",
		"decide.list": "Open the list",
		"decide.listOf": "Open the list: {title}",
		"decide.selectOf": "Select {name}",
		"decide.showAll": "Show all {count, number}",
		"decide.since": "Waiting since {date}",
	},
	{
		"decide.approve": "اعتماد",
		"decide.approveOf": "اعتماد {name}",
		"decide.reject": "رفض",
		"decide.rejectOf": "رفض {name}",
		"decide.approveAll": "اعتماد ما لا ملاحظة عليه ({count, number})",
		"decide.approving": "جارٍ الاعتماد…",
		"decide.askTitle":
			"{count, plural, zero {اعتماد الطلبات: {title}؟} one {اعتماد طلب واحد: {title}؟} two {اعتماد طلبين: {title}؟} few {اعتماد # طلبات: {title}؟} many {اعتماد # طلبًا: {title}؟} other {اعتماد # طلب: {title}؟}}",
		"decide.askText": "يصل إلى كلٍّ من هؤلاء إشعار ورسالة بالبريد الإلكتروني.",
		"decide.open": "فتح",
		"decide.openOf": "فتح {name}",
		"decide.list": "فتح القائمة",
		"decide.listOf": "فتح القائمة: {title}",
		"decide.selectOf": "تحديد {name}",
		"decide.showAll": "عرض الكل ({count, number})",
		"decide.since": "بالانتظار منذ {date}",
	},
);
