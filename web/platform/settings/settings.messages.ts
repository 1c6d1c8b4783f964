import { messages } from "../../core/language/messages.ts";

export const settingsMessages = messages(
	{
		"settings.title": "Settings",
		"settings.lead": "Settings for the whole federation. Changes apply when you save.",
		"settings.edit": "Edit",
		"settings.editOf": "Edit: {group}",
		"settings.save": "Save",
		"settings.saving": "Saving...",
		"settings.saved": "Settings saved",
		"settings.contact": "How visitors reach us",
		"settings.contactText":
			"At the foot of every page; phone and email at the end of every email too.",
		"settings.contactSaved": "Every page shows it within a few minutes.",
		"settings.city": "City",
		"settings.phone": "Phone",
		"settings.phoneHint": "8 digits for a number in Kuwait; with + and the country code for others",
		"settings.email": "Email",
		"settings.hours": "Opening hours",
		"settings.messages": "Contact form",
		"settings.messagesText": "Messages that visitors send, and that staff answer.",
		"settings.messagesTo": "New messages are mailed to",
		"settings.messagesToHint":
			"An address that someone reads every day. Replies to your emails come here too.",
		"settings.messageMonths": "Messages are kept for",
		"settings.messageMonthsHint":
			"In months, {min, number} to {max, number}. Holds for messages that come from now on.",
		"settings.monthsOf": "{months, plural, =0 {No minimum} one {# month} other {# months}}",
		"settings.promotions": "Promotions",
		"settings.promotionsText": "How people get a higher belt.",
		"settings.policy": "A coach’s promotion",
		"settings.policy.approval": "Waits for the federation’s approval",
		"settings.policy.direct": "Counts at once",
		"settings.grades": "Months at a rank before the next",
		"settings.gradesHint":
			"Whole months, {min, number} to {max, number}; 0 for no minimum. Promoting a person earlier shows a warning.",
		"settings.gradeClasses": "Classes attended at a rank before the next",
		"settings.gradeClassesHint":
			"{min, number} to {max, number}; 0 for no minimum. Promoting a person with fewer shows a warning.",
		"settings.classesOf": "{classes, plural, one {# class} other {# classes}}",
		"settings.registrations": "Registrations",
		"settings.registrationsText": "Registrations for events that wait for a decision.",
		"settings.pendingDays": "Without a decision they end after",
		"settings.pendingDaysHint":
			"In days, {min, number} to {max, number}; 0: never. The place goes to the next person waiting, and we tell the person.",
		"settings.daysOf": "{days, plural, =0 {Never} one {# day} other {# days}}",
	},
	{
		"settings.title": "الإعدادات",
		"settings.lead": "إعدادات الاتحاد كله. يسري التعديل عند الحفظ.",
		"settings.edit": "تعديل",
		"settings.editOf": "تعديل: {group}",
		"settings.save": "حفظ",
		"settings.saving": "جارٍ الحفظ...",
		"settings.saved": "حُفظت الإعدادات",
		"settings.contact": "بيانات التواصل",
		"settings.contactText": "تظهر أسفل كل صفحة، ويظهر الهاتف والبريد في نهاية كل رسالة أيضًا.",
		"settings.contactSaved": "تظهر في جميع الصفحات خلال دقائق.",
		"settings.city": "المدينة",
		"settings.phone": "الهاتف",
		"settings.phoneHint": "٨ أرقام للأرقام الكويتية، ومع علامة + ورمز الدولة لغيرها",
		"settings.email": "البريد الإلكتروني",
		"settings.hours": "ساعات العمل",
		"settings.messages": "نموذج التواصل",
		"settings.messagesText": "الرسائل التي يرسلها الزوار ويرد عليها فريق الإدارة.",
		"settings.messagesTo": "تُرسل الرسائل الجديدة إلى",
		"settings.messagesToHint": "بريد يقرؤه أحدكم كل يوم. تصل إليه أيضًا الردود على رسائلكم.",
		"settings.messageMonths": "مدة الاحتفاظ بالرسائل",
		"settings.messageMonthsHint":
			"بالأشهر، من {min, number} إلى {max, number}. تسري على الرسائل التي تصل من الآن فصاعدًا.",
		"settings.monthsOf":
			"{months, plural, =0 {بلا حد أدنى} zero {بلا حد أدنى} one {شهر واحد} two {شهران} few {# أشهر} many {# شهرًا} other {# شهر}}",
		"settings.promotions": "الترقيات",
		"settings.promotionsText": "كيف ينتقل العضو إلى حزام أعلى.",
		"settings.policy": "الترقية التي يمنحها المدرب",
		"settings.policy.approval": "تنتظر موافقة الاتحاد",
		"settings.policy.direct": "تسري فورًا",
		"settings.grades": "الأشهر المطلوبة في كل رتبة قبل التالية",
		"settings.gradesHint":
			"أشهر كاملة من {min, number} إلى {max, number}، و٠ تعني بلا حد أدنى. يظهر تنبيه عند الترقية قبل انقضائها.",
		"settings.gradeClasses": "الحصص المطلوب حضورها في كل رتبة قبل التالية",
		"settings.gradeClassesHint":
			"من {min, number} إلى {max, number}، و٠ تعني أنها غير مطلوبة. يظهر تنبيه عند الترقية بعدد أقل.",
		"settings.classesOf":
			"{classes, plural, zero {لا حصص} one {حصة واحدة} two {حصتان} few {# حصص} many {# حصة} other {# حصة}}",
		"settings.registrations": "التسجيلات",
		"settings.registrationsText": "تسجيلات الفعاليات التي تنتظر قرارًا.",
		"settings.pendingDays": "تنتهي إن لم يُبتّ فيها بعد",
		"settings.pendingDaysHint":
			"بالأيام، من {min, number} إلى {max, number}، و٠ تعني أنها لا تنتهي. ينتقل المكان إلى أول المنتظرين ويُبلَّغ صاحب التسجيل.",
		"settings.daysOf":
			"{days, plural, =0 {لا تنتهي} zero {لا تنتهي} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}",
	},
);
