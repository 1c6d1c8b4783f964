import { messages } from "../../core/language/messages.ts";

export const dojoFieldMessages = messages(
	{
		"dojoField.none": "None",
		"dojoField.elsewhere": "Another place",
		"dojoField.place": "Place",
	},
	{
		"dojoField.none": "بلا دوجو",
		"dojoField.elsewhere": "مكان آخر",
		"dojoField.place": "المكان",
	},
);
