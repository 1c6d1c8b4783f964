import { messages } from "../../core/language/messages.ts";

export const writtenInMessages = messages(
	{ "written.en": "Written in English", "written.ar": "Written in Arabic" },
	{ "written.en": "كُتبت بالإنجليزية", "written.ar": "كُتبت بالعربية" },
);
