import { messages } from "../../core/language/messages.ts";

export const memberMessages = messages(
	{
		"members.title": "Members",
		"members.lead":
			"These members chose to be listed here. If you are a member, you can join them from your profile.",
		"members.count": "{count, plural, one {# Active Member} other {# Active Members}}",
		"members.search": "Search by name",
		"members.order": "Order",
		"members.byBelt": "By belt and name",
		"members.byRank": "By rank",
		"members.list": "Members",
		"members.since": "Since {year}",
		"members.none": "No Members Found",
		"members.noneText": "Try another spelling, or fewer letters.",
		"members.clear": "Show all members",
	},
	{
		"members.title": "الأعضاء",
		"members.lead": "أعضاء اختاروا الظهور هنا. إذا كنت عضوًا فيمكنك الانضمام إليهم من ملفك الشخصي.",
		"members.count":
			"{count, plural, zero {لا أعضاء نشطين} one {عضو نشط واحد} two {عضوان نشطان} few {# أعضاء نشطين} many {# عضوًا نشطًا} other {# عضو نشط}}",
		"members.search": "ابحث بالاسم",
		"members.order": "الترتيب",
		"members.byBelt": "بحسب الحزام والاسم",
		"members.byRank": "بحسب الدرجة",
		"members.list": "الأعضاء",
		"members.since": "منذ {year}",
		"members.none": "لم يُعثر على أعضاء",
		"members.noneText": "جرّب كتابة أخرى أو حروفًا أقل.",
		"members.clear": "عرض جميع الأعضاء",
	},
);
