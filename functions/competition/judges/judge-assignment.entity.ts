import type { EntityItem } from "electrodb";
import { officiatingRoles } from "#shared/competition/judges/judges.rules.ts";
import { judgingParties, judgingStatuses } from "#shared/competition/judges/judges.schema.ts";
import { number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

/**
 * A judge's assignment at an event, requested by the federation or applied for. The key allows one
 * per judge and event.
 */
export const JudgeAssignments = entity(
	"judgeAssignment",
	{
		eventId: number,
		judgeId: number,
		id: number,
		status: oneOf(judgingStatuses),
		askedBy: oneOf(judgingParties),
		answeredBy: optional(oneOf(judgingParties)),
		notes: optional(text),
		answerNotes: optional(text),
		role: optional(oneOf(officiatingRoles)),
		tatami: optional(number),
		registrationDate: text,
		/**
		 * Set after the event: the competition was then counted for the judge, unless the event was
		 * called off.
		 */
		settledAt: optional(text),
		...versioned,
	},
	{
		ofEvent: byKey(["eventId"], ["judgeId"]),
		ofJudge: byIndex(1, ["judgeId"], ["registrationDate"]),
		/**
		 * Accepted assignments that are not settled yet: at coming events and at events that just
		 * ended.
		 */
		toSettle: {
			...byIndex(2, [], ["eventId"]),
			condition: ({ status, settledAt }) => status === "accepted" && settledAt === undefined,
		},
	},
);
export type AssignmentRecord = EntityItem<typeof JudgeAssignments>;
