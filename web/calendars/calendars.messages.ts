import { messages } from "../core/messages.ts";

export const calendarMessages = messages(
	{
		"calendar.title": "Subscribe in your calendar",
		"calendar.text":
			"Your classes and events in the calendar of your phone or computer, with other hours in Ramadan and days without a class. It follows every change by itself.",
		"calendar.make": "Get an address",
		"calendar.making": "Making an address...",
		"calendar.made": "Your calendar has an address",
		"calendar.address": "Secret address",
		"calendar.addressHint":
			"Whoever has it can read your calendar. It is shown now and never again; you can make a new one at any time.",
		"calendar.copy": "Copy",
		"calendar.copied": "Copied",
		"calendar.notCopied": "Could not be copied. Select the address and copy it by hand.",
		"calendar.open": "Open in your calendar",
		"calendar.since": "Your calendar has had an address since {date}.",
		"calendar.renew": "New address",
		"calendar.renewTitle": "Make a new address?",
		"calendar.renewSure":
			"The old address ends at once. Calendars that are subscribed to it stop following, and need the new one.",
		"calendar.off": "Switch off",
		"calendar.offTitle": "Switch the address off?",
		"calendar.offSure": "Calendars that are subscribed to it stop following. You can make a new address at any time.",
		"calendar.goingOff": "Switching off...",
		"calendar.wentOff": "Switched off",
		"calendar.wentOffText": "Your calendar has no address any more.",
	},
	{
		"calendar.title": "اشترك عبر تقويمك",
		"calendar.text":
			"حصصك وفعالياتك في تقويم هاتفك أو حاسوبك، مع مواعيد رمضان والأيام التي لا حصص فيها. ويتابع كل تغيير من تلقاء نفسه.",
		"calendar.make": "إنشاء رابط",
		"calendar.making": "جارٍ إنشاء الرابط...",
		"calendar.made": "أصبح لتقويمك رابط",
		"calendar.address": "الرابط السري",
		"calendar.addressHint":
			"يستطيع كل من لديه الرابط قراءة تقويمك. يظهر الرابط الآن ولن يظهر مرة أخرى، ويمكنك إنشاء رابط جديد في أي وقت.",
		"calendar.copy": "نسخ",
		"calendar.copied": "تم النسخ",
		"calendar.notCopied": "تعذّر النسخ. حدّد الرابط وانسخه يدويًا.",
		"calendar.open": "فتح في تقويمك",
		"calendar.since": "لتقويمك رابط منذ {date}.",
		"calendar.renew": "رابط جديد",
		"calendar.renewTitle": "إنشاء رابط جديد؟",
		"calendar.renewSure": "يتوقف الرابط القديم فورًا، وتحتاج التقاويم المشتركة فيه إلى الرابط الجديد.",
		"calendar.off": "إيقاف",
		"calendar.offTitle": "إيقاف الرابط؟",
		"calendar.offSure": "تتوقف التقاويم المشتركة فيه عن المتابعة. يمكنك إنشاء رابط جديد في أي وقت.",
		"calendar.goingOff": "جارٍ الإيقاف...",
		"calendar.wentOff": "تم الإيقاف",
		"calendar.wentOffText": "لم يعد لتقويمك رابط.",
	},
);
