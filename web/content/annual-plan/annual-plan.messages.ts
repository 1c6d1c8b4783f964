import { messages } from "../../core/language/messages.ts";

export const planMessages = messages(
	{
		"plan.title": "Annual plan {year}",
		"plan.intro": "What we train and work towards, month by month.",
		"plan.all": "Show all twelve months",
		"plan.activities": "Activities",
		"plan.goals": "Goals",
		"plan.details": "Activities and goals",
	},
	{
		"plan.title": "الخطة السنوية {year}",
		"plan.intro": "ما نتدرب عليه وما نسعى إليه، شهرًا بعد شهر.",
		"plan.all": "عرض أشهر السنة كلها",
		"plan.activities": "الأنشطة",
		"plan.goals": "الأهداف",
		"plan.details": "الأنشطة والأهداف",
	},
);
