import { messages } from "../../core/language/messages.ts";

/** Texts of the field that chooses a coach. */
export const coachFieldMessages = messages(
	{
		"coachField.label": "Coach",
		"coachField.none": "No coach",
		"coachField.takeAway": "Take away",
		"coachField.choose": "Choose",
		"coachField.find": "Choose a coach",
		"coachField.findOther": "Choose another coach",
	},
	{
		"coachField.label": "المدرب",
		"coachField.none": "بلا مدرب",
		"coachField.takeAway": "إزالة",
		"coachField.choose": "اختيار",
		"coachField.find": "اختيار مدرب",
		"coachField.findOther": "اختيار مدرب آخر",
	},
);
