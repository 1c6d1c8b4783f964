import { messages } from "../../../../core/language/messages.ts";

export const chartsMessages = messages(
	{
		"charts.members": "New members by month",
		"charts.month": "Month",
		"charts.joined": "Members who joined",
		"charts.count": "{count, number}",
		"charts.tournaments": "Entries of coming tournaments",
		"charts.tournament": "Tournament",
		"charts.entries": "Entries against places",
		"charts.taken": "{count, number} of {max, number}",
		"charts.unlimited": "{count, number}, no limit",
	},
	{
		"charts.members": "الأعضاء الجدد حسب الشهر",
		"charts.month": "الشهر",
		"charts.joined": "من انضموا",
		"charts.count": "{count, number}",
		"charts.tournaments": "المسجّلون في البطولات القادمة",
		"charts.tournament": "البطولة",
		"charts.entries": "المسجّلون من الأماكن",
		"charts.taken": "{count, number} من {max, number}",
		"charts.unlimited": "{count, number} بلا حد",
	},
);
