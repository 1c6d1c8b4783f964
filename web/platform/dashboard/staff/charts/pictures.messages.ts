import { messages } from "../../../../core/language/messages.ts";

export const picturesMessages = messages(
	{
		"pictures.members": "New members by month",
		"pictures.month": "Month",
		"pictures.joined": "Members who joined",
		"pictures.count": "{count, number}",
		"pictures.tournaments": "Entries of coming tournaments",
		"pictures.tournament": "Tournament",
		"pictures.entries": "Entries against places",
		"pictures.taken": "{count, number} of {max, number}",
		"pictures.unlimited": "{count, number}, no limit",
	},
	{
		"pictures.members": "الأعضاء الجدد حسب الشهر",
		"pictures.month": "الشهر",
		"pictures.joined": "من انضموا",
		"pictures.count": "{count, number}",
		"pictures.tournaments": "المسجّلون في البطولات القادمة",
		"pictures.tournament": "البطولة",
		"pictures.entries": "المسجّلون من الأماكن",
		"pictures.taken": "{count, number} من {max, number}",
		"pictures.unlimited": "{count, number} بلا حد",
	},
);
