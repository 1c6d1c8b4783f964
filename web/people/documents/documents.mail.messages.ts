import { messages } from "../../core/language/messages.ts";

export const documentsMailMessages = messages(
	{
		"mail.document": "Documents",
		"mail.documentHint": "Reminders before a document ends.",
	},
	{
		"mail.document": "المستندات",
		"mail.documentHint": "تذكيرات قبل انتهاء صلاحية المستندات.",
	},
);
