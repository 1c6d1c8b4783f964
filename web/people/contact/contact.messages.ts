import { messages } from "../../core/language/messages.ts";

export const contactMessages = messages(
	{
		"contact.title": "Contact Us",
		"contact.name": "Your name",
		"contact.email": "Email",
		"contact.message": "Message",
		"contact.send": "Send",
		"contact.sending": "Sending...",
		"contact.sent": "Message sent",
		"contact.sentText": "Thank you. We will answer you by mail.",
		"contact.failed": "The message was not sent",
	},
	{
		"contact.title": "تواصل معنا",
		"contact.name": "اسمك",
		"contact.email": "البريد الإلكتروني",
		"contact.message": "رسالتك",
		"contact.send": "إرسال",
		"contact.sending": "جارٍ الإرسال...",
		"contact.sent": "أُرسلت رسالتك",
		"contact.sentText": "شكرًا لك. سنرد عليك عبر البريد الإلكتروني.",
		"contact.failed": "لم تُرسل الرسالة",
	},
);
