import { Entity, type EntityItem } from "electrodb";
import { judgingParties, judgingStatuses } from "#shared/judges/judges.schema.ts";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

/** A judge at an event: asked by the federation, or applying. Its key keeps anybody from being on a list twice. */
export const JudgeAssignments = new Entity(
	{
		model: model("judgeAssignment"),
		attributes: {
			eventId: { type: "number", required: true },
			judgeId: { type: "number", required: true },
			id: { type: "number", required: true },
			status: { type: judgingStatuses, required: true },
			askedBy: { type: judgingParties, required: true },
			answeredBy: { type: judgingParties },
			notes: { type: "string" },
			answerNotes: { type: "string" },
			registrationDate: { type: "string", required: true },
			/** Set when the event was over: the judge's competitions were counted then, unless it was called off. */
			settledAt: { type: "string" },
			...versioned,
		},
		indexes: {
			ofEvent: byKey(["eventId"], ["judgeId"]),
			ofJudge: byIndex(1, ["judgeId"], ["registrationDate"]),
			/** Confirmed, and not settled yet: those of events to come and of such as have just ended. */
			toSettle: {
				...byIndex(2, [], ["eventId"]),
				condition: ({ status, settledAt }) => status === "accepted" && settledAt === undefined,
			},
		},
	},
	onTable,
);
export type AssignmentRecord = EntityItem<typeof JudgeAssignments>;
