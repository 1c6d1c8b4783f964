import { messages } from "../../../core/language/messages.ts";

export const calendarMessages = messages(
	{
		"calendar.title": "Calendar",
		"calendar.previous": "Previous month",
		"calendar.next": "Next month",
		"calendar.day": "{date}, {count, plural, one {# event} other {# events}}: {titles}",
		"calendar.and": ", ",
		"calendar.kind": "Kind of event",
		"calendar.everyKind": "All",
		"calendar.all": "All dates",
		"calendar.noneInMonth": "No events in this month.",
		"calendar.noneOnDay": "No events on this day.",
		"calendar.noneOfKind": "No event of this kind is planned right now.",
		"calendar.feed": "All events in my calendar",
	},
	{
		"calendar.title": "التقويم",
		"calendar.previous": "الشهر السابق",
		"calendar.next": "الشهر التالي",
		"calendar.day":
			"{date}، {count, plural, zero {لا فعاليات} one {فعالية واحدة} two {فعاليتان} few {# فعاليات} many {# فعالية} other {# فعالية}}: {titles}",
		"calendar.and": "، ",
		"calendar.kind": "نوع الفعالية",
		"calendar.everyKind": "الكل",
		"calendar.all": "كل المواعيد",
		"calendar.noneInMonth": "لا توجد فعاليات في هذا الشهر.",
		"calendar.noneOnDay": "لا توجد فعاليات في هذا اليوم.",
		"calendar.noneOfKind": "لا توجد فعاليات قادمة من هذا النوع حاليًا.",
		"calendar.feed": "كل الفعاليات في تقويمي",
	},
);
