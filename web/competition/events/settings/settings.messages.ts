import { messages } from "../../../core/language/messages.ts";

/** Texts of the summary of an event's settings. */
export const settingsMessages = messages(
	{
		"settings.eventTitle": "Title",
		"settings.dates": "Date",
		"settings.place": "Place",
		"settings.opens": "Registration opens",
		"settings.always": "As soon as the event is published",
		"settings.deadline": "Deadline",
		"settings.untilEvent": "Until the event",
		"settings.places": "Places",
		"settings.noLimit": "No limit",
		"settings.yes": "Yes",
		"settings.no": "No",
		"settings.lateFee": "{price} from {day}",
		"settings.ageDay": "Age is calculated on",
		"settings.othersUsual": "All other settings are as for any new event.",
		"settings.allUsual":
			"All settings are as for any new event: no fee is stated, and no document or consent is required.",
	},
	{
		"settings.eventTitle": "العنوان",
		"settings.dates": "التاريخ",
		"settings.place": "المكان",
		"settings.opens": "فتح التسجيل",
		"settings.always": "فور نشر الفعالية",
		"settings.deadline": "آخر موعد",
		"settings.untilEvent": "حتى موعد الفعالية",
		"settings.places": "الأماكن",
		"settings.noLimit": "بلا حد",
		"settings.yes": "نعم",
		"settings.no": "لا",
		"settings.lateFee": "{price} من {day}",
		"settings.ageDay": "يُحسب العمر في",
		"settings.othersUsual": "بقية الإعدادات كما في كل فعالية جديدة.",
		"settings.allUsual":
			"كل الإعدادات كما في كل فعالية جديدة: لم تُذكر رسوم، ولا يُشترط مستند ولا موافقة.",
	},
);
