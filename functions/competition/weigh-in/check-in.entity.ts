import { CustomAttributeType, type EntityItem } from "electrodb";
import { flag, number, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

/** What the check-in desk recorded about an entrant of an event. */
export const CheckIns = entity(
	"checkIn",
	{
		eventId: number,
		userId: number,
		isHere: flag,
		hasKit: flag,
		hasConsent: flag,
		/** In kg with one decimal. */
		weight: optional(number),
		weighedAt: optional(text),
		weighedBy: optional(number),
		...versioned,
	},
	{
		ofEvent: byKey(["eventId"], ["userId"]),
		ofPerson: byIndex(1, ["userId"], ["eventId"]),
	},
);
export type CheckInRecord = EntityItem<typeof CheckIns>;

/** When the weigh-in of an event closes, and for which event classes it is closed. */
export const WeighIns = entity(
	"weighIn",
	{
		eventId: number,
		/** With the hour, in ISO 8601. */
		closesAt: optional(text),
		closed: { type: CustomAttributeType<number[]>("any"), required: true },
		...versioned,
	},
	{ ofEvent: byKey(["eventId"]) },
);
export type WeighInRecord = EntityItem<typeof WeighIns>;
