import { messages } from "../../core/language/messages.ts";

export const judgesMailMessages = messages(
	{
		"mail.judging": "Judging",
		"mail.judgingHint":
			"Requests and applications. That you are confirmed or no longer needed always comes.",
	},
	{
		"mail.judging": "التحكيم",
		"mail.judgingHint": "الدعوات والطلبات. أما إشعار تأكيدك حكمًا أو إعفائك فيصلك دائمًا.",
	},
);
