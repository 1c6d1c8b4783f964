import { messages } from "../core/messages.ts";

/** Where staff enter whoever stands before them. */
export const deskMessages = messages(
	{
		"desk.title": "Entry desk: {title}",
		"desk.intro":
			"Look somebody up, choose what they take part in, and enter them. They are told of it as if they had done it themselves.",
		"desk.back": "Back to the entries",
		"desk.people": "People to enter",
		"desk.start": "Nobody is on the list yet. Look up whoever is to take part.",
	},
	{
		"desk.title": "مكتب التسجيل: {title}",
		"desk.intro": "ابحث عن الشخص، واختر ما سيشارك فيه، ثم سجّله. ويصله إشعار بذلك كأنه سجّل بنفسه.",
		"desk.back": "العودة إلى المسجّلين",
		"desk.people": "من سيُسجَّل",
		"desk.start": "القائمة فارغة. ابحث عمّن سيشارك.",
	},
);
