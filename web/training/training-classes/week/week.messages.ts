import { messages } from "../../../core/language/messages.ts";

export const weekMessages = messages(
	{
		"week.steps": "Which week",
		"week.before": "The week before",
		"week.after": "The week after",
		"week.now": "This week",
		"week.notHeld": "Not held this week",
		"week.other": "Other hours this week",
		"week.holiday": "Public holiday: {name}",
		"week.holidayOff": "{day}: {name}, not held",
		"week.period": "{days}: {times}",
		"week.periodOff": "{days}: not held",
	},
	{
		"week.steps": "اختيار الأسبوع",
		"week.before": "الأسبوع السابق",
		"week.after": "الأسبوع التالي",
		"week.now": "هذا الأسبوع",
		"week.notHeld": "لا تقام هذا الأسبوع",
		"week.other": "موعد آخر هذا الأسبوع",
		"week.holiday": "عطلة رسمية: {name}",
		"week.holidayOff": "{day}: {name}، لا تقام",
		"week.period": "{days}: {times}",
		"week.periodOff": "{days}: لا تقام",
	},
);
