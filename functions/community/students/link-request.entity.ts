import type { EntityItem } from "electrodb";
import { linkRequestStatuses } from "#shared/community/students/students.schema.ts";
import { number, oneOf, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

/**
 * A coach's request that a person with an account becomes their student. One per pair, by its key.
 */
export const LinkRequests = entity(
	"linkRequest",
	{
		coachId: number,
		studentId: number,
		status: oneOf(linkRequestStatuses),
		/** The address as the coach typed it. */
		email: text,
		createdAt: text,
		/**
		 * Seconds since 1970. Until then a pending request can be answered; a declined one blocks the
		 * coach from asking again.
		 */
		expiresAt: number,
	},
	{
		ofCoach: byKey(["coachId"], ["studentId"]),
		ofStudent: byIndex(1, ["studentId"], ["coachId"]),
	},
);
export type LinkRequestRecord = EntityItem<typeof LinkRequests>;
