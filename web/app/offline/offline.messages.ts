import { messages } from "../../core/language/messages.ts";

export const offlineMessages = messages(
	{
		"offline.notice":
			"No network. You see what was loaded last; attendance, marks and weights can be recorded and are sent later.",
	},
	{
		"offline.notice":
			"لا توجد شبكة. ترى آخر ما حُمّل، ويمكنك تسجيل الحضور والعلامات والأوزان وستُرسل لاحقًا.",
	},
);
