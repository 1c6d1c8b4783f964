import { messages } from "../../core/language/messages.ts";

export const coachesMessages = messages(
	{
		"coaches.title": "Our coaches",
		"coaches.lead":
			"Each of them holds a graded belt and is approved by the federation. Write to the one whose classes suit you.",
		"coaches.sensei": "Sensei {name}",
		"coaches.blurb":
			"Teaches with the federation and welcomes newcomers on the mat as warmly as old hands.",
		"coaches.contact": "Contact",
		"coaches.contactOf": "Contact Sensei {name}",
		"coaches.contactTitle": "Message to Sensei {name}",
		"coaches.contactText": "We pass your message on. The coach answers you by mail.",
		"coaches.sent": "Message sent",
		"coaches.sentText": "Sensei {name} will answer you by mail.",
		"coaches.classesOf": "Classes of Sensei {name}",
		"coaches.specialties": "Specialties",
	},
	{
		"coaches.title": "مدربونا",
		"coaches.lead": "كل مدرب منهم حاصل على درجة حزام معتمدة وموافقة الاتحاد. راسل من تناسبك حصصه.",
		"coaches.sensei": "سينسي {name}",
		"coaches.blurb": "تدريب معتمد من الاتحاد، وترحيب بكل جديد على البساط كما بأصحاب الخبرة.",
		"coaches.contact": "تواصل",
		"coaches.contactOf": "تواصل مع سينسي {name}",
		"coaches.contactTitle": "رسالة إلى سينسي {name}",
		"coaches.contactText": "نوصل رسالتك، ويصلك الجواب عبر البريد الإلكتروني.",
		"coaches.sent": "أُرسلت رسالتك",
		"coaches.sentText": "سيصلك جواب سينسي {name} عبر البريد الإلكتروني.",
		"coaches.classesOf": "حصص سينسي {name}",
		"coaches.specialties": "التخصصات",
	},
);
