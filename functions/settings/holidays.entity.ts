import { CustomAttributeType } from "electrodb";
import type { Holiday } from "#shared/settings/holidays.rules.ts";
import { number, oneOf, text } from "../core/table/attributes.ts";
import { byKey, entity } from "../core/table/database.ts";

/** The public holidays of the federation: one item, beside the settings, so that neither is in the other's way. */
export const HolidayLists = entity(
	"holidayList",
	{
		/** There is one record, of this name. */
		name: oneOf(["federation"]),
		/** The earliest first; none overlap. */
		holidays: { type: CustomAttributeType<Holiday[]>("any"), required: true },
		updatedAt: text,
		version: number,
	},
	{ byName: byKey(["name"]) },
);
