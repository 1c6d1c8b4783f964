import { messages } from "../../../../core/language/messages.ts";

export const personEntriesMessages = messages(
	{ "personEntries.none": "No entries yet." },
	{ "personEntries.none": "لا توجد تسجيلات بعد." },
);
