import { messages } from "../../core/language/messages.ts";

export const offlineMessages = messages(
	{
		"offline.notice":
			"No network. You see what was loaded last; attendance can be marked and is sent later.",
	},
	{ "offline.notice": "لا توجد شبكة. ترى آخر ما حُمّل، ويمكنك تسجيل الحضور وسيُرسل لاحقًا." },
);
