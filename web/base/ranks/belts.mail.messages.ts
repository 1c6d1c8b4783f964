import { messages } from "../../core/language/messages.ts";

export const beltsMailMessages = messages(
	{
		"mail.promotion": "Belt promotions",
		"mail.promotionHint": "What becomes of requests for a next belt.",
	},
	{
		"mail.promotion": "ترقيات الأحزمة",
		"mail.promotionHint": "ما يستجد في طلبات الحزام التالي.",
	},
);
