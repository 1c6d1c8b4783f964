import { messages } from "../../core/language/messages.ts";

export const stepsMessages = messages(
	{
		"steps.title": "Your first steps",
		"steps.profile": "Complete your profile",
		"steps.profileText": "Date of birth, gender and phone number decide what you can register for.",
		"steps.photo": "Add your photo",
		"steps.class": "Choose your first class",
		"steps.fee": "Pay your membership fee: {amount}",
		"steps.feeUnknown": "Pay your membership fee",
		"steps.askMembership": "Ask at your dojo what membership costs.",
		"steps.claim": "Already trained with us? Find your record",
		"steps.claimText": "Your belt and your history come with it.",
	},
	{
		"steps.title": "خطواتك الأولى",
		"steps.profile": "أكمل ملفك الشخصي",
		"steps.profileText": "تاريخ الميلاد والجنس ورقم الهاتف تحدد ما يمكنك التسجيل فيه.",
		"steps.photo": "أضف صورتك",
		"steps.class": "اختر حصتك الأولى",
		"steps.fee": "ادفع رسوم العضوية: {amount}",
		"steps.feeUnknown": "ادفع رسوم العضوية",
		"steps.askMembership": "اسأل في الدوجو عن رسوم العضوية.",
		"steps.claim": "هل تدربت لدينا من قبل؟ ابحث عن سجلك",
		"steps.claimText": "ينتقل معه حزامك وتاريخك.",
	},
);
