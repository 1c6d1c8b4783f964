import { messages } from "../../core/language/messages.ts";

export const holidayMessages = messages(
	{
		"holiday.title": "Public holidays",
		"holiday.text":
			"No class is held on these days: timetable, schedules and calendars say so, and nobody counts as absent.",
		"holiday.add": "Add a holiday",
		"holiday.none": "No coming holiday is confirmed yet.",
		"holiday.change": "Change",
		"holiday.changeOf": "Change: {name}",
		"holiday.remove": "Remove",
		"holiday.removeOf": "Remove: {name}",
		"holiday.removeTitle": "Remove this holiday?",
		"holiday.removeSure": "{name}, {days}: classes are held as usual on these days.",
		"holiday.removed": "Holiday removed",
		"holiday.proposed": "Proposed for the coming year",
		"holiday.proposedText":
			"From the calendar. Nothing here holds before you confirm it; correct the dates where the government has announced others.",
		"holiday.byMoon": "by the moon, perhaps a day later",
		"holiday.confirm": "Review and confirm",
		"holiday.confirmOf": "Review and confirm: {name}",
		"holiday.moon":
			"The date comes from the calendar. The moon decides, so correct it when it has been seen.",
		"holiday.name": "Name",
		"holiday.from": "First day",
		"holiday.to": "Last day",
		"holiday.save": "Save holiday",
		"holiday.saving": "Saving...",
		"holiday.saved": "Holiday saved",
	},
	{
		"holiday.title": "العطل الرسمية",
		"holiday.text":
			"لا تقام الحصص في هذه الأيام: يظهر ذلك في الجداول والتقاويم، ولا يُحسب أحد غائبًا.",
		"holiday.add": "إضافة عطلة",
		"holiday.none": "لم تُعتمد أي عطلة قادمة بعد.",
		"holiday.change": "تغيير",
		"holiday.changeOf": "تغيير: {name}",
		"holiday.remove": "حذف",
		"holiday.removeOf": "حذف: {name}",
		"holiday.removeTitle": "حذف هذه العطلة؟",
		"holiday.removeSure": "{name}، {days}: تقام الحصص في هذه الأيام كالمعتاد.",
		"holiday.removed": "حُذفت العطلة",
		"holiday.proposed": "مقترحة للسنة القادمة",
		"holiday.proposedText":
			"من التقويم. لا يسري شيء منها قبل اعتماده؛ صحّح التواريخ إذا أعلنت الحكومة غيرها.",
		"holiday.byMoon": "بحسب الهلال، وقد تتأخر يومًا",
		"holiday.confirm": "مراجعة واعتماد",
		"holiday.confirmOf": "مراجعة واعتماد: {name}",
		"holiday.moon": "التاريخ من التقويم، والحكم لرؤية الهلال، فصحّحه عند ثبوت الرؤية.",
		"holiday.name": "الاسم",
		"holiday.from": "أول يوم",
		"holiday.to": "آخر يوم",
		"holiday.save": "حفظ العطلة",
		"holiday.saving": "جارٍ الحفظ...",
		"holiday.saved": "حُفظت العطلة",
	},
);
