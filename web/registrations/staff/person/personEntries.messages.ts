import { messages } from "../../../core/messages.ts";

export const personEntriesMessages = messages(
	{ "personEntries.none": "No registrations yet." },
	{ "personEntries.none": "لا توجد تسجيلات بعد." },
);
