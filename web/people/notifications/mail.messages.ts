import { messages } from "../../core/language/messages.ts";

export const mailMessages = messages(
	{
		"mail.title": "Email settings",
		"mail.lead": "All your news is under the bell. Choose what we also email you.",
		"mail.loading": "Loading...",
		"mail.always":
			"Always mailed: links for your password and your address, warnings about your sign-in, what becomes of your application, and answers to your messages.",
		"mail.on": "You get this by mail",
		"mail.off": "You no longer get this by mail",
	},
	{
		"mail.title": "إعدادات البريد",
		"mail.lead": "تجد كل ما يخصك في الإشعارات. اختر ما نرسله إليك بالبريد أيضًا.",
		"mail.loading": "جارٍ التحميل...",
		"mail.always":
			"تُرسل دائمًا: روابط كلمة المرور والبريد الإلكتروني، وتنبيهات تسجيل الدخول، وما يستجد في طلبك، والردود على رسائلك.",
		"mail.on": "سيصلك هذا بالبريد",
		"mail.off": "لن يصلك هذا بالبريد بعد الآن",
	},
);
