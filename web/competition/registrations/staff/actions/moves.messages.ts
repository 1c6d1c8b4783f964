import { messages } from "../../../../core/language/messages.ts";

/** Texts of the picture of everybody whom a move between event classes concerns. */
export const movesMessages = messages(
	{
		"moves.who": "Who moves",
		"moves.there": "in this event class already",
		"moves.together": "Together:",
		"moves.people": "{count, plural, one {# person} other {# people}}",
		"moves.weight": "{from, number} kg",
		"moves.weights": "{from, number} to {to, number} kg",
		"moves.age": "{from, plural, one {# year} other {# years}}",
		"moves.ages": "{from, number} to {to, plural, one {# year} other {# years}}",
	},
	{
		"moves.who": "من يُنقل",
		"moves.there": "ضمن هذه الفئة",
		"moves.together": "معًا:",
		"moves.people":
			"{count, plural, zero {لا أحد} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}}",
		"moves.weight": "{from, number} كغم",
		"moves.weights": "من {from, number} إلى {to, number} كغم",
		"moves.age":
			"{from, plural, zero {أقل من سنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}",
		"moves.ages":
			"من {from, number} إلى {to, plural, zero {أقل من سنة} one {سنة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}",
	},
);
