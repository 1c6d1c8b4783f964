import { useCallback } from "react";
import { type Belt, type BeltFamily, familyOf, gradeOf } from "#shared/belts/belts.rules.ts";
import { messages, useLocale, useText } from "../core/messages.ts";

export const beltMessages = messages(
	{
		"belt.white": "White Belt",
		"belt.orange": "Orange Belt - {grade} Kyu",
		"belt.blue": "Blue Belt - {grade} Kyu",
		"belt.yellow": "Yellow Belt - {grade} Kyu",
		"belt.green": "Green Belt - {grade} Kyu",
		"belt.brown": "Brown Belt - {grade} Kyu",
		"belt.black": "{grade} Dan",
		"belt.ordinal": "{grade, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
		"belt.colour.white": "white belt",
		"belt.colour.orange": "orange belt",
		"belt.colour.blue": "blue belt",
		"belt.colour.yellow": "yellow belt",
		"belt.colour.green": "green belt",
		"belt.colour.brown": "brown belt",
		"belt.colour.black": "black belt",
	} satisfies Record<`belt.${BeltFamily}` | `belt.colour.${BeltFamily}` | "belt.ordinal", string>,
	{
		"belt.white": "الحزام الأبيض",
		"belt.orange": "الحزام البرتقالي - الكيو {grade}",
		"belt.blue": "الحزام الأزرق - الكيو {grade}",
		"belt.yellow": "الحزام الأصفر - الكيو {grade}",
		"belt.green": "الحزام الأخضر - الكيو {grade}",
		"belt.brown": "الحزام البني - الكيو {grade}",
		"belt.black": "الدان {grade}",
		"belt.ordinal": "{grade}",
		"belt.colour.white": "الحزام الأبيض",
		"belt.colour.orange": "الحزام البرتقالي",
		"belt.colour.blue": "الحزام الأزرق",
		"belt.colour.yellow": "الحزام الأصفر",
		"belt.colour.green": "الحزام الأخضر",
		"belt.colour.brown": "الحزام البني",
		"belt.colour.black": "الحزام الأسود",
	},
);

// The Arabic ordinals are words, not numbers with an ending.
const arabicOrdinals = [
	"",
	"الأول",
	"الثاني",
	"الثالث",
	"الرابع",
	"الخامس",
	"السادس",
	"السابع",
	"الثامن",
	"التاسع",
	"العاشر",
];

/** The public name of a rank: "Green Belt - 3rd Kyu", "1st Dan". */
export function useBeltName() {
	const text = useText(beltMessages);
	const locale = useLocale();
	return useCallback(
		(belt: Belt): string => {
			const grade = gradeOf(belt) ?? 0;
			const ordinal = locale === "ar" ? arabicOrdinals[grade] : text("belt.ordinal", { grade });
			return text(`belt.${familyOf(belt)}`, { grade: ordinal });
		},
		[text, locale],
	);
}
