import type { EntityItem } from "electrodb";
import { judgingParties, judgingStatuses } from "#shared/judges/judges.schema.ts";
import { number, oneOf, optional, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

/** A judge at an event: asked by the federation, or applying. Its key keeps anybody from being on a list twice. */
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
		registrationDate: text,
		/** Set when the event was over: the judge's competitions were counted then, unless it was called off. */
		settledAt: optional(text),
		...versioned,
	},
	{
		ofEvent: byKey(["eventId"], ["judgeId"]),
		ofJudge: byIndex(1, ["judgeId"], ["registrationDate"]),
		/** Confirmed, and not settled yet: those of events to come and of such as have just ended. */
		toSettle: {
			...byIndex(2, [], ["eventId"]),
			condition: ({ status, settledAt }) => status === "accepted" && settledAt === undefined,
		},
	},
);
export type AssignmentRecord = EntityItem<typeof JudgeAssignments>;
