import type { EntityItem } from "electrodb";
import { governorates } from "#shared/people/dojos/dojos.rules.ts";
import { flag, listOf, number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

/** A place where the federation trains. */
export const Dojos = entity(
	"dojo",
	{
		id: number,
		nameEn: text,
		nameAr: text,
		addressEn: optional(text),
		addressAr: optional(text),
		area: oneOf(governorates),
		mapUrl: optional(text),
		phone: optional(text),
		imageUrl: optional(text),
		hoursEn: optional(text),
		hoursAr: optional(text),
		womensHoursEn: optional(text),
		womensHoursAr: optional(text),
		/** In fils. */
		monthlyFee: optional(number),
		/** Further texts that mean this dojo, confirmed by staff. */
		aliases: optional(listOf(text)),
		published: flag,
		/** Who changed it last. */
		changedBy: optional(number),
		...versioned,
	},
	{
		byId: byKey(["id"]),
		byName: byIndex(1, [], ["nameEn", "id"]),
	},
);
export type DojoRecord = EntityItem<typeof Dojos>;
