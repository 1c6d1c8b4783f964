import { messages } from "../../core/language/messages.ts";

export const mailFaultMessages = messages(
	{
		"mailFault.own": "Our emails to {email} do not arrive",
		"mailFault.own.bounce":
			"They have come back since {date}. Please check your email address. If it is right, write to the federation.",
		"mailFault.own.complaint":
			"One was marked as spam, so we have sent no more since {date}. Please use another address, or write to the federation.",
		"mailFault.check": "Check your email address",
		"mailFault.of": "Emails to {email} do not arrive",
		"mailFault.of.bounce":
			"They have come back since {date}. Correct the address, or try again once it works.",
		"mailFault.of.complaint":
			"One was marked as spam, so no more have been sent since {date}. Try again only if this person asks for it.",
		"mailFault.retry": "Try again",
		"mailFault.retried": "Emails will be sent again",
	},
	{
		"mailFault.own": "رسائلنا إلى {email} لا تصل",
		"mailFault.own.bounce":
			"الرسائل تعود إلينا منذ {date}. يرجى التحقق من بريدك الإلكتروني، وإن كان صحيحًا فيرجى مراسلة الاتحاد.",
		"mailFault.own.complaint":
			"صُنّفت إحدى الرسائل بريدًا مزعجًا، فتوقّف إرسالها منذ {date}. يرجى استخدام عنوان آخر أو مراسلة الاتحاد.",
		"mailFault.check": "التحقق من البريد الإلكتروني",
		"mailFault.of": "الرسائل إلى {email} لا تصل",
		"mailFault.of.bounce":
			"الرسائل تعود منذ {date}. صحّح العنوان، أو أعد المحاولة متى عاد البريد إلى العمل.",
		"mailFault.of.complaint":
			"صُنّفت إحدى الرسائل بريدًا مزعجًا، فتوقّف إرسالها منذ {date}. لا تُعِد المحاولة إلا بطلب من صاحب العنوان.",
		"mailFault.retry": "إعادة المحاولة",
		"mailFault.retried": "سيُستأنف إرسال الرسائل",
	},
);
