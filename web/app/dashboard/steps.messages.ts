import { messages } from "../../core/language/messages.ts";

export const stepsMessages = messages(
	{
		"steps.title": "Your first steps",
		"steps.profile": "Complete your profile",
		"steps.profileText": "Date of birth, gender and phone number decide what you can register for.",
		"steps.photo": "Add your photo",
		"steps.class": "Choose your first class",
		"steps.fee": "Pay your membership fee",
		"steps.feeText": "At the federation’s office or at your dojo.",
		"steps.claim": "Already trained with us? Find your record",
		"steps.claimText": "Your belt and your history come with it.",
	},
	{
		"steps.title": "خطواتك الأولى",
		"steps.profile": "أكمل ملفك الشخصي",
		"steps.profileText": "تاريخ الميلاد والجنس ورقم الهاتف تحدد ما يمكنك التسجيل فيه.",
		"steps.photo": "أضف صورتك",
		"steps.class": "اختر حصتك الأولى",
		"steps.fee": "ادفع رسوم العضوية",
		"steps.feeText": "في مكتب الاتحاد أو في الدوجو.",
		"steps.claim": "هل تدربت لدينا من قبل؟ ابحث عن سجلك",
		"steps.claimText": "ينتقل معه حزامك وتاريخك.",
	},
);
