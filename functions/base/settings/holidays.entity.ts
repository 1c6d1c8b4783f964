import { CustomAttributeType } from "electrodb";
import type { Holiday } from "#shared/base/settings/holidays.rules.ts";
import { number, oneOf, text } from "../../core/table/attributes.ts";
import { byKey, entity } from "../../core/table/database.ts";

/**
 * The federation's public holidays. Stored apart from the settings, so that edits of the two do not
 * conflict.
 */
export const HolidayLists = entity(
	"holidayList",
	{
		/** Constant: there is one record. */
		name: oneOf(["federation"]),
		/** Earliest first, without overlaps. */
		holidays: { type: CustomAttributeType<Holiday[]>("any"), required: true },
		updatedAt: text,
		version: number,
	},
	{ byName: byKey(["name"]) },
);
