import { CustomAttributeType, type EntityItem } from "electrodb";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import { promotionStatuses } from "#shared/base/ranks/belts.schema.ts";
import type { Charge } from "#shared/competition/fees/charges.rules.ts";
import { flag, number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

/**
 * Promotions, pending and decided. The pending one has a fixed key, so that a person cannot have
 * two; when decided it moves to the key of its id.
 */
export const Promotions = entity(
	"promotion",
	{
		userId: number,
		/** `pending`, or the id of a decided promotion. */
		slot: text,
		id: number,
		status: oneOf(promotionStatuses),
		fromBelt: oneOf(ladder),
		toBelt: oneOf(ladder),
		/** The day of the request, or the day that staff entered. */
		promotionDate: text,
		/** When the months at the rank below are complete; undefined when unknown. */
		eligibleDate: optional(text),
		/**
		 * Classes attended at the rank below and classes required; undefined when none were required.
		 */
		attended: optional(number),
		requiredClasses: optional(number),
		/**
		 * User id of the person who recommended it; the person themselves if requested in their own
		 * profile.
		 */
		promotedBy: number,
		approvedBy: optional(number),
		approvedAt: optional(text),
		rejectedBy: optional(number),
		rejectedAt: optional(text),
		reason: optional(text),
		notes: optional(text),
		/** The grading at which it is decided; undefined if staff decide without one. */
		eventId: optional(number),
		/** The board's agreement that the person tries a dan at the grading, and when. */
		agreedBy: optional(number),
		agreedAt: optional(text),
		/** Whether a grading decided it: it is corrected there only. */
		atGrading: optional(flag),
		/** Set if the person had the rank before: a coach recorded it with a new student. */
		isHeld: optional(flag),
		/** Set if only parts of the rank are repeated, which costs nothing. */
		isRepeat: optional(flag),
		/** What the grading costs, and how much of it is paid; undefined if it costs nothing. */
		charge: { type: CustomAttributeType<Charge>("any") },
		createdAt: text,
	},
	{
		forPerson: { ...byKey(["userId"], ["slot"]), collection: "person" },
		byId: byIndex(1, ["id"], []),
		byStatus: byIndex(2, ["status"], ["createdAt", "id"]),
	},
);
export type PromotionRecord = EntityItem<typeof Promotions>;
