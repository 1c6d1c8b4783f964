import type { Locale } from "#shared/core/locales.ts";

export type LegalText = Record<
	Locale,
	{ title: string; sections: { heading: string; text: string }[] }
>;

export const privacy: LegalText = {
	en: {
		title: "Privacy policy",
		sections: [
			{
				heading: "What we keep",
				text: "Your name, e-mail address, phone number, date of birth, belt and promotions, the events you register for, and a picture if you add one. Passwords are kept by our sign-in service in a form that nobody can read.",
			},
			{
				heading: "Why",
				text: "To run classes, gradings and tournaments: to place you in the right group, to reach you when something changes, and to keep the record of your belts.",
			},
			{
				heading: "Who sees it",
				text: "You, your coach and the federation's staff, each as far as their work needs it. If you are 18 or older you may choose to stand in the public directory of members with your name, belt, picture and the year in which you joined; you can take that back at any time. Athletes of the national team have a public profile. We sell nothing and show no advertising.",
			},
			{
				heading: "Cookies",
				text: "One cookie keeps you signed in and one remembers your language. There are no others, and nobody follows you from here.",
			},
			{
				heading: "Children",
				text: "Data of members under 18 is entered by a parent or guardian, and is not shown in public without their consent.",
			},
			{
				heading: "Your rights",
				text: "You may see, correct and delete your data. Write to us with the contact form; we answer within 30 days. Records of awarded belts are kept without contact details.",
			},
		],
	},
	ar: {
		title: "سياسة الخصوصية",
		sections: [
			{
				heading: "ما نحتفظ به",
				text: "اسمك وبريدك الإلكتروني ورقم هاتفك وتاريخ ميلادك وحزامك وترقياتك والفعاليات التي تسجّل فيها، وصورتك إن أضفتها. أما كلمات المرور فتحفظها خدمة تسجيل الدخول بصيغة لا يستطيع أحد قراءتها.",
			},
			{
				heading: "لماذا",
				text: "لتنظيم الحصص واختبارات الأحزمة والبطولات: لنضعك في الفئة المناسبة، ونبلغك بأي تغيير، ونحفظ سجل أحزمتك.",
			},
			{
				heading: "من يطّلع عليه",
				text: "أنت ومدربك وموظفو الاتحاد، كلٌّ بقدر ما يحتاجه عمله. وإذا بلغت ١٨ عامًا فلك أن تختار الظهور في دليل الأعضاء العام باسمك وحزامك وصورتك وسنة انضمامك، وأن تتراجع عن ذلك في أي وقت. وللاعبي المنتخب الوطني ملفات عامة. لا نبيع بياناتك ولا نعرض إعلانات.",
			},
			{
				heading: "ملفات تعريف الارتباط",
				text: "ملف يُبقيك مسجّل الدخول، وآخر يتذكر لغتك. لا نستخدم غيرهما، ولا يتتبعك أحد من هنا.",
			},
			{
				heading: "الأطفال",
				text: "يُدخل ولي الأمر بيانات من هم دون ١٨ عامًا، ولا تُعرض للعموم دون موافقته.",
			},
			{
				heading: "حقوقك",
				text: "لك أن تطّلع على بياناتك وتصححها وتحذفها. راسلنا عبر نموذج التواصل وسنرد خلال ٣٠ يومًا. ويُحفظ سجل الأحزمة الممنوحة دون بيانات التواصل.",
			},
		],
	},
};

export const terms: LegalText = {
	en: {
		title: "Terms",
		sections: [
			{
				heading: "This site",
				text: "This site informs about the federation and lets members register for events. Please give true details, and keep your password to yourself.",
			},
			{
				heading: "Registering for events",
				text: "A registration holds a place from the moment it is confirmed on the screen. It is for you alone and cannot be passed on. The federation may reject an entry that does not meet the rules of the event.",
			},
			{
				heading: "Taking part",
				text: "Kyokushin is full-contact karate. Whoever takes part must be fit to do so, follow the instructions of coaches and judges, and wear the protection that the event asks for.",
			},
			{
				heading: "Changes",
				text: "Events may be moved or cancelled. We tell everybody who has registered as early as we can.",
			},
			{ heading: "Law", text: "The law of the State of Kuwait applies." },
		],
	},
	ar: {
		title: "الشروط والأحكام",
		sections: [
			{
				heading: "هذا الموقع",
				text: "يعرّف هذا الموقع بالاتحاد ويتيح للأعضاء التسجيل في الفعاليات. نرجو إدخال بيانات صحيحة والحفاظ على سرية كلمة المرور.",
			},
			{
				heading: "التسجيل في الفعاليات",
				text: "يُحجز المكان لك منذ لحظة تأكيده على الشاشة، وهو شخصي لا يجوز التنازل عنه لغيرك. وللاتحاد أن يرفض أي تسجيل لا يستوفي شروط الفعالية.",
			},
			{
				heading: "المشاركة",
				text: "الكيوكوشن كاراتيه بالالتحام الكامل. على المشارك أن يكون لائقًا صحيًا، وأن يلتزم بتعليمات المدربين والحكام، وأن يرتدي أدوات الحماية المطلوبة.",
			},
			{
				heading: "التغييرات",
				text: "قد تُؤجل الفعاليات أو تُلغى، وسنبلغ جميع المسجلين في أقرب وقت ممكن.",
			},
			{ heading: "القانون", text: "يسري قانون دولة الكويت." },
		],
	},
};
