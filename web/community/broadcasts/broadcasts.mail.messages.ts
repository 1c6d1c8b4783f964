import { messages } from "../../core/language/messages.ts";

export const broadcastsMailMessages = messages(
	{
		"mail.broadcast": "Messages of the federation",
		"mail.broadcastHint": "What staff write to many people.",
	},
	{
		"mail.broadcast": "رسائل الاتحاد",
		"mail.broadcastHint": "ما يكتبه الاتحاد إلى عدد كبير من الأشخاص.",
	},
);
