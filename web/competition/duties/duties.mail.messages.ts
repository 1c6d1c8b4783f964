import { messages } from "../../core/language/messages.ts";

export const dutiesMailMessages = messages(
	{
		"mail.duty": "Duties",
		"mail.dutyHint": "A duty at a tournament is assigned to you, withdrawn or ended",
	},
	{
		"mail.duty": "المهام",
		"mail.dutyHint": "تكليفك بمهمة في بطولة أو سحبها أو انتهاؤها",
	},
);
