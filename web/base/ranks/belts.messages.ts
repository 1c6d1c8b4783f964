import type { BeltFamily } from "#shared/base/ranks/belts.rules.ts";
import { messages } from "../../core/language/messages.ts";

/** Belt colours as part of a sentence. */
export const beltMessages = messages(
	{
		"belt.colour.white": "white belt",
		"belt.colour.orange": "orange belt",
		"belt.colour.blue": "blue belt",
		"belt.colour.yellow": "yellow belt",
		"belt.colour.green": "green belt",
		"belt.colour.brown": "brown belt",
		"belt.colour.black": "black belt",
	} satisfies Record<`belt.colour.${BeltFamily}`, string>,
	{
		"belt.colour.white": "الحزام الأبيض",
		"belt.colour.orange": "الحزام البرتقالي",
		"belt.colour.blue": "الحزام الأزرق",
		"belt.colour.yellow": "الحزام الأصفر",
		"belt.colour.green": "الحزام الأخضر",
		"belt.colour.brown": "الحزام البني",
		"belt.colour.black": "الحزام الأسود",
	},
);
