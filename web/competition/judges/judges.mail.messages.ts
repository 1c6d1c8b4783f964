import { messages } from "../../core/language/messages.ts";

export const judgesMailMessages = messages(
	{
		"mail.judging": "Judging",
		"mail.judgingHint":
			"Requests and applications. We always email you if you’re confirmed or no longer needed.",
	},
	{
		"mail.judging": "التحكيم",
		"mail.judgingHint": "الدعوات والطلبات. نراسلك دائمًا عند تأكيدك حكمًا أو إعفائك.",
	},
);
