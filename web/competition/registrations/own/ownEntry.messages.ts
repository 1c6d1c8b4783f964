import { messages } from "../../../core/language/messages.ts";

export const ownEntryMessages = messages(
	{
		"ownEntry.yours": "Your registration",
		"ownEntry.allMine": "My registrations",
		"ownEntry.chooseClass": "Choose an event class",
		"ownEntry.anotherClass": "Enter another event class",
		"ownEntry.toChoose":
			"You are registered, but in no event class yet. Choose one, so that your registration counts.",
		"ownEntry.success": "Success",
		"ownEntry.successText": "Registration successful!",
		"ownEntry.statusLine": "Status: {status}",
		"ownEntry.membershipRequired":
			"This event is for people who have paid their membership fee. Yours is not paid yet.",
		"ownEntry.membershipWarning":
			"Your membership fee is not paid. You can register, but please pay it before the event.",
		"ownEntry.undone": "Registration taken back",
	},
	{
		"ownEntry.yours": "تسجيلك",
		"ownEntry.allMine": "تسجيلاتي",
		"ownEntry.chooseClass": "اختر فئة",
		"ownEntry.anotherClass": "سجّل في فئة أخرى",
		"ownEntry.toChoose": "تسجيلك قائم بلا فئة. اختر فئة ليُعتمد.",
		"ownEntry.success": "تم بنجاح",
		"ownEntry.successText": "تم التسجيل بنجاح!",
		"ownEntry.statusLine": "الحالة: {status}",
		"ownEntry.membershipRequired":
			"المشاركة في هذه الفعالية لمن دفع رسوم العضوية، ورسومك غير مدفوعة بعد.",
		"ownEntry.membershipWarning":
			"رسوم عضويتك غير مدفوعة. يمكنك التسجيل، ونرجو دفعها قبل الفعالية.",
		"ownEntry.undone": "تراجعت عن التسجيل",
	},
);
