import type { EntityItem } from "electrodb";
import { linkRequestStatuses } from "#shared/students/students.schema.ts";
import { number, oneOf, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";

/** A coach asks somebody with an account to be their student. One for each pair, by its key. */
export const LinkRequests = entity(
	"linkRequest",
	{
		coachId: number,
		studentId: number,
		status: oneOf(linkRequestStatuses),
		/** The address as the coach typed it. */
		email: text,
		createdAt: text,
		/** Seconds since 1970: until then it can be answered, or bars the coach who was declined from asking again. */
		expiresAt: number,
	},
	{
		ofCoach: byKey(["coachId"], ["studentId"]),
		ofStudent: byIndex(1, ["studentId"], ["coachId"]),
	},
);
export type LinkRequestRecord = EntityItem<typeof LinkRequests>;
