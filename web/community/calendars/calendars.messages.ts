import { messages } from "../../core/language/messages.ts";

export const calendarMessages = messages(
	{
		"subscribe.title": "Add to your calendar",
		"subscribe.text":
			"Your classes and events, and your children’s, in the calendar of your phone or computer, with Ramadan hours and days without a class. It updates itself.",
		"subscribe.make": "Get my link",
		"subscribe.making": "Making an address...",
		"subscribe.made": "Your calendar has an address",
		"subscribe.address": "Secret address",
		"subscribe.addressHint":
			"Anyone who has it can read your calendar. It is shown only now; you can make a new one at any time.",
		"subscribe.copy": "Copy",
		"subscribe.copied": "Copied",
		"subscribe.notCopied": "Could not be copied. Select the address and copy it by hand.",
		"subscribe.open": "Open in your calendar",
		"subscribe.since": "Your calendar has had an address since {date}.",
		"subscribe.renew": "New address",
		"subscribe.renewTitle": "Make a new address?",
		"subscribe.renewSure":
			"The old address ends at once. Calendars that are subscribed to it stop following, and need the new one.",
		"subscribe.off": "Switch off",
		"subscribe.offTitle": "Switch the address off?",
		"subscribe.offSure":
			"Calendars that are subscribed to it stop following. You can make a new address at any time.",
		"subscribe.goingOff": "Switching off...",
		"subscribe.wentOff": "Switched off",
		"subscribe.wentOffText": "Your calendar has no address any more.",
	},
	{
		"subscribe.title": "أضف حصصك إلى تقويم هاتفك",
		"subscribe.text":
			"حصصك وفعالياتك في تقويم هاتفك أو حاسوبك، مع مواعيد رمضان والأيام التي لا حصص فيها، ومعها حصص الأطفال الذين ترعاهم وفعالياتهم. ويُحدَّث تلقائيًا.",
		"subscribe.make": "أضف",
		"subscribe.making": "جارٍ إنشاء الرابط...",
		"subscribe.made": "أصبح لتقويمك رابط",
		"subscribe.address": "الرابط السري",
		"subscribe.addressHint":
			"يستطيع كل من لديه الرابط قراءة تقويمك. يظهر الرابط الآن ولن يظهر مرة أخرى، ويمكنك إنشاء رابط جديد في أي وقت.",
		"subscribe.copy": "نسخ",
		"subscribe.copied": "تم النسخ",
		"subscribe.notCopied": "تعذّر النسخ. حدّد الرابط وانسخه يدويًا.",
		"subscribe.open": "فتح في تقويمك",
		"subscribe.since": "لتقويمك رابط منذ {date}.",
		"subscribe.renew": "رابط جديد",
		"subscribe.renewTitle": "إنشاء رابط جديد؟",
		"subscribe.renewSure":
			"يتوقف الرابط القديم فورًا، وتحتاج التقاويم المشتركة فيه إلى الرابط الجديد.",
		"subscribe.off": "إيقاف",
		"subscribe.offTitle": "إيقاف الرابط؟",
		"subscribe.offSure":
			"تتوقف التقاويم المشتركة فيه عن المتابعة. يمكنك إنشاء رابط جديد في أي وقت.",
		"subscribe.goingOff": "جارٍ الإيقاف...",
		"subscribe.wentOff": "تم الإيقاف",
		"subscribe.wentOffText": "لم يعد لتقويمك رابط.",
	},
);
