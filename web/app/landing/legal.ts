import type { Locale } from "#shared/core/locales.ts";

/** `id`: the anchor of a section that other pages link to. */
type LegalSection = { heading: string; text: string; id?: string };

export type LegalText = Record<Locale, { title: string; sections: LegalSection[] }>;

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
				text: "You, your coach and the federation's staff, each as far as their work needs it. If you are 18 or older you may choose to stand in the public directory of members with your name, belt, picture and the year in which you joined; you can take that back at any time. Black belts may also choose to stand in the public register of dan ranks, with their dojo and the number of their certificate. Athletes of the national team have a public profile. We sell nothing and show no advertising.",
			},
			{
				heading: "Payments",
				id: "payments",
				text: "For each payment we keep what it was for, the amount, the day, the method, the number of the receipt and the bank’s reference. Online payments are made on the page of the bank’s payment service, which gets your first name, your email address and the amount; the number of your card never reaches us. You, your guardian and the federation’s staff see your payments. Receipts are kept when an account is deleted, because the federation’s books must stay complete.",
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
				text: "أنت ومدربك وموظفو الاتحاد، كلٌّ بقدر ما يحتاجه عمله. وإذا بلغت ١٨ عامًا فلك أن تختار الظهور في دليل الأعضاء العام باسمك وحزامك وصورتك وسنة انضمامك، وأن تتراجع عن ذلك في أي وقت. ولحملة الحزام الأسود أن يختاروا كذلك الظهور في سجل درجات الدان العام مع الدوجو ورقم الشهادة. وللاعبي المنتخب الوطني ملفات عامة. لا نبيع بياناتك ولا نعرض إعلانات.",
			},
			{
				heading: "المدفوعات",
				id: "payments",
				text: "نحتفظ عن كل دفعة بما دُفعت عنه ومبلغها ويومها وطريقتها ورقم إيصالها ومرجعها لدى البنك. ويتم الدفع الإلكتروني في صفحة خدمة الدفع لدى البنك، ويصلها اسمك الأول وبريدك الإلكتروني والمبلغ، أما رقم بطاقتك فلا يصل إلينا أبدًا. وتطّلع على مدفوعاتك أنت وولي أمرك وموظفو الاتحاد. وتُحفظ الإيصالات بعد حذف الحساب لأن دفاتر الاتحاد يجب أن تبقى كاملة.",
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
				heading: "Fees",
				id: "fees",
				text: "What an event, a grading, training or a membership costs stands beside it before you register or pay. Each fee names the day by which it is to be paid. Where an event says so, a place that stays unpaid after a reminder can go to the next person waiting.",
			},
			{
				heading: "Paying online",
				text: "You can pay by KNET or card on the bank’s payment page, or at the federation’s office or your dojo. A fee counts as paid once the bank has confirmed it, and we then send you a receipt. While a payment is unfinished, no second one can be started for the same fee. If the bank took another amount than we asked for, we check it and get in touch with you.",
			},
			{
				heading: "Cancelling and refunds",
				text: "Until the registration deadline you can cancel your place yourself: its fee is no longer owed, and what you paid stays as credit. After the deadline only the federation can cancel it, and where the event says so, the fee stays due. If the federation cancels the event or doesn’t accept your registration, you owe nothing and what you paid stays as credit. We use credit for your next fee, or pay it back when you ask for it. A payment made online goes back the way it came; others are paid back at the federation’s office.",
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
				heading: "الرسوم",
				id: "fees",
				text: "تظهر رسوم كل فعالية واختبار وتدريب وعضوية بجانبها قبل أن تسجّل أو تدفع، ومع كل رسوم آخر موعد لدفعها. وإذا نصّت الفعالية على ذلك، فقد ينتقل المكان الذي لا تُدفع رسومه بعد التذكير إلى أول المنتظرين.",
			},
			{
				heading: "الدفع الإلكتروني",
				text: "يمكنك الدفع عبر كي نت أو بالبطاقة في صفحة الدفع لدى البنك، أو في مكتب الاتحاد، أو في الدوجو. وتُعد الرسوم مدفوعة فور تأكيد البنك، ثم نرسل إليك الإيصال. وما دامت هناك دفعة لم تكتمل، فلا يمكن بدء دفعة ثانية عن الرسوم نفسها. وإذا حصّل البنك مبلغًا غير المطلوب راجعنا الأمر وتواصلنا معك.",
			},
			{
				heading: "الإلغاء وإعادة المبالغ",
				text: "لك أن تلغي حجزك بنفسك حتى آخر موعد للتسجيل، فتسقط رسومه ويبقى ما دفعته رصيدًا لك. وبعد هذا الموعد لا يلغيه إلا الاتحاد، وتبقى الرسوم مستحقة إذا نصّت الفعالية على ذلك. وإذا ألغى الاتحاد الفعالية أو لم يقبل تسجيلك فلا رسوم عليك، ويبقى ما دفعته رصيدًا لك. ويُستخدم الرصيد لرسومك التالية، أو يُعاد إليك إذا طلبته. وما دُفع إلكترونيًا يُعاد بالطريقة نفسها، وغيره يُعاد في مكتب الاتحاد.",
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
